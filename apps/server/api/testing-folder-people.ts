import { eq } from 'drizzle-orm'
import { newId, type Thing } from '#base/ids.ts'
import { createSessionBuilder } from '#features/builder/contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { createSessions } from '#features/sends/contract.ts'
import { saveRecipientList } from '#features/sends/list-contract.ts'
import { inviteSubs } from '#features/sub-issuers/contract.ts'
import { addToFolder, createFolder } from '#features/team/access-contract.ts'
import { dayOf, type Right } from '#features/team/rules.ts'
import { invitations } from '#features/team/server/tables.ts'

import { openSession, proveSession } from '#platform/sessions.ts'
import { mintToken } from '#platform/tokens.ts'
import { issuerIdOf, makeTemplate, proveNow, signUp } from '#testing/stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import type { World } from '#testing/world.ts'

/**
 * Who asks: two admins, contributors with each right in a folder of their own, one of another folder, and one whose right
 * in the folder has ended. The last two can create in a folder that the things of the others are not in.
 */
export const ROLES = ['mainAdmin', 'admin', 'distribute', 'edit', 'create', 'elsewhere', 'ended'] as const
export type Role = (typeof ROLES)[number]
/** What a call can name: of a contributor, in their folder; of the others, what the main admin's template has. */
export type Things = Record<Thing | 'link' | 'participation' | 'builder' | 'person', string>
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
  const admin = { mainAdmin: main, admin: await joinAsAdmin(world, issuerId) }
  for (const role of ['mainAdmin', 'admin'] as const)
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

/** An open invitation to create a sub-community, which was mailed some time ago. */
async function inviteSub(world: World, main: string): Promise<string> {
  const row = { name: 'Example Cavers', email: `${newId()}@example.org`, firstName: 'Ben', lastName: 'Example' }
  await world.call(inviteSubs, { invites: [row] }, { token: main })
  const sentAt = new Date(world.now().getTime() - DAY_MS)
  const aged = world.ctx().db.update(invitations).set({ sentAt }).where(eq(invitations.email, row.email))
  const [invitation] = await aged.returning({ id: invitations.id })
  return invitation?.id ?? ''
}

/** A send, its claim, an open link and a list of somebody, and the key and folder that the main admin makes for a template. */
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
  const claim = sessions[0]?.challenge ?? ''
  const subInvitation = await inviteSub(world, main)
  const link = all.find(({ didLimit }) => didLimit === 5)?.challenge ?? ''
  const own = {
    template: templateId,
    send: sendId,
    claim,
    badge: claim,
    link,
    recipientList: kept.id,
    folder: roleId,
    subInvitation,
  }
  return { ...own, builder: keyId, operation: 'none', person: 'distribute@example.org' }
}
