import { and, eq } from 'drizzle-orm'
import { InvalidInput, Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import type { BadgeState, Word } from '#features/proofs/word-rules.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type { Semaphore } from '#platform/process/semaphore.ts'
import { staysShown } from '../../sharing/rules.ts'
import { endPages } from '../../sharing/server/end-pages.ts'
import type { KeptRow } from '../queries.ts'
import { type Reading, readForHolder } from '../reading/read-for-holder.ts'
import { openFile, openValue, type RowKey, sealReading } from '../sealing.ts'
import { keptBadges } from '../tables.ts'

type Stored = { holderId: string; sealed: Uint8Array; reading: Uint8Array | null }

/**
 * Reads and checks again what the server stored of a badge, as it was received; undefined when it cannot be read just now: a
 * file that only names an address is not read while its host is away.
 */
export async function readAgain(
  ctx: Context,
  stored: Stored,
  { key, semaphore }: { key: RowKey; semaphore?: Semaphore },
): Promise<Reading | undefined> {
  const known = stored.reading ? openValue<Reading>(key, 'reading', stored.reading) : undefined
  const file = openFile(key, stored.sealed)
  try {
    return (await readForHolder(ctx, stored.holderId, { file }, { known, semaphore })).reading
  } catch (error) {
    if (error instanceof Problem || error instanceof InvalidInput) return undefined
    throw error
  }
}

type Row = Pick<KeptRow, 'id' | 'holderId'>
type Found = { key: RowKey; reading: Reading }

/**
 * Records what a check of a kept badge found; false when it is not the server's to record any more. Nothing is removed; only
 * its page ends when it is no longer genuine or was revoked.
 */
export function noteReading(ctx: Context, { id, holderId }: Row, { key, reading }: Found): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    // A device may have sealed the badge meanwhile, another wallet have taken it over, or its holder removed it.
    const noted = await ctx.db
      .update(keptBadges)
      .set(sealReading(key, reading))
      .where(and(eq(keptBadges.id, id), eq(keptBadges.holderId, holderId), eq(keptBadges.sealedBy, '')))
      .returning({ id: keptBadges.id })
    if (noted.length === 0) return false
    if (!staysShown(reading)) await endPages(ctx, [id])
    await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'kept', subjectId: id })
    await recordEvent(ctx, { action: 'keptBadge.checked', subjectId: id })
    return true
  })
}

type Before = Row & { word: Word | ''; state: BadgeState | '' }

/** `noteReading` for a check that the holder did not ask for: they are told by e-mail when the badge got worse. */
export function noteAndTell(ctx: Context, row: Before, found: Found): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const isNoted = await noteReading(ctx, row, found)
    if (!isNoted || !isWorse(found.reading.verification, row)) return
    const at = found.reading.verification.checkedAt
    await ctx.jobs.send(ctx, 'mail-kept-change', { keptId: row.id, at: String(Date.parse(at)) })
    await recordEvent(ctx, { action: 'keptBadge.changed', subjectId: row.id })
  })
}

/** Whether the holder is told: the badge is not genuine, revoked or suspended now, and was not that before. */
function isWorse(now: Reading['verification'], before: Before): boolean {
  if (now.word === 'notGenuine') return before.word !== 'notGenuine'
  return (now.state === 'revoked' || now.state === 'suspended') && now.state !== before.state
}
