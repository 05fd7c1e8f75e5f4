import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import type { AdminContext } from '#platform/context.ts'
import { rowCursors } from '#platform/cursors/row-cursors.ts'
import { bouncedAddresses } from '../hooks.ts'
import { CAME_BACK_MAX, SUPPRESSIONS_PAGE } from '../rules.ts'
import type * as contract from '../suppression-contract.ts'
import { suppressedOf } from './suppressed-of.ts'
import { suppressions } from './tables.ts'

const MARK_LENGTH = 8

/** The beginning of an address's hash, which distinguishes the rows of the list. */
export function markOf({ emailHash }: { emailHash: string }): string {
  return emailHash.slice(0, MARK_LENGTH)
}

/** Lists the issuer's suppressed addresses in pages, and bounced addresses that are candidates. */
export async function listSuppressions(ctx: AdminContext, { after }: Input<typeof contract.listSuppressions>) {
  const { issuerId } = ctx.actor
  const from = rowCursors.read(after)
  const rows = await ctx.db
    .select()
    .from(suppressions)
    .where(
      and(
        eq(suppressions.issuerId, issuerId),
        from &&
          sql`(${suppressions.at}, ${suppressions.emailHash}) < (${from.createdAt.toISOString()}::timestamptz, ${from.id})`,
      ),
    )
    .orderBy(desc(suppressions.at), desc(suppressions.emailHash))
    .limit(SUPPRESSIONS_PAGE + 1)
  const shown = rows.slice(0, SUPPRESSIONS_PAGE)
  const last = rows.length > SUPPRESSIONS_PAGE ? shown.at(-1) : undefined
  const [all] = await ctx.db.select({ n: count() }).from(suppressions).where(eq(suppressions.issuerId, issuerId))
  return {
    total: all?.n ?? 0,
    rows: shown.map((row) => ({ mark: markOf(row), at: row.at.toISOString(), reason: row.reason })),
    next: last ? rowCursors.write({ createdAt: last.at, id: last.emailHash }) : '',
    cameBack: after === '' ? await cameBack(ctx) : [],
  }
}

/** Addresses that bounced permanently and are not suppressed yet. */
async function cameBack(ctx: AdminContext) {
  const { issuerId } = ctx.actor
  const bounced = await bouncedAddresses.get()(ctx, issuerId)
  const unwanted = await suppressedOf(
    ctx,
    issuerId,
    bounced.map(({ email }) => email),
  )
  return bounced.filter(({ email }) => !unwanted.has(email)).slice(0, CAME_BACK_MAX)
}
