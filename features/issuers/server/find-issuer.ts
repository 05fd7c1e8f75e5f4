import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database/db.ts'
import { keptQuery } from '#platform/database/statements.ts'
import { issuers } from './tables.ts'

export type Issuer = typeof issuers.$inferSelect

/** The issuer with an id, or undefined when there is none or it was deleted. */
export async function findIssuer(ctx: Context, issuerId: string): Promise<Issuer | undefined> {
  const [issuer] = await keptQuery(ctx, 'issuer', buildQuery).execute({ issuerId })
  return issuer
}

function buildQuery(db: Db, name: string) {
  const isNamed = eq(issuers.id, sql.placeholder('issuerId'))
  return db
    .select()
    .from(issuers)
    .where(and(isNamed, isNull(issuers.deletedAt)))
    .prepare(name)
}
