import type { Thing } from '#base/ids.ts'
import { createSessionBuilder } from '#features/builder/contract.ts'
import { putReview } from '#features/challenges/server/testing-own-types.ts'
import { createPost } from '#features/channel/contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { idOfKey } from '#features/developers/server/key-form.ts'
import { putKey } from '#features/developers/server/testing-keys.ts'
import { putGift } from '#features/giving/server/testing-giving.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { createPresentation } from '#features/presenting/contract.ts'
import { putQuest } from '#features/quests/server/testing-quests.ts'
import { createSessions } from '#features/sends/contract.ts'
import { saveRecipientList } from '#features/sends/lists/contract.ts'
import { addToFolder, createFolder } from '#features/team/folders/contract.ts'
import { dayOf, type Right } from '#features/team/rules.ts'

import { putWebhook } from '#features/webhooks/server/testing-webhooks.ts'
import { openSession, proveSession } from '#platform/access/sessions.ts'
import { mintToken } from '#platform/access/tokens.ts'
import { issuerIdOf, makeTemplate, proveNow, signUp } from '#testing/stories.ts'
import { adopt, enter } from '#testing/sub-stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import type { World } from '#testing/world.ts'

/**
 * Who asks: two admins, an admin of the parent who is inside, contributors with each right in a folder of their own, one of another folder, and one whose right
 * in the folder has ended. The last two can create in a folder that the things of the others are not in.
 */
export const ROLES = ['mainAdmin', 'admin', 'parent', 'distribute', 'edit', 'create', 'elsewhere', 'ended'] as const
export type Role = (typeof ROLES)[number]
/** What a call can name: of a contributor, in their folder; of the others, what the main admin's template has. */
export type Things = Record<Thing | 'link' | 'participation' | 'presentation' | 'builder' | 'person', string>
export type People = Record<Role, { token: string; things: Things }>

const EVENT = { startDate: '2100-01-01T00:00:00Z', endDate: '2100-01-02T00:00:00Z', location: '' }
const DAY_MS = 86_400_000

/** Opens sessions of all roles in one community, with a send, a link, a list and a folder for each that has them. */
export async function openPeople(world: World): Promise<People> {
  const main = (await signUp(world, 'ada@example.org')).token
  await proveNow(world, main)
  const issuerId = await issuerIdOf(world, main)
  const participation = (await makeTemplate(world, main, { category: 'participation', ...EVENT })).templateId
  const other = (await makeTemplate(world, main)).templateId
  const join = (email: string, rights: Right, templateIds: string[], until?: string) =>
    joinFolder(world, { issuerId, email, rights, templateIds, until })
  const open = async (token: string, templateId: string) =>
    ({ participation, ...(await fill(world, { token, main, templateId })) }) as Things
  const people = {} as People
  const parent = await enterFromParent(world, main)
  const admin = { mainAdmin: main, admin: await joinAsAdmin(world, issuerId), parent }
  for (const role of ['mainAdmin', 'admin', 'parent'] as const)
    people[role] = { token: admin[role], things: await open(admin[role], await makeTicket(world, main)) }
  for (const role of ['distribute', 'edit', 'create'] as const) {
    const template = await makeTicket(world, main)
    const { token, folderId } = await join(`${role}@example.org`, role, [template, participation])
    people[role] = { token, things: { ...(await open(token, template)), folder: folderId } }
  }
  const { things } = people.mainAdmin
  people.elsewhere = { token: (await join('max@example.org', 'create', [other])).token, things }
  const yesterday = dayOf(new Date(world.now().getTime() - DAY_MS))
  await join('zoe@example.org', 'create', [things.template, participation], yesterday)
  people.ended = { token: (await join('zoe@example.org', 'create', [other])).token, things }
  await world.runJobs()
  return people
}

const makeTicket = async (world: World, token: string) =>
  (await makeTemplate(world, token, { category: 'ticket', ...EVENT })).templateId

/** The main admin of the parent of a community, inside it; their presence was proved just now. */
async function enterFromParent(world: World, main: string): Promise<string> {
  const { token } = await signUp(world, 'paul@example.org', { name: 'Example Federation' })
  await proveNow(world, token)
  const { did } = await adopt(world, token, main)
  return enter(world, token, did)
}

/** A second admin of a community. */
async function joinAsAdmin(world: World, issuerId: string): Promise<string> {
  const ctx = world.ctx()
  const email = 'ben@example.org'
  const name = { firstName: 'Ben', lastName: 'Example' }
  await ctx.db
    .insert(issuerAdmins)
    .values({ issuerId, email, ...name, mainAdmin: false, registrationDate: world.now() })
  const session = await openSession(ctx, { kind: 'studio', email, issuerId, isContributor: 0 })
  await proveSession(ctx, session.id)
  const claims = { did: '', web2: true, connexionEmail: email, isContributor: false, signup: false }
  const now = world.now()
  return mintToken(world.config, {
    audience: 'studio',
    sessionId: session.id,
    now,
    claims: { ...claims, isSubCommunity: false, email },
  })
}

/**
 * A send, its claim, an open link and a list of somebody, and what the main admin makes for a template: a post, a request to
 * show it, a key and a folder.
 */
async function fill(world: World, { token, main, templateId }: { token: string; main: string; templateId: string }) {
  const as = { token }
  const { sendId } = await world.call(createSessions, { templateId, emails: ['lea.moreau@example.org'] }, as)
  await world.runJobs()
  const { sessions } = await world.call(listSessions, { templateId }, as)
  await world.call(createSessions, { templateId, didLimit: 5 }, as)
  const { sessions: all } = await world.call(listSessions, { templateId }, as)
  const kept = await world.call(saveRecipientList, { name: templateId, emails: ['tom@example.org'] }, as)
  const { keyId } = await world.call(createSessionBuilder, { templateId }, { token: main })
  const { roleId } = await world.call(createFolder, {}, { token: main })
  await world.call(addToFolder, { templateId, roleId }, { token: main })
  const { eventId: post } = await world.call(createPost, { message: 'Hello' }, { token: main })
  const { presentation } = await world.call(createPresentation, { templateId }, { token: main })
  const claim = sessions[0]?.challenge ?? ''
  const link = all.find(({ didLimit }) => didLimit === 5)?.challenge ?? ''
  const own = { template: templateId, send: sendId, claim, badge: claim, link, recipientList: kept.id, folder: roleId }
  const issuer = await issuerIdOf(world, main)
  const gift = await putGift(world, { issuerId: issuer, templateId })
  const made = { ...(await putReview(world, issuer)), quest: await putQuest(world, issuer), gift, issuer, post }
  const apiKey = idOfKey(await putKey(world, issuer)) ?? ''
  const webhook = await putWebhook(world, issuer)
  const things = {
    ...own,
    ...made,
    ...webhook,
    apiKey,
    presentation,
    message: 'none',
    builder: keyId,
    operation: 'none',
  }
  return { ...things, person: 'distribute@example.org' }
}
