import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { createShare, verifyBadge } from '#features/badges/contract.ts'
import { badges } from '#features/badges/server/tables.ts'
import { callWith, putKey } from '#features/developers/server/testing-keys.ts'
import { checkInByHand, createSteward, findTickets } from '#features/door/contract.ts'
import { didDocument, getIssuer, updateIssuer } from '#features/issuers/contract.ts'
import { getClaim } from '#features/issuing/contract.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { createPresentation, createVerifier } from '#features/presenting/contract.ts'
import { presentations } from '#features/presenting/server/tables.ts'
import { createSessions } from '#features/sends/contract.ts'
import { listAccounts } from '#features/sign-in/accounts/contract.ts'
import { finalizeLink, verifyLink } from '#features/sign-in/contract.ts'
import { adminContext } from '#features/sign-in/invitations/server/testing-invitations.ts'
import { addToFolder, createFolder, inviteToFolders } from '#features/team/folders/contract.ts'
import {
  folderMails,
  folderPeople,
  folders,
  folderTemplates,
  invitations,
  teamPeople,
} from '#features/team/server/tables.ts'
import { listTemplates } from '#features/templates/contract.ts'
import { openSession } from '#platform/access/sessions.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { claimWithKey } from '#testing/claim.ts'
import {
  addCommunity,
  claimTokenOf,
  issuerIdOf,
  mailedLink,
  makeContributor,
  makeTemplate,
  proveNow,
  send,
  signUp,
} from '#testing/stories.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWalletOf } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { deleteIssuer, getDeletion } from '../contract.ts'
import { deleteIssuer as askForDeletion } from './delete-issuer.ts'

const ADA = 'ada.lovelace@example.org'
const PENDING = 'never.collected@example.org'
const COLLECTED = 'has.collected@example.org'
const NOTE = 'a note about a person'
const CONTRIBUTOR = 'works.in.a.folder@example.org'
const INVITED = 'was.just.invited@example.org'
const FOLDER = 'The folder of the guides'
const HELPER = 'Grace at the north gate'
const VERIFIER = 'Alan at the workshop'
const KEY = 'The key of the climbing wall'
const REASON = 'known to all of us'
const DAY = 24 * 60 * 60 * 1000
const signedOut = { key: 'signedOut', status: 401, code: 3000 }

let world: World
let token = ''
let otherDevice = ''
let staleLink = ''
let issuerId = ''
let openClaim = ''
let badgeId = ''
let achievement = ''
let host = ''

beforeAll(async () => {
  world = await openWorld()
  host = new URL(world.config.publicUrl).host
  token = (await signUp(world, ADA, { name: 'Example Climbers', twitter: '@climbers' })).token
  issuerId = await issuerIdOf(world, token)
  otherDevice = (await world.call(finalizeLink, { token: (await mailedLink(world, ADA)).token })).token
  const { templateId } = await makeTemplate(world, token)
  achievement = `/achievements/${templateId}`
  const [collected = ''] = await send(world, token, templateId, [COLLECTED])
  const key = generateAccountKey()
  await claimWithKey(world, claimTokenOf(collected), key)
  const [row] = await world.ctx().db.select().from(badges)
  badgeId = row?.id ?? ''
  await world.call(createShare, { badgeId }, { token: await openWalletOf(world, key) })
  const asked = { templateId, emails: [PENDING], sessionNumber: 1, note: NOTE }
  openClaim = claimTokenOf((await world.call(createSessions, asked, { token })).links[0] ?? '')
  await callWith(world, await putKey(world, issuerId, { name: KEY, createdBy: ADA }), listTemplates, { type: 'basic' })
  await holdDoor()
  await fillFolder(templateId)
  await world.runJobs()
  staleLink = (await mailedLink(world, ADA)).token
})
afterAll(() => world.close())

