import { and, inArray, lt, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { entryDigits, hashEntryDigits } from '#features/mailing/server/entry-digits.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { ENTRY_MINUTES } from '../rules.ts'
import type { Claim } from './queries.ts'
import { entries } from './tables.ts'

/** Entries that expired unused; each new entry deletes them. */
const CLEARED_AT_ONCE = 10

/**
 * Writes an entry into an open link from the caller's network, in the caller's transaction, and returns its id. An entry
 * with an address waits until the address is confirmed by a code.
 */
export async function addEntry(ctx: Context, claim: Claim, email: string): Promise<string> {
  await clearEnded(ctx)
  const id = newId()
  await ctx.db.insert(entries).values({
    id,
    claimId: claim.id,
    network: ctx.network,
    email,
    codeHash: email && hashEntryDigits(ctx.config, id, entryDigits(ctx.config, id)),
    expiresAt: new Date(ctx.now().getTime() + ENTRY_MINUTES * 60_000),
  })
  await recordEvent(ctx, { action: 'link.entered', issuerId: claim.issuerId, subjectId: claim.id })
  return id
}

async function clearEnded(ctx: Context): Promise<void> {
  const ended = ctx.db
    .select({ id: entries.id })
    .from(entries)
    .where(and(lt(entries.expiresAt, ctx.now()), sql`${entries.usedAt} is null`))
    .limit(CLEARED_AT_ONCE)
    .for('update', { skipLocked: true })
  await ctx.db.delete(entries).where(inArray(entries.id, ended))
}
