import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { readCursor, writeCursor } from '#base/row-cursor.ts'
import type { AdminContext, TeamContext } from '#platform/context.ts'
import { CAME_BACK_MAX, SUPPRESSIONS_PAGE } from '../mail-rules.ts'
import type * as contract from '../suppression-contract.ts'
import { suppressions } from './mail-tables.ts'
import { suppressedOf } from './queries.ts'
import { claims } from './tables.ts'

const MARK_LENGTH = 8
const CAME_BACK_DAYS = 90
/** The maximum number of rows searched for bounced addresses. */
const LOOKED_AT = 500

/** The beginning of an address's hash, which distinguishes rows. */
export function markOf({ emailHash }: { emailHash: string }): string {
  return emailHash.slice(0, MARK_LENGTH)
}

/** Lists suppressed addresses in pages, and bounced addresses that are candidates. */
export async function listSuppressions(ctx: AdminContext, { after }: Input<typeof contract.listSuppressions>) {
  const { issuerId } = ctx.actor
  const from = readCursor(after)
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
    next: last ? writeCursor({ createdAt: last.at, id: last.emailHash }) : '',
    cameBack: after === '' ? await cameBack(ctx) : [],
  }
}

/** Addresses recently refused for good by a mail server, each once, that are not suppressed yet. */
async function cameBack(ctx: TeamContext) {
  const { issuerId } = ctx.actor
  const since = new Date(ctx.now().getTime() - CAME_BACK_DAYS * 86_400_000)
  const rows = await ctx.db
    .select({ email: claims.email, at: claims.createdAt, answer: claims.deliveryDetail })
    .from(claims)
    .where(
      and(
        eq(claims.issuerId, issuerId),
        // Spelled like the index's condition, which a bound value would not match.
        sql`${claims.delivery} = 'bounced' and ${claims.email} <> ''`,
        gt(claims.createdAt, since),
        ne(claims.deliveryDetail, ''),
      ),
    )
    .orderBy(desc(claims.createdAt))
    .limit(LOOKED_AT)
  const refused = new Map<string, (typeof rows)[number]>()
  for (const row of rows) if (/^5\d\d\b/.test(row.answer) && !refused.has(row.email)) refused.set(row.email, row)
  const unwanted = await suppressedOf(ctx, issuerId, [...refused.keys()])
  return [...refused.values()]
    .filter(({ email }) => !unwanted.has(email))
    .slice(0, CAME_BACK_MAX)
    .map(({ email, at, answer }) => ({ email, at: at.toISOString(), answer }))
}