/** An event with door staff, at which a person was admitted by hand. */
async function holdDoor() {
  const [startDate = '', endDate = ''] = [1, 2].map((days) =>
    new Date(world.now().getTime() + (days * DAY) / 4).toISOString(),
  )
  const event = { category: 'ticket', location: '', startDate, endDate } as const
  const { templateId } = await makeTemplate(world, token, event)
  await send(world, token, templateId, [PENDING])
  const { tickets } = await world.call(findTickets, { templateId, search: PENDING }, { token })
  const ticketId = tickets[0]?.ticketId ?? ''
  await world.call(checkInByHand, { templateId, ticketId, reason: REASON }, { token })
  await world.call(createSteward, { templateId, name: HELPER, hours: 24 }, { token })
  await world.call(createVerifier, { templateId, name: VERIFIER, days: 14 }, { token })
  await world.call(createPresentation, { templateId }, { token })
}

/** A folder with a template, a contributor who has joined, and one whose invitation is open. */
async function fillFolder(templateId: string) {
  const { roleId } = await world.call(createFolder, { name: FOLDER }, { token })
  await world.call(addToFolder, { roleId, templateId }, { token })
  await world.call(inviteToFolders, { emails: [CONTRIBUTOR, INVITED], roleIds: [roleId] }, { token })
  await world
    .ctx()
    .db.update(teamPeople)
    .set({ registrationDate: world.now() })
    .where(eq(teamPeople.email, CONTRIBUTOR))
  await world.ctx().db.insert(folderMails).values({ folderId: roleId, day: '2026-01-01', sent: 1 })
  await openSession(world.ctx(), { kind: 'studio', issuerId, email: CONTRIBUTOR, isContributor: 1 })
}

/** The rows of each table of the team. */
const teamRows = async () => {
  const { db } = world.ctx()
  const tables = { teamPeople, folders, folderPeople, folderTemplates, folderMails, invitations }
  const counts = Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)] as const)
  return Object.fromEntries(await Promise.all(counts))
}

const get = (url: string) => world.app.inject({ method: 'GET', url, headers: { host } })

test('has a team before', async () => {
  const [people, pairs] = [2, 2]
  expect(await teamRows()).toEqual({
    teamPeople: people,
    folders: 1,
    folderPeople: pairs,
    folderTemplates: 1,
    folderMails: 1,
    invitations: 2,
  })
})

test('shows the numbers before the deletion', async () => {
  expect(await world.call(getDeletion, {}, { token })).toEqual({ badges: 1, openClaims: 2, subCommunities: 0 })
  for (const text of [ADA, PENDING, NOTE, HELPER, VERIFIER, KEY, REASON, CONTRIBUTOR, INVITED, FOLDER])
    expect(await tablesWith(world, text)).not.toEqual([])
})

