import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { DOMAIN_CHECK_MS, DOMAIN_MISSES, hostOf } from '../../rules.ts'
import { issuerVerifications } from '../../server/tables.ts'
import { lookForDomain } from './look-for-domain.ts'

type Row = typeof issuerVerifications.$inferSelect

/** Domains of one round; a site may take seconds to answer. */
const AT_ONCE = 50

/**
 * Looks again for the files of domains that were last looked at a week ago. A proof ends after three misses in a row, and
 * at once when the community's website is another one. The rest waits for the next round.
 */
export async function recheckDomains(ctx: SystemContext): Promise<void> {
  const due = await ctx.db
    .select()
    .from(issuerVerifications)
    .where(
      and(
        eq(issuerVerifications.type, 'domain'),
        isNull(issuerVerifications.endedAt),
        lte(issuerVerifications.checkedAt, new Date(ctx.now().getTime() - DOMAIN_CHECK_MS)),
      ),
    )
    .orderBy(asc(issuerVerifications.checkedAt))
    .limit(AT_ONCE)
  for (const row of due) {
    if (ctx.stopping.aborted) return
    await recheck(ctx, row)
  }
}

async function recheck(ctx: SystemContext, row: Row): Promise<void> {
  const now = ctx.now()
  const isRow = and(
    eq(issuerVerifications.issuerId, row.issuerId),
    eq(issuerVerifications.type, row.type),
    eq(issuerVerifications.value, row.value),
    isNull(issuerVerifications.endedAt),
  )
  // The update is the lock: of two processes one asks the site.
  const taken = await ctx.db
    .update(issuerVerifications)
    .set({ checkedAt: now })
    .where(and(isRow, eq(issuerVerifications.checkedAt, row.checkedAt)))
    .returning({ value: issuerVerifications.value })
  if (taken.length === 0) return
  const issuer = await findIssuer(ctx, row.issuerId)
  const isOwn = issuer !== undefined && hostOf(issuer.website) === row.value
  const fault = isOwn ? await lookForDomain(ctx, issuer, row.value) : undefined
  const misses = fault ? row.misses + 1 : 0
  const isOver = !isOwn || misses >= DOMAIN_MISSES
  if (misses === row.misses && !isOver) return
  await inTransaction(ctx, async (ctx) => {
    // Nobody proved it again meanwhile.
    const noted = await ctx.db
      .update(issuerVerifications)
      .set({ misses, endedAt: isOver ? now : null })
      .where(and(isRow, eq(issuerVerifications.checkedAt, now)))
      .returning({ value: issuerVerifications.value })
    if (noted.length === 0) return
    const action = isOver ? 'verification.ended' : 'verification.checked'
    await recordEvent(ctx, { action, issuerId: row.issuerId, subjectId: row.issuerId, detail: { misses } })
  })
}
