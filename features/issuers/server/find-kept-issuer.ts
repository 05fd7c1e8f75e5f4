import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database/db.ts'
import { keptQuery } from '#platform/database/statements.ts'
import type { Issuer } from './find-issuer.ts'
import { issuers } from './tables.ts'

/** The issuer with an id, including deleted ones: others still see it on its badges. */
export async function findKeptIssuer(ctx: Context, issuerId: string): Promise<Issuer | undefined> {
  const [issuer] = await keptQuery(ctx, 'kept-issuer', buildQuery).execute({ issuerId })
  return issuer
}

function buildQuery(db: Db, name: string) {
  return db
    .select()
    .from(issuers)
    .where(eq(issuers.id, sql.placeholder('issuerId')))
    .prepare(name)
}