describe('a deleted community', () => {
  beforeAll(async () => {
    await proveNow(world, token)
    const { callbackId } = await world.call(deleteIssuer, {}, { token })
    await world.runJobs()
    expect(await readOperation(world.ctx(), callbackId)).toMatchObject({ status: 'success' })
  })

  test('leaves a tombstone: the DID document with its keys and its name', async () => {
    const document = await world.call(didDocument, { issuerId })
    expect(document).toMatchObject({ name: 'Example Climbers', dissolutionDate: expect.stringMatching(/^20/) })
    expect(document.assertionMethod).toHaveLength(1)
  })

  test('keeps its badges valid in every check, even years later', async () => {
    for (const days of [0, 2, 700]) {
      world.advance(days * DAY)
      const { verdict, checks } = await world.call(verifyBadge, { badgeId })
      expect(verdict, JSON.stringify(checks)).toBe('genuine')
    }
    expect((await get(achievement)).statusCode).toBe(200)
    expect((await get(`/credentials/${badgeId}`)).statusCode).toBe(200)
    expect((await get(`/credentials/${badgeId}.png`)).statusCode).toBe(200)
    expect((await get(`/credentials/${badgeId}.jwt`)).statusCode).toBe(404)
  })

  test('serves the same final status list forever', async () => {
    const { credentialStatus } = (await get(`/credentials/${badgeId}`)).json()
    const url = new URL([credentialStatus].flat()[0].statusListCredential)
    const first = (await get(url.pathname)).json()
    world.advance(3 * DAY)
    expect((await get(url.pathname)).json()).toEqual(first)
  })

  test('has no private keys', async () => {
    const keys = (await world.ctx().db.select().from(sealedKeys)).filter(({ ownerId }) => ownerId === issuerId)
    expect(keys.length).toBeGreaterThanOrEqual(2)
    for (const { id, sealed, wrappedKey } of keys) {
      expect([sealed.length, wrappedKey.length]).toEqual([0, 0])
      await expect(openKey(world.ctx(), id)).rejects.toMatchObject({ key: 'notFound' })
    }
  })

  test('shows its claims as ended', async () => {
    expect(await world.call(getClaim, { token: openClaim })).toMatchObject({ state: 'expired', email: '' })
    await expect(claimWithKey(world, openClaim)).rejects.toThrow()
  })

  test('has no team', async () => {
    expect(new Set(Object.values(await teamRows()))).toEqual(new Set([0]))
  })

  test.each([ADA, PENDING, COLLECTED, NOTE, HELPER, VERIFIER, REASON, CONTRIBUTOR, INVITED, FOLDER, 'Lovelace'])(
    'leaves %s in no table',
    async (text) => {
      expect(await tablesWith(world, text)).toEqual([])
    },
  )

  test('has no requests for badges', async () => {
    expect(await world.ctx().db.$count(presentations)).toBe(0)
  })

  test('has no sessions and no sign-in links', async () => {
    for (const bearer of [token, otherDevice]) {
      await expect(world.call(getIssuer, {}, { token: bearer })).rejects.toMatchObject(signedOut)
    }
    await expect(world.call(verifyLink, { token: staleLink })).rejects.toMatchObject({ key: 'linkExpired' })
    const { token: link } = await mailedLink(world, ADA)
    expect(await world.call(verifyLink, { token: link })).toMatchObject({ signup: true, options: [] })
  })
})

test('deletes once when asked twice at once, and ends each operation', async () => {
  const { token } = await signUp(world, 'twice@example.org')
  // Not by the endpoint, where the second call would be refused if the first one's job had ended its session by then.
  const ctx = await adminContext(world, token)
  const asked = await Promise.all([1, 2].map(() => askForDeletion(ctx)))
  await world.runJobs()
  await expect(world.call(getIssuer, {}, { token })).rejects.toMatchObject(signedOut)
  const { db } = world.ctx()
  const ended = await rowsOf<{ status: string }>(
    db,
    sql`select status from operations where id in (${asked[0]?.callbackId}, ${asked[1]?.callbackId})`,
  )
  expect(ended.map(({ status }) => status)).toEqual(['success', 'success'])
})

test('keeps the other community of the same person and its session', async () => {
  const email = 'both@example.org'
  const { token: first } = await signUp(world, email, { name: 'The first' })
  const second = await addCommunity(world, first, email, 'The second')
  await proveNow(world, first)
  await world.call(deleteIssuer, {}, { token: first })
  await world.runJobs()
  expect(await world.call(getIssuer, {}, { token: second })).toMatchObject({ name: 'The second' })
  const { options } = await world.call(listAccounts, {}, { token: second })
  expect(options.map(({ profile }) => profile.name)).toEqual(['The second'])
})

test('restores nothing from a profile saved during the deletion', async () => {
  const { token } = await signUp(world, 'saved@example.org')
  await proveNow(world, token)
  const fields = { name: 'Back again', description: 'Brought back.', tags: ['Sport'], bannerColor: '#51CBFF' }
  await Promise.allSettled([world.call(deleteIssuer, {}, { token }), world.call(updateIssuer, fields, { token })])
  await world.runJobs()
  await expect(world.call(getIssuer, {}, { token })).rejects.toMatchObject(signedOut)
  expect(await tablesWith(world, 'Brought back.')).toEqual([])
})

test("refuses a contributor's session", async () => {
  const { token } = await signUp(world, 'contributor@example.org')
  await makeContributor(world, token)
  await expect(world.call(deleteIssuer, {}, { token })).rejects.toMatchObject({ key: 'notAllowed', status: 403 })
  await expect(world.call(getDeletion, {}, { token })).rejects.toMatchObject({ key: 'notAllowed' })
})
