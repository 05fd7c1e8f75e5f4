import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { parentsBehind } from '#features/issuers/server/acted-via.ts'
import { issuerAdmins, issuers } from '#features/issuers/server/tables.ts'
import { mayUse } from '#features/team/server/may-use.ts'
import { invitations } from '#features/team/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { TeamContext } from '#platform/context.ts'
import { hashText } from '#platform/derive-key.ts'
import { audit } from '#platform/tables.ts'
import type * as contract from '../contract.ts'
import { NOTICE_KINDS, NOTICES_PAGE, UNSEEN_MAX } from '../rules.ts'
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
  const titles = await templatesOf(
    ctx,
    shown.map(({ detail }) => String(detail.templateId ?? '')),
  )
  const invited = await addressesOf(
    ctx,
    shown.map(({ detail }) => String(detail.invitationId ?? '')),
  )
  const named = await communitiesOf(
    ctx,
    shown.map(({ detail }) => String(detail.communityId ?? '')),
  )
  const behind = await parentsBehind(
    ctx,
    issuerId,
    shown.map(({ subjectId }) => subjectId),
  )
  return {
    notices: shown.flatMap(({ id, action, subjectId, at, detail }) => {
      const kind = NOTICE_KINDS.find((each) => action === `notice.${each}`)
      if (!kind) return []
      const template = titles.get(String(detail.templateId ?? ''))
      const address = invited.get(String(detail.invitationId ?? ''))
      const community = named.get(String(detail.communityId ?? ''))
      const shownAs = {
        title: template?.name ?? address ?? community ?? endOfKey(detail),
        category: template?.category ?? '',
        hash: addressOf(template),
        via: behind(subjectId, [action, ...CAUSES]),
      }
      return { id, kind, at: at.toISOString(), isNew: id > seenTo, count: Number(detail.count ?? 0), ...shownAs }
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

/** The reader of a mark: an admin of several communities has a mark in each. */
export function readerOf({ actor }: TeamContext): string {
  return hashText(`${actor.issuerId}:${actor.email}`)
}

async function templatesOf(ctx: TeamContext, ids: string[]) {
  const rows = await ctx.db
    .select({ id: templates.id, name: templates.name, category: templates.category, hash: templates.hash })
    .from(templates)
    .where(and(inArray(templates.id, ids), eq(templates.issuerId, ctx.actor.issuerId), isNull(templates.deletedAt)))
  return new Map(rows.map((row) => [row.id, row]))
}

async function addressesOf(ctx: TeamContext, ids: string[]) {
  const rows = await ctx.db
    .select({ id: invitations.id, email: invitations.email })
    .from(invitations)
    .where(and(inArray(invitations.id, ids), eq(invitations.issuerId, ctx.actor.issuerId)))
  return new Map(rows.map(({ id, email }) => [id, email]))
}

async function communitiesOf(ctx: TeamContext, ids: string[]) {
  const rows = await ctx.db.select({ id: issuers.id, name: issuers.name }).from(issuers).where(inArray(issuers.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A key by the last characters of it. */
function endOfKey({ lastFour }: Record<string, unknown>): string {
  return typeof lastFour === 'string' ? `… ${lastFour}` : ''
}

function addressOf(template: { id: string; hash: string | null } | undefined): string {
  return template ? template.hash?.replace(/^0x/, '') || template.id : ''
}
