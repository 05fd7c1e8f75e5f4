import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { areDigitsOf } from '#features/mailing/server/entry-digits.ts'
import { CODE_TRIES } from '#features/sign-in/rules.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { entries } from './tables.ts'

/**
 * Confirms the address of an entry by its six-digit code (else `codeWrong`). The update that counts the attempt is the lock:
 * after the fifth wrong code the entry ends (`claimGone`). A confirmed entry stays confirmed.
 */
export async function confirmEntryAddress(ctx: Context, entryId: string, digits: string): Promise<void> {
  const [entry] = await ctx.db
    .update(entries)
    .set({ tries: sql`${entries.tries} + 1` })
    .where(and(eq(entries.id, entryId), lt(entries.tries, CODE_TRIES), gt(entries.expiresAt, ctx.now())))
    .returning()
  if (!entry) throw new Problem('claimGone')
  if (entry.codeHash === '') return
  if (!areDigitsOf(ctx.config, entry, digits)) throw new Problem('codeWrong')
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.update(entries).set({ codeHash: '' }).where(eq(entries.id, entry.id))
    await recordEvent(ctx, { action: 'link.addressConfirmed', subjectId: entry.claimId })
  })
}
