import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { IssuerId } from '#base/ids.ts'
import type { Context } from '#platform/context.ts'
import { audit } from '#platform/tables.ts'
import { issuers } from './tables.ts'

// A literal, as in the index, which a bound value would not use.
const isVia = sql`${audit.via} <> ''`

/**
 * Tells which parent's admin did the newest of some actions on a subject of an issuer, by its name; '' where its own
 * people did.
 */
export async function parentsBehind(ctx: Context, issuerId: string, subjectIds: string[]) {
  const ids = [...new Set(subjectIds)]
  const rows = await ctx.db
    .select({ subjectId: audit.subjectId, action: audit.action, name: issuers.name })
    .from(audit)
    .innerJoin(issuers, eq(issuers.id, audit.via))
    .where(and(eq(audit.issuerId, issuerId), isVia, inArray(audit.subjectId, ids)))
    .orderBy(desc(audit.id))
  const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId)
  return (subjectId: string, actions: string[]): string =>
    bySubject.get(subjectId)?.find(({ action }) => actions.includes(action))?.name ?? ''
}

type Begun = { issuerId: string; subjectId: string; action: string; changeId: string }

/** The parent whose admin began a change that a job continues; undefined where its own people did. */
export async function viaOfChange(ctx: Context, begun: Begun): Promise<IssuerId | undefined> {
  const { issuerId, subjectId, action, changeId } = begun
  const [row] = await ctx.db
    .select({ via: audit.via })
    .from(audit)
    .where(
      and(
        eq(audit.issuerId, issuerId),
        isVia,
        eq(audit.subjectId, subjectId),
        eq(audit.action, action),
        sql`${audit.detail}->>'changeId' = ${changeId}`,
      ),
    )
  return row?.via as IssuerId | undefined
}
