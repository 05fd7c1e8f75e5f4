import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { describeClaims } from './describe-claims.ts'
import { claims } from './tables.ts'

type Asked = Input<typeof contract.listSessions>
type Filter = Asked['status']

/** A template's history, newest first, by status and search (address or note), with the count of each status. */
export async function listSessions(ctx: AdminContext, asked: Asked) {
  const template = await findOwnTemplate(ctx, asked.templateId)
  const found = and(eq(claims.templateId, template.id), matches(asked.search))
  const conditions = conditionsAt(ctx.now())
  const counts = await countEach(ctx, found, conditions)
  const rows = await ctx.db
    .select()
    .from(claims)
    .where(and(found, conditions[asked.status]))
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(asked.pageSize)
    .offset((asked.pageNumber - 1) * asked.pageSize)
  const totalCount = counts[asked.status]
  return {
    sessions: await describeClaims(ctx, rows),
    counts,
    pagination: { totalCount, totalPages: Math.ceil(totalCount / asked.pageSize) },
  }
}

function matches(search: string): SQL | undefined {
  const text = search.trim().replace(/[\\%_]/g, '\\$&')
  return text === '' ? undefined : or(ilike(claims.email, `%${text}%`), ilike(claims.note, `%${text}%`))
}

// The same decisions as `statusOfClaim`, told to the database.
function conditionsAt(now: Date): Record<Filter, SQL> {
  const isKept = sql`(${claims.revokedAt} is null and ${claims.suspendedAt} is null)`
  const isOwned = sql`(${claims.didLimit} = 1 and ${claims.taken} > 0)`
  const isOpen = sql`${claims.endDate} > ${now.toISOString()}::timestamptz`
  return {
    all: sql`true`,
    revoked: sql`${claims.revokedAt} is not null`,
    suspended: sql`(${claims.revokedAt} is null and ${claims.suspendedAt} is not null)`,
    owner: sql`(${isKept} and ${isOwned})`,
    pending: sql`(${isKept} and not ${isOwned} and ${isOpen})`,
    expired: sql`(${isKept} and not ${isOwned} and not ${isOpen})`,
    bounced: sql`(${isKept} and not ${isOwned} and ${claims.delivery} = 'bounced')`,
  }
}

async function countEach(ctx: AdminContext, found: SQL | undefined, conditions: Record<Filter, SQL>) {
  const count = (filter: Filter) => sql<number>`count(*) filter (where ${conditions[filter]})`.mapWith(Number)
  const [row] = await ctx.db
    .select({
      all: count('all'),
      owner: count('owner'),
      pending: count('pending'),
      expired: count('expired'),
      suspended: count('suspended'),
      revoked: count('revoked'),
      bounced: count('bounced'),
    })
    .from(claims)
    .where(found)
  if (!row) throw new Error('The count has no row')
  return row
}
