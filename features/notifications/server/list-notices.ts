import { and, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { parentsBehind } from '#features/issuers/server/acted-via.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import { hashText } from '#platform/access/derive-key.ts'
import type { TeamContext } from '#platform/context.ts'
import { audit } from '#platform/tables.ts'
import type * as contract from '../contract.ts'
import { NOTICE_KINDS, NOTICES_PAGE, UNSEEN_MAX } from '../rules.ts'
import { describeSubjects } from './describe-subjects.ts'
import { bellMarks } from './tables.ts'

/** What starts a send or a change, whose end is notified. */
const CAUSES = ['sessions.created', 'sessions.imported', 'operation.started']

// A literal, as in the index, which a bound value would not use.
const isNotice = sql`${audit.action} like 'notice.%'`

/** The issuer's notifications, for a contributor of their templates and for an admin since they joined, and how many of them the caller has not seen. */
export async function listNotices(ctx: TeamContext, { before }: Input<typeof contract.listNotices>) {
  const { issuerId } = ctx.actor
  const [mark] = await ctx.db
    .select({ seenTo: bellMarks.seenTo })
    .from(bellMarks)
    .where(and(eq(bellMarks.issuerId, issuerId), eq(bellMarks.reader, readerOf(ctx))))
  const seenTo = mark?.seenTo ?? 0
  const own = and(
    eq(audit.issuerId, issuerId),
    isNotice,
    mayUse(ctx, sql`${audit.detail}->>'templateId'`, 'see'),
    isSinceJoining(ctx),
    isReadable(ctx),
  )
  const rows = await ctx.db
    .select()
    .from(audit)
    .where(before > 0 ? and(own, lt(audit.id, before)) : own)
    .orderBy(desc(audit.id))
    .limit(NOTICES_PAGE + 1)
  const unseen = await ctx.db
    .select({ id: audit.id })
    .from(audit)
    .where(and(own, gt(audit.id, seenTo)))
    .limit(UNSEEN_MAX)
  const shown = rows.slice(0, NOTICES_PAGE)
  const about = await describeSubjects(ctx, shown)
  const behind = await parentsBehind(
    ctx,
    issuerId,
    shown.map(({ subjectId }) => subjectId),
  )
  return {
    notices: shown.flatMap(({ id, action, subjectId, at, detail }) => {
      const kind = NOTICE_KINDS.find((each) => action === `notice.${each}`)
      if (!kind) return []
      const via = behind(subjectId, [action, ...CAUSES])
      const count = Number(detail.count ?? 0)
      return { id, kind, at: at.toISOString(), isNew: id > seenTo, count, ...about(detail), via }
    }),
    unseen: unseen.length,
    next: rows.length > NOTICES_PAGE ? (shown.at(-1)?.id ?? 0) : 0,
  }
}

/** Of an admin: what happened before they joined is not theirs to see to, nor new. */
function isSinceJoining({ actor }: TeamContext): SQL | undefined {
  if (actor.kind !== 'admin') return undefined
  return sql`not exists (select from ${issuerAdmins} a
    where a.issuer_id = ${actor.issuerId} and a.email = ${actor.email} and a.registration_date >= ${audit.at})`
}

/** Conversations are a community's own: a parent's admin inside a sub-community is not told of them. */
function isReadable({ actor }: TeamContext): SQL | undefined {
  return actor.via === undefined ? undefined : ne(audit.action, 'notice.memberWrote')
}

/** The reader of a mark: an admin of several communities has a mark in each. */
export function readerOf({ actor }: TeamContext): string {
  return hashText(`${actor.issuerId}:${actor.email}`)
}
