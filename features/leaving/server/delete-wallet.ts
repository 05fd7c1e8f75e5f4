import { assertProven } from '#features/holders/server/assert-proven.ts'
import type { HolderContext } from '#platform/context.ts'
import { eraseHolder } from './erase-holder.ts'
import { findPerson } from './find-person.ts'

/**
 * Erases the caller as a holder, as `eraseHolder` does, all sessions included. Twice at once erases once. Throws
 * `addressNotProven` in a session that a claim link alone opened.
 */
export async function deleteWallet(ctx: HolderContext): Promise<Record<string, never>> {
  assertProven(ctx)
  const person = await findPerson(ctx, ctx.actor.holderId)
  if (person) await eraseHolder(ctx, person)
  return {}
}
