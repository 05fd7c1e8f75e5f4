import { and, eq } from 'drizzle-orm'
import type { CallInput } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { badges } from '#features/badges/server/tables.ts'
import { openGiving, type Person } from '#features/giving/server/testing-giving.ts'
import { members } from '#features/members/server/tables.ts'
import { createSessions } from '#features/sends/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { templates } from '#features/templates/server/tables.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { tokenOf } from '#testing/claim.ts'
import type { Member } from '#testing/member-stories.ts'
import type { World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import type { ChallengeType } from '../rules.ts'
import * as wallet from '../wallet-contract.ts'
import { describeChallenges } from './describe-challenges.ts'
import { challengePasses, challenges } from './tables.ts'

export type Challenging = Awaited<ReturnType<typeof openChallenges>>
type Input = Partial<CallInput<typeof wallet.checkChallenge>>

/** A community whose members can give a Community badge, a Basic template, and the calls of challenges. */
export async function openChallenges(world: World) {
  const club = await openGiving(world, { pairDays: 0, perWeek: 50 })
  const { issuerId, studio } = club
  const form = await templateForm({ name: 'First aid at the bench' })
  const basicId = (await world.call(createTemplate, form, studio)).templateId
  await world.runJobs()
  const { db } = world.ctx()
  const hashOf = async (templateId: string) =>
    (await db.select().from(templates).where(eq(templates.id, templateId)))[0]?.hash ?? ''
  const create = async (type: ChallengeType, data: Record<string, unknown> = {}, reward = 10) =>
    (await world.call(contract.addChallenge, { type, data, reward }, studio)).challengeId
  return {
    ...club,
    basicId,
    hashOf,
    create,
    hold: async (count = 1, templateId = basicId) =>
      create('ownsBadges', { templateHashList: [await hashOf(templateId)], count }),
    listed: async (id: string) =>
      (await world.call(contract.listChallenges, {}, studio)).challenges.find((one) => one.id === id),
    remove: (challengeId: string) => world.call(contract.deleteChallenge, { challengeId }, studio),
    check: (person: Pick<Person, 'token'>, challengeId: string, input: Input = {}) =>
      world.call(wallet.checkChallenge, { ...input, challengeId }, { token: person.token }),
    /** Sends a badge to a member, who collects it; returns its id. */
    award: async (member: Member, templateId = basicId) => {
      const emails = [`${newId()}@example.org`]
      const { links } = await world.call(createSessions, { templateId, emails }, studio)
      const taken = (await member.take(tokenOf(links[0] ?? ''))) as { badgeId: string }
      return taken.badgeId
    },
    revoke: (...badgeIds: string[]) => revokeBadges(world.ctx(), badgeIds, 'because'),
    badgesOf: ({ holderId }: Member) => db.select().from(badges).where(eq(badges.holderId, holderId)),
    seen: async ({ holderId }: Pick<Person, 'holderId'>, challengeId: string) =>
      (await describeChallenges(world.ctx(), { issuerId, holderId, challengeIds: [challengeId] }))[0],
    pass: async ({ holderId }: Pick<Person, 'holderId'>, challengeId: string) => {
      const isTheirs = and(eq(challengePasses.challengeId, challengeId), eq(challengePasses.holderId, holderId))
      return (await db.select().from(challengePasses).where(isTheirs))[0]
    },
    rowOf: async (id: string) => {
      const [row] = await db.select().from(challenges).where(eq(challenges.id, id))
      if (!row) throw new Error('There is no such challenge')
      return row
    },
    points: async ({ holderId }: Pick<Person, 'holderId'>) => {
      const isRow = and(eq(members.issuerId, issuerId), eq(members.holderId, holderId))
      return (await db.select({ points: members.points }).from(members).where(isRow))[0]?.points
    },
  }
}
