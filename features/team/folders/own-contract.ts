import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'

/** GET /access-control/own (ours): what the caller can do, for the studio to offer it. An admin can do everything. */
export const getOwnRights = endpoint({
  method: 'GET',
  path: '/access-control/own',
  who: 'contributor',
  cors: 'studio',
  input: z.object({}),
  output: z.object({
    isAdmin: z.boolean(),
    /** The folders in which a contributor can create templates, by name; empty for an admin, who needs no folder. */
    canCreate: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})
