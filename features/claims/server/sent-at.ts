import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { claims } from './tables.ts'

/** When a claim was first handed over, for an update that hands it over now: what is known stays. */
export function sentAt(ctx: Context): SQL {
  return sql`coalesce(${claims.sentAt}, ${ctx.now().toISOString()}::timestamptz)`
}
