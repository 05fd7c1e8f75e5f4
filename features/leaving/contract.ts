import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'

/** GET /managers/deletion (ours): what a deletion would do, in numbers. */
export const getDeletion = endpoint({
  method: 'GET',
  path: '/managers/deletion',
  who: 'mainAdmin',
  cors: 'studio',
  input: z.object({}),
  /** Badges that people have and that hold; claims that are still open. */
  output: z.object({ badges: z.number(), openClaims: z.number() }),
})

/** DELETE /managers: deletes the community of the caller, its main admin. */
export const deleteIssuer = endpoint({
  method: 'DELETE',
  path: '/managers',
  who: 'mainAdmin',
  cors: 'studio',
  input: z.object({}),
  output: z.object({ callbackId: z.string() }),
})
