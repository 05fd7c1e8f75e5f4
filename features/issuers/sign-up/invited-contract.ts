import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'

/**
 * GET /auth/sub-invitation (ours): the open invitation to create a sub-community with the caller's address, the newest of
 * several; empty texts without one. The wizard starts from its values, names the parent, and gives `invitationId` to
 * `createIssuer`: without it the new community is inside of nothing.
 */
export const getSubInvitation = endpoint({
  method: 'GET',
  path: '/auth/sub-invitation',
  who: 'applicant',
  cors: 'studio',
  input: z.object({}),
  output: z.object({
    invitationId: z.string(),
    name: z.string(),
    /** The invited address, which is the caller's own. */
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    parent: z.object({ name: z.string(), profileImage: z.string() }),
  }),
})
