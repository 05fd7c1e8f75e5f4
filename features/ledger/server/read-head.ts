import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { sealedKeys } from '#features/keys/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database/db.ts'
import { keptQuery } from '#platform/database/statements.ts'
import { OWNER, verifierKeyOf } from './ledger-keys.ts'
import type { CheckpointRow } from './queries.ts'
import { ledgerCheckpoints } from './tables.ts'

type Head = { checkpoint?: CheckpointRow | undefined; keys: string[] }

/** The latest checkpoint, and the keys of this log that are valid now, newest first, in one statement. */
export async function readHead(ctx: Context): Promise<Head> {
  const [row] = await keptQuery(ctx, 'ledger-head', buildQuery).execute()
  return { checkpoint: row?.checkpoint, keys: (row?.keys ?? []).map((key) => verifierKeyOf(ctx, key)) }
}

function buildQuery(db: Db, name: string) {
  const keys = db
    .select({
      all: sql`coalesce(array_agg(${sealedKeys.publicKey} order by ${sealedKeys.createdAt} desc, ${sealedKeys.id} desc), '{}')`,
    })
    .from(sealedKeys)
    .where(and(eq(sealedKeys.ownerId, OWNER), eq(sealedKeys.purpose, 'ledger'), isNull(sealedKeys.compromisedAt)))
  return db
    .select({ checkpoint: ledgerCheckpoints, keys: sql<string[]>`(${keys})` })
    .from(ledgerCheckpoints)
    .orderBy(desc(ledgerCheckpoints.size))
    .limit(1)
    .prepare(name)
}
