import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { entries } from '#features/claims/server/tables.ts'
import { readEntryToken } from '#features/mailing/server/claim-token.ts'
import { areDigitsOf } from '#features/mailing/server/entry-digits.ts'
import { CODE_TRIES } from '#features/sign-in/rules.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/**
 * Confirms the address of an entry by its six digits. The update that counts the try is the lock: the fifth wrong one
 * ends the entry (`claimGone`). A confirmed entry stays confirmed.
 */
export async function confirmEntry(ctx: Context, { code, digits }: Input<typeof contract.confirmEntry>) {
  const named = readEntryToken(ctx.config, code)
  if (!named) throw new Problem('claimGone')
  const [entry] = await ctx.db
    .update(entries)
    .set({ tries: sql`${entries.tries} + 1` })
    .where(and(eq(entries.id, named.id), lt(entries.tries, CODE_TRIES), gt(entries.expiresAt, ctx.now())))
    .returning()
  if (!entry) throw new Problem('claimGone')
  if (entry.codeHash === '') return {}
  if (!areDigitsOf(ctx.config, entry, digits)) throw new Problem('codeWrong')
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.update(entries).set({ codeHash: '' }).where(eq(entries.id, entry.id))
    await recordEvent(ctx, { action: 'link.addressConfirmed', subjectId: entry.claimId })
    return {}
  })
}
