import { and, eq } from 'drizzle-orm'
import type { CallInput } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { addChallenge } from '#features/challenges/contract.ts'
import { checkChallenge } from '#features/challenges/wallet-contract.ts'
import { holders } from '#features/holders/server/tables.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { openBook } from '#features/points/server/testing-points.ts'
import { createTemplate, getTemplate } from '#features/templates/contract.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { type Member, memberByMail } from '#testing/member-stories.ts'
import type { World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import * as wallet from '../entries/contract.ts'
import { questEntries, questPlaces, quests } from './tables.ts'

export type Questing = Awaited<ReturnType<typeof openQuests>>
type Fields = Partial<CallInput<typeof contract.createQuest>>
export type Person = Pick<Member, 'holderId' | 'token' | 'did'>

/** A community in Paris with challenges that are passed by a word, and the calls of its admins and members. */
export async function openQuests(world: World, name = 'Ateliers du Quai') {
  const book = await openBook(world, name)
  const { issuerId, token } = book
  const studio = { token }
  const word = async (word: string, reward = 10) => {
    const asked = { type: 'code' as const, data: { kind: 'word', word }, reward }
    return (await world.call(addChallenge, asked, studio)).challengeId
  }
  const create = async (fields: Fields) => {
    const asked = { title: 'Winter of repair', requiredChallenges: fields.challenges ?? [], ...fields }
    return (await world.call(contract.createQuest, asked as CallInput<typeof contract.createQuest>, studio)).questId
  }
  const { db } = world.ctx()
  const entryOf = async (questId: string, { holderId }: Pick<Person, 'holderId'>) => {
    const isOwn = and(eq(questEntries.questId, questId), eq(questEntries.holderId, holderId))
    return (await db.select().from(questEntries).where(isOwn))[0]
  }
  return {
    ...book,
    studio,
    /** Makes a challenge; returns its id. */
    word,
    create,
    change: (questId: string, fields: Fields) => {
      const asked = { title: 'Winter of repair', requiredChallenges: fields.challenges ?? [], ...fields, questId }
      return world.call(contract.updateQuest, asked as CallInput<typeof contract.updateQuest>, studio)
    },
    member: (pseudo: string): Promise<Member> => memberByMail(world, issuerId, `${newId()}@example.org`, pseudo),
    /** Members without addresses or sessions, at once; returns their ids. */
    people: async (count: number): Promise<string[]> => {
      const made = Array.from({ length: count }, () => newId())
      const row = { kind: 'own' as const, language: 'en' as const, createdAt: world.now() }
      await db.insert(holders).values(made.map((id) => ({ ...row, id, did: `did:sdi:${id}` })))
      await joinMembers(world.ctx(), issuerId, made)
      return made
    },
    pass: (person: Person, challengeId: string, code: string, questId?: string) =>
      world.call(checkChallenge, { challengeId, code, ...(questId && { questId }) }, { token: person.token }),
    start: (person: Person, questId: string, termsUrl = '') =>
      world.call(wallet.startQuest, { questId, termsUrl }, { token: person.token }),
    see: (person: Person, questId: string) => world.call(wallet.getWalletQuest, { questId }, { token: person.token }),
    listed: async (questId: string) =>
      (await world.call(contract.listQuests, {}, studio)).quests.find(({ id }) => id === questId),
    numbers: (questId: string) => world.call(contract.getQuestNumbers, { questId }, studio),
    entryOf,
    placesOf: async (questId: string) =>
      (await db.select().from(questPlaces).where(eq(questPlaces.questId, questId)))[0],
    /** Publishes a Basic template; returns its id and hash. */
    template: async (fields: Parameters<typeof templateForm>[0] = {}) => {
      const form = await templateForm({ name: 'Winter repairer', ...fields })
      const { templateId } = await world.call(createTemplate, form, studio)
      await world.runJobs()
      const { hash } = await world.call(getTemplate, { templateId }, studio)
      return { templateId, hash }
    },
  }
}

/** Writes a quest directly, for tests that are not about quests; returns its id. */
export async function putQuest(world: World, issuerId: string): Promise<string> {
  const { db } = world.ctx()
  const id = newId()
  const texts = { title: 'Theirs', description: '', termsUrl: '', successMessage: '', rewardTemplateId: '' }
  const at = { createdAt: world.now(), updatedAt: world.now() }
  await db.insert(quests).values({ id, issuerId, ...texts, ...at, isOrdered: false, fromStart: false, rewardPoints: 0 })
  await db.insert(questPlaces).values({ questId: id, started: 0, taken: 0 })
  return id
}
