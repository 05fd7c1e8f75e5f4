import { and, eq, inArray, isNull } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import { namesOf } from '#features/names/server/names-of.ts'
import { invitations } from '#features/team/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { TeamContext } from '#platform/context.ts'

type Detail = Record<string, unknown>

/** What notifications are about, in a query for each kind of subject: its title, and what its link needs, from a detail. */
export async function describeSubjects(ctx: TeamContext, rows: { detail: Detail }[]) {
  const idsOf = (key: string) => rows.map(({ detail }) => idIn(detail, key))
  const about = await templatesOf(ctx, idsOf('templateId'))
  const invited = await addressesOf(ctx, idsOf('invitationId'))
  const named = await communitiesOf(ctx, idsOf('communityId'))
  const writers = await namesOf(ctx, ctx.actor.issuerId, idsOf('holderId'))
  return (detail: Detail) => {
    const template = about.get(idIn(detail, 'templateId'))
    const address = invited.get(idIn(detail, 'invitationId'))
    const community = named.get(idIn(detail, 'communityId'))
    const writer = writers.get(idIn(detail, 'holderId'))
    return {
      title: template?.name ?? address ?? community ?? writer?.name ?? endOfKey(detail),
      category: template?.category ?? '',
      hash: addressOf(template),
      did: writer?.did ?? '',
    }
  }
}

const idIn = (detail: Detail, key: string) => String(detail[key] ?? '')

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
