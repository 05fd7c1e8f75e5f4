import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { addChallenge } from '#features/challenges/contract.ts'
import { updateGiving } from '#features/giving/contract.ts'
import { makeHolderOfAddress } from '#features/holders/server/make-holder-of-address.ts'
import { openWalletSession } from '#features/holders/server/open-wallet-session.ts'
import { holderAddresses, holders } from '#features/holders/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { createQuest } from '#features/quests/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { createTemplate, getTemplate } from '#features/templates/contract.ts'
import { pictureFile, signUpIssuer, templateForm } from '#features/templates/server/testing-issuer.ts'
import { openSession, proveSession } from '#platform/access/sessions.ts'
import { mintToken } from '#platform/access/tokens.ts'
import { takeByServer } from '#testing/member-stories.ts'
import { browserSecret, claimTokenOf } from '#testing/stories.ts'
import type { World } from '#testing/world.ts'

/** Somebody with a wallet whose key the server keeps; `isThere` until it is merged or erased. */
export type Person = {
  holderId: string
  did: string
  emails: string[]
  token: string
  isThere: boolean
  isMember: boolean
}
/** A link that was sent to an address or a wallet, or that is open to all. */
export type Link = { claimId: string; token: string; isOpen: boolean }
export type Stage = Awaited<ReturnType<typeof openStage>>

const PEOPLE = 7
const ADMIN = 'admin@simulation.example.org'

/** A community with templates, challenges, a quest and members, and what the people of a simulation know of it. */
export async function openStage(world: World) {
  const { issuerId } = await signUpIssuer(world, 'Cordée Lyon', ADMIN)
  const { db } = world.ctx()
  await db.update(issuers).set({ timeZone: 'Europe/Paris' }).where(eq(issuers.id, issuerId))
  const stage = {
    issuerId,
    admin: '',
    people: [] as Person[],
    /** Templates: of all categories that are sent, the newest last. */
    templates: [] as string[],
    membershipId: '',
    communityId: '',
    challenges: [] as { id: string; word: string }[],
    quests: [] as string[],
    links: [] as Link[],
    gifts: [] as string[],
    sends: [] as string[],
    /** Addresses that somebody sends to or adds in this round. */
    written: new Set<string>(),
    /** Addresses of erased people that nobody has written to since. */
    erased: [] as string[],
    made: 0,
  }
  stage.admin = await adminToken(world, issuerId)
  const publish = (fields: Parameters<typeof templateForm>[0]) => publishTemplate(world, stage.admin, fields)
  stage.templates.push(await publish({ points: 7, suspendable: true }))
  const image = await pictureFile(856, 540)
  stage.membershipId = await publish({ category: 'membership', name: 'Member', image, suspendable: true })
  stage.communityId = await publish({ category: 'community', name: 'Team spirit', points: 2, suspendable: true })
  const giving = { templateId: stage.communityId, isOn: true, pairDays: 0, perWeek: 50, reviewsFirst: false }
  await world.call(updateGiving, giving, { token: stage.admin })
  for (const word of ['rope', 'knot']) {
    const asked = { type: 'code' as const, data: { kind: 'word', word }, reward: 10 }
    const { challengeId: id } = await world.call(addChallenge, asked, { token: stage.admin })
    stage.challenges.push({ id, word })
  }
  const { hash } = await world.call(getTemplate, { templateId: stage.templates[0] ?? '' }, { token: stage.admin })
  const owning = { type: 'ownsBadges' as const, data: { templateHashList: [hash], count: 1 }, reward: 5 }
  const { challengeId } = await world.call(addChallenge, owning, { token: stage.admin })
  stage.challenges.push({ id: challengeId, word: '' })
  await makeQuest(world, stage)
  for (let i = 0; i < PEOPLE; i++) stage.people.push(await joinPerson(world, stage))
  await world.runJobs()
  return stage
}

/** Publishes a template of a few places, from which sends and links take. */
export async function makeScarce(world: World, stage: Stage, places: number): Promise<void> {
  stage.templates.push(await publishTemplate(world, stage.admin, { points: 3, limit: places, suspendable: true }))
}

/** A quest of all challenges, for few people, which gives points and a badge of the newest template. */
export async function makeQuest(world: World, stage: Stage, limit = 2): Promise<void> {
  const challenges = stage.challenges.map(({ id }) => id)
  const templateId = stage.templates.at(-1) ?? ''
  const { hash } = await world.call(getTemplate, { templateId }, { token: stage.admin })
  const required = challenges.slice(0, 2)
  const asked = { title: 'Winter', challenges, requiredChallenges: required, limit, rewardPoints: 20 }
  const { questId } = await world.call(createQuest, { ...asked, rewardTemplateHash: hash }, { token: stage.admin })
  stage.quests.push(questId)
}

/** A wallet with a proven address; the owners of two in three have collected a Membership badge. */
export async function joinPerson(world: World, stage: Stage): Promise<Person> {
  stage.made += 1
  const email = `p${stage.made}-${newId().slice(0, 8)}@simulation.example.org`
  const { id: holderId, did } = await makeHolderOfAddress(world.ctx(), { email, language: 'en' })
  const { db } = world.ctx()
  await db.update(holderAddresses).set({ provenAt: world.now() }).where(eq(holderAddresses.holderId, holderId))
  await db
    .update(holders)
    .set({ pseudo: `Person ${stage.made}` })
    .where(eq(holders.id, holderId))
  const token = await walletToken(world, holderId)
  const isMember = stage.made % 3 !== 0
  if (isMember) await becomeMember(world, stage, { email, token })
  return { holderId, did, emails: [email], token, isThere: true, isMember }
}

async function becomeMember(world: World, stage: Stage, { email, token }: { email: string; token: string }) {
  const asked = { templateId: stage.membershipId, emails: [email] }
  const { links } = await world.call(createSessions, asked, { token: stage.admin })
  const claim = claimTokenOf(links[0] ?? '')
  await takeByServer(world, token, claim)
  // Revoked like any other, it ends the membership.
  stage.links.push({ token: claim, claimId: claim.split('.')[0] ?? '', isOpen: false })
}

/** A proven session of a wallet. */
export async function walletToken(world: World, holderId: string): Promise<string> {
  const opened = { holderId, renewSecret: browserSecret(), fromClaim: false }
  return (await openWalletSession(world.ctx(), opened)).token
}

/** A session of the main admin who has just proven their presence. */
export async function adminToken(world: World, issuerId: string): Promise<string> {
  const { id: sessionId } = await openSession(world.ctx(), { kind: 'studio', email: ADMIN, issuerId })
  await proveSession(world.ctx(), sessionId)
  return mintToken(world.config, { audience: 'studio', sessionId, now: world.now() })
}

async function publishTemplate(world: World, token: string, fields: Parameters<typeof templateForm>[0]) {
  const { templateId } = await world.call(createTemplate, await templateForm(fields), { token })
  await world.runJobs()
  return templateId
}
