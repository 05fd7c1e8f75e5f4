import { assertProven } from '#features/holders/server/assert-proven.ts'
import type { HolderContext } from '#platform/context.ts'
import { eraseHolder } from './erase-holder.ts'
import { identifyPerson } from './identify-person.ts'

/**
 * Erases the caller as a holder, as `eraseHolder` does, all sessions included. Twice at once erases once. Throws
 * `addressNotProven` in a session that a claim link alone opened.
 */
export async function deleteWallet(ctx: HolderContext): Promise<Record<string, never>> {
  assertProven(ctx)
  await eraseHolder(ctx, await identifyPerson(ctx, ctx.actor.holderId))
  return {}
}
