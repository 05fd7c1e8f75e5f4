import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { canBeSuspended } from '#features/badges/server/status/change-badges.ts'
import { badges } from '#features/badges/server/tables.ts'
import { keySeesAddresses } from '#features/team/folders/server/sees-addresses.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { BADGES_SHOWN } from '../rules.ts'
import { findMember } from './find-member.ts'
import { listWhere, type MemberList, memberRows, ownNameOnly, type PlacedMember, selectMembers } from './member-rows.ts'
import { rowsBefore } from './place-of-page.ts'
import { members } from './tables.ts'

type Get = typeof contract.getMember
type Panel = Output<Get>

/** A member, or former member, of the community with their badges and their place in the list; throws `notFound`. */
export async function getMember(ctx: AdminContext, { did, status, ...list }: Input<Get>): Promise<Panel> {
  const { issuerId } = ctx.actor
  const isHidden = !keySeesAddresses(ctx.actor)
  const { id: holderId } = await findMember(ctx, did)
  const isTheirs = and(eq(members.issuerId, issuerId), eq(members.holderId, holderId))
  const [member] = await selectMembers(ctx, list.order, { where: isTheirs, isDesc: false, limit: 1, offset: 0 })
  if (!member) throw new Problem('notFound')
  const isOwn = and(eq(badges.issuerId, issuerId), eq(badges.holderId, holderId), isNull(badges.revokedAt))
  const isCard = and(eq(templates.category, 'membership'), canBeSuspended(badges.credential))
  return {
    member: isHidden ? ownNameOnly(member.row) : member.row,
    badges: await heldBadges(ctx, and(isOwn, isNull(badges.suspendedAt))),
    membershipBadgeId: (await heldBadges(ctx, and(isOwn, isCard)))[0]?.id ?? '',
    ...(status === 'pending'
      ? NOWHERE
      : await placeOf(ctx, { ...list, status, issuerId, looksAt: isHidden ? 'own' : 'all' }, member)),
  }
}

const NOWHERE = { previousDid: '', nextDid: '', position: 0 }

async function placeOf(ctx: AdminContext, list: MemberList, { holderId, place }: PlacedMember) {
  const where = listWhere(list)
  if ((await ctx.db.$count(members, and(where, eq(members.holderId, holderId)))) === 0) return NOWHERE
  const [previous] = await memberRows(ctx, list, { limit: 1, before: place })
  const [next] = await memberRows(ctx, list, { limit: 1, after: place })
  return {
    previousDid: previous?.row.did ?? '',
    nextDid: next?.row.did ?? '',
    position: 1 + (await rowsBefore(ctx, list, place)),
  }
}

async function heldBadges(ctx: AdminContext, where: SQL | undefined): Promise<Panel['badges']> {
  const rows = await ctx.db
    .select({ id: badges.id, templateId: badges.templateId, issuedAt: badges.issuedAt, template: templates })
    .from(badges)
    .innerJoin(templates, eq(templates.id, badges.templateId))
    .where(where)
    .orderBy(desc(badges.issuedAt), desc(badges.id))
    .limit(BADGES_SHOWN)
  return rows.map(({ id, templateId, issuedAt, template }) => ({
    id,
    templateId,
    templateHash: template.hash,
    category: template.category,
    title: template.name,
    issuedAt: issuedAt.toISOString(),
  }))
}
