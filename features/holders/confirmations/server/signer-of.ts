import type { HolderContext } from '#platform/context.ts'
import { findHolder } from '../../server/queries.ts'

/**
 * The did:sdi of the key that only the signed-in holder has: the one that opened the session, else their wallet's own.
 * Undefined for a wallet whose key the server keeps.
 */
export async function signerOf(ctx: HolderContext): Promise<string | undefined> {
  if (ctx.actor.did !== undefined) return ctx.actor.did
  const holder = await findHolder(ctx, ctx.actor.holderId)
  return holder?.kind === 'own' ? holder.did : undefined
}
