import { and, eq } from 'drizzle-orm'
import { InvalidInput, Problem } from '#base/problem.ts'
import type { BadgeState, Word } from '#features/proofs/word-rules.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { RECHECK_MS } from '../../rules.ts'
import type { RowKey } from '../sealing.ts'
import { keptBadges } from '../tables.ts'
import { noteReading, readAgain } from './check-again.ts'
import { nextRecheck } from './next-recheck.ts'

export type DueRow = { id: string; holderId: string; dueAt: Date; summary: Uint8Array }

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Checks one badge that is due and notes when it is due again. While its issuer cannot be asked, the last answer stays, with
 * its day, and it is tried again daily; after a few days "could not be checked" is noted.
 */
export async function recheckOne(
  ctx: SystemContext,
  { id, dueAt }: Pick<DueRow, 'id' | 'dueAt'>,
  key: RowKey,
): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(keptBadges)
    .where(and(eq(keptBadges.id, id), eq(keptBadges.sealedBy, '')))
  if (!row) return
  const now = ctx.now()
  const reading = await readAgain(ctx, row, key).catch((error: unknown) => {
    if (error instanceof Problem || error instanceof InvalidInput) return undefined
    throw error
  })
  const isOpen = reading?.verification.word !== 'genuine' && reading?.verification.word !== 'notGenuine'
  const age = now.getTime() - (row.checkedAt?.getTime() ?? 0)
  const isTriedAgain = isOpen && row.word !== 'notChecked' && age < RECHECK_MS + 3 * DAY_MS
  const recheckAt = isTriedAgain ? new Date(now.getTime() + DAY_MS) : nextRecheck(dueAt, now)
  await inTransaction(ctx, async (ctx) => {
    const isRow = and(eq(keptBadges.id, id), eq(keptBadges.holderId, row.holderId), eq(keptBadges.sealedBy, ''))
    const there = await ctx.db.update(keptBadges).set({ recheckAt }).where(isRow).returning({ id: keptBadges.id })
    if (there.length === 0 || !reading || isTriedAgain) return
    await noteReading(ctx, row, { key, reading })
    if (isWorse(reading.verification, row)) {
      await ctx.jobs.send(ctx, 'mail-kept-change', { keptId: id, at: String(now.getTime()) })
      await recordEvent(ctx, { action: 'keptBadge.changed', subjectId: id })
    }
  })
}

type Answer = { word: Word | ''; state: BadgeState | '' }

/** Whether the holder is told: the badge is not genuine, revoked or suspended now, and was not that before. */
function isWorse(now: Answer, before: Answer): boolean {
  if (now.word === 'notGenuine') return before.word !== 'notGenuine'
  return (now.state === 'revoked' || now.state === 'suspended') && now.state !== before.state
}
