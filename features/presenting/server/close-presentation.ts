import { and, eq, ne } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction, onCommit, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { ownPresentation } from './own-asked.ts'
import { channelOf, type PresentationRow, type VerifierRow } from './queries.ts'
import { presentations } from './tables.ts'

/** Closes a request of the studio: what was shown is discarded, and no wallet can answer any more. */
export async function closePresentation(ctx: TeamContext, asked: Input<typeof contract.closePresentation>) {
  await discardShown(ctx, await ownPresentation(ctx, asked))
  return {}
}

/** Ends a request and discards what was shown. Idempotent. */
export async function discardShown(ctx: Context, { id, issuerId, state }: PresentationRow): Promise<void> {
  if (state === 'ended') return
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.update(presentations).set({ state: 'ended', shown: null }).where(eq(presentations.id, id))
    await recordEvent(ctx, { action: 'presentation.closed', issuerId, subjectId: id })
    await onCommit(ctx, () => ctx.notices.notify(channelOf(id)))
  })
}

/** Ends all requests of a verifier link and discards what was shown to it; in a transaction. Returns how many. */
export async function discardOfVerifier(ctx: Context, { id, issuerId }: VerifierRow): Promise<number> {
  const isOfLink = and(eq(presentations.issuerId, issuerId), eq(presentations.verifierId, id))
  const closed = await ctx.db
    .update(presentations)
    .set({ state: 'ended', shown: null })
    .where(and(isOfLink, ne(presentations.state, 'ended')))
    .returning({ id: presentations.id })
  await onCommit(ctx, async () => {
    for (const each of closed) await ctx.notices.notify(channelOf(each.id))
  })
  return closed.length
}
