import { and, eq } from 'drizzle-orm'
import { InvalidInput, Problem } from '#base/problem.ts'
import { findingOf } from '#features/badges/findings/rules.ts'
import { judged } from '#features/badges/verification/verdict-rules.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type { Semaphore } from '#platform/process/semaphore.ts'
import { staysShown } from '../../sharing/rules.ts'
import { endPages } from '../../sharing/server/end-pages.ts'
import type { KeptRow } from '../queries.ts'
import { type Reading, readForHolder } from '../reading/read-for-holder.ts'
import { openFile, openReading, type RowKey, sealReading } from '../sealing.ts'
import { keptBadges } from '../tables.ts'
import { answered, isAnother, over } from './over.ts'

type Stored = { holderId: string; sealed: Uint8Array; reading: Uint8Array | null }

/**
 * Reads and checks again what the server stored of a badge, as it was received. A file that only names an address is not read
 * while its host is away, or where it gives another badge: what was genuine then could not be checked. Undefined where the
 * last answer stays.
 */
export async function readAgain(
  ctx: Context,
  stored: Stored,
  { key, semaphore }: { key: RowKey; semaphore?: Semaphore },
): Promise<Reading | undefined> {
  const known = openReading(key, stored.reading)
  const file = openFile(key, stored.sealed)
  try {
    const { reading } = await readForHolder(ctx, stored.holderId, { file }, { known, semaphore })
    return known && isAnother(known, reading) ? readNoMore(known, ctx.now()) : over(known, reading)
  } catch (error) {
    if (!(error instanceof Problem || error instanceof InvalidInput)) throw error
    return known && error.key !== 'tooManyRequests' ? readNoMore(known, ctx.now()) : undefined
  }
}

/** What is left of a genuine badge that nobody confirms any more; a revoked one stays revoked. */
function readNoMore(known: Reading, now: Date): Reading | undefined {
  const { word, state, issuer } = known.verification
  if (word !== 'genuine' || state === 'revoked') return undefined
  const found = judged([findingOf('hosted', 'notGiven', { host: issuer.host })])
  return answered(known, { ...found, checkedAt: now.toISOString() })
}

/** A kept badge as it was when its check began. */
type Before = Pick<KeptRow, 'id' | 'holderId' | 'checkedAt'>
type Found = { key: RowKey; reading: Reading }
type Noted = Pick<KeptRow, 'word' | 'state'>

/**
 * Records what a check of a kept badge found, over what was found earlier, and returns the word and state until then;
 * undefined when it is not the server's to record any more, or a later check was faster. Nothing is removed; only its page
 * ends when it is no longer genuine or was revoked.
 */
export function noteReading(ctx: Context, before: Before, { key, reading }: Found): Promise<Noted | undefined> {
  const { id, holderId } = before
  return inTransaction(ctx, async (ctx) => {
    // A device may have sealed the badge meanwhile, another wallet have taken it over, or its holder removed it.
    const isServers = and(eq(keptBadges.id, id), eq(keptBadges.holderId, holderId), eq(keptBadges.sealedBy, ''))
    const [there] = await ctx.db
      .select({ word: keptBadges.word, state: keptBadges.state, checkedAt: keptBadges.checkedAt })
      .from(keptBadges)
      .where(isServers)
      .for('update')
    if (!there || !isOlder(there, before, reading)) return undefined
    await ctx.db.update(keptBadges).set(sealReading(key, reading)).where(isServers)
    if (!staysShown(reading)) await endPages(ctx, [id])
    await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'kept', subjectId: id })
    await recordEvent(ctx, { action: 'keptBadge.checked', subjectId: id })
    return there
  })
}

/** Whether what is stored is what a check began with, however the clocks differ, or was found before it. */
function isOlder(there: { checkedAt: Date | null }, before: Before, { verification }: Reading): boolean {
  const at = there.checkedAt?.getTime()
  return at === undefined || at === before.checkedAt?.getTime() || at < Date.parse(verification.checkedAt)
}

/** `noteReading` for a check that the holder did not ask for: they are told by e-mail when the badge got worse. */
export function noteAndTell(ctx: Context, before: Before, found: Found): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const noted = await noteReading(ctx, before, found)
    if (!noted || !isWorse(found.reading.verification, noted)) return
    const at = found.reading.verification.checkedAt
    await ctx.jobs.send(ctx, 'mail-kept-change', { keptId: before.id, at: String(Date.parse(at)) })
    await recordEvent(ctx, { action: 'keptBadge.changed', subjectId: before.id })
  })
}

/** Whether the holder is told: the badge is not genuine, revoked or suspended now, and was not that before. */
function isWorse(now: Reading['verification'], before: Noted): boolean {
  if (now.word === 'notGenuine') return before.word !== 'notGenuine'
  return (now.state === 'revoked' || now.state === 'suspended') && now.state !== before.state
}
