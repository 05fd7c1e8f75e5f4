import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { WALLET_STATES, type WalletCounts, type WalletState } from '../rules.ts'
import { badges, walletReports } from './tables.ts'

/** A report only moves a badge to the right, so that a wallet's reports about it have an end. */
const STEPS: WalletState[] = ['failed', 'declined', 'stored', 'removed']

/** `removed` replaces `declined` where the wallet had stored the badge before. */
type Report = { badgeId: string; claimId: string; state: Exclude<WalletState, 'removed'> }

/**
 * Keeps the furthest of a wallet's reports about a badge of a claim (`STEPS`); any other changes nothing. False when the
 * claim has no such badge.
 */
export function noteWalletReport(ctx: Context, { badgeId, claimId, state }: Report): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const [badge] = await ctx.db
      .select({ issuerId: badges.issuerId })
      .from(badges)
      .where(and(eq(badges.id, badgeId), eq(badges.claimId, claimId)))
    if (!badge) return false
    const now = sql`case when excluded.state = 'declined' and ${walletReports.state} in ('stored', 'removed')
      then 'removed' else excluded.state end`
    const changed = await ctx.db
      .insert(walletReports)
      .values({ badgeId, claimId, state, at: ctx.now() })
      .onConflictDoUpdate({
        target: walletReports.badgeId,
        set: { state: now, at: sql`excluded.at` },
        setWhere: gt(stepOf(now), stepOf(sql`${walletReports.state}`)),
      })
      .returning({ state: walletReports.state })
    const [row] = changed
    if (row) await recordEvent(ctx, { action: `badge.${row.state}`, issuerId: badge.issuerId, subjectId: badgeId })
    return true
  })
}

function stepOf(state: SQL): SQL {
  const steps = STEPS.map((step) => sql`${step}`)
  return sql`array_position(array[${sql.join(steps, sql`, `)}]::text[], ${state})`
}

/** How many badges of each claim are in which state, as wallets reported; a claim without reports is absent. */
export async function walletCountsOf(ctx: Context, claimIds: string[]): Promise<Map<string, WalletCounts>> {
  if (claimIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ claimId: walletReports.claimId, state: walletReports.state, count: sql`count(*)`.mapWith(Number) })
    .from(walletReports)
    .where(inArray(walletReports.claimId, claimIds))
    .groupBy(walletReports.claimId, walletReports.state)
  const byClaim = Map.groupBy(rows, ({ claimId }) => claimId)
  return new Map([...byClaim].map(([claimId, counted]) => [claimId, countsOf(counted)]))
}

function countsOf(rows: { state: WalletState; count: number }[]): WalletCounts {
  const countOf = (state: WalletState) => rows.find((row) => row.state === state)?.count ?? 0
  return Object.fromEntries(WALLET_STATES.map((state) => [state, countOf(state)])) as WalletCounts
}
