import type { Input } from '#base/endpoint.ts'
import { noteClaim } from '#features/claims/server/note-claim.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/** Writes the note of a history row. */
export async function updateSessionNote(ctx: TeamContext, asked: Input<typeof contract.updateSessionNote>) {
  await noteClaim(ctx, asked.challenge, asked.note)
  return {}
}
