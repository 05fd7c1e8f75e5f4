import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openSession, readSession } from '#platform/access/sessions.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { rateWindows } from '#platform/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { PAIRS_MAX, PEOPLE_MAX } from '../../rules.ts'
import { folderPeople, invitations, teamPeople } from '../../server/tables.ts'
import * as contract from '../contract.ts'

const DAY = 86_400_000
let world: World
/** New for each test: an address gets five invitations a day. */
let ada = ''
let ben = ''
let issuerId = ''
let token = ''
/** Two folders of the community. */
let guides = ''
let trainers = ''

beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  ada = `ada-${newId()}@example.org`
  ben = `ben-${newId()}@example.org`
  const issuer = await signUpIssuer(world, 'Cordée Lyon', `${newId()}@example.org`)
  issuerId = issuer.issuerId
  token = issuer.token
  guides = await create('Guides')
  trainers = await create('Trainers')
})
afterAll(() => world.close())

const notFound = { key: 'notFound', status: 404, code: 4040 }
const create = async (name: string, as = token) =>
  (await world.call(contract.createFolder, { name }, { token: as })).roleId
const access = () => world.call(contract.getAccess, {}, { token })
const rightsIn = async (roleId: string) => (await access()).roles.find(({ id }) => id === roleId)?.rights
const inviteAll = (emails: string[], roleIds = [guides], more: { rights?: 'create' | 'distribute' } = {}) =>
  world.call(contract.inviteToFolders, { emails, roleIds, ...more }, { token })
const set = (email: string, asked: Partial<Parameters<typeof ask>[0]> = {}) =>
  ask({ email, roleId: guides, action: 'add', ...asked })
const ask = (asked: {
  email: string
  roleId: string
  action: 'add' | 'remove'
  rights?: 'distribute' | 'edit' | 'create'
  until?: string
}) => world.call(contract.setPermission, asked, { token })
const openInvitations = (email: string) =>
  world
    .ctx()
    .db.select()
    .from(invitations)
    .where(
      and(
        eq(invitations.issuerId, issuerId),
        eq(invitations.email, email),
        isNull(invitations.acceptedAt),
        isNull(invitations.endedAt),
      ),
    )
/** As if the person had accepted. */
const register = (email: string) =>
  world
    .ctx()
    .db.update(teamPeople)
    .set({ registrationDate: world.now() })
    .where(and(eq(teamPeople.issuerId, issuerId), eq(teamPeople.email, email)))
/** As if 14 days had passed. */
const expire = (email: string) =>
  world.ctx().db.update(invitations).set({ expiresAt: world.now() }).where(eq(invitations.email, email))
const nobody = async () => expect((await access()).connexions).toEqual([])
const dayIn = (days: number) => new Date(world.now().getTime() + days * DAY).toISOString().slice(0, 10)
/** People of the community, straight into the table. */
const fillPeople = (count: number) =>
  insertRows(
    world.ctx().db,
    teamPeople,
    Array.from({ length: count }, (_, at) => ({
      issuerId,
      email: `p${at}@example.org`,
      invitedAt: world.now(),
      registrationDate: world.now(),
    })),
  )

describe('inviting', () => {
  test('gives new people their folders and an invitation', async () => {
    expect(await inviteAll([ada, ben], [guides, trainers])).toEqual({ invited: 2, known: 0 })
    const { connexions } = await access()
    expect(connexions.map(({ email }) => email).sort()).toEqual([ada, ben])
    expect(connexions[0]).toMatchObject({ registrationDate: '', lastConnectionDate: '', isExpired: false })
    for (const folder of [guides, trainers])
      expect(await rightsIn(folder)).toEqual([
        { email: ada, rights: 'edit', until: '' },
        { email: ben, rights: 'edit', until: '' },
      ])
    expect(await openInvitations(ada)).toMatchObject([{ kind: 'folder', sends: 1 }])
  })

  test('counts an address that is given twice, and in other letters, once', async () => {
    expect(await inviteAll([ada, ` ${ada.toUpperCase()} `, ada], [guides, guides])).toEqual({ invited: 1, known: 0 })
    expect((await access()).connexions).toHaveLength(1)
    expect(await openInvitations(ada)).toMatchObject([{ sends: 1 }])
  })

  test('gives known people the folder without another e-mail', async () => {
    await inviteAll([ada, ben])
    await register(ada)
    expect(await inviteAll([ada, ben, `new-${newId()}@example.org`], [trainers])).toEqual({ invited: 1, known: 2 })
    expect((await rightsIn(trainers))?.map(({ email }) => email.slice(0, 4))).toEqual(['ada-', 'ben-', 'new-'])
    expect(await openInvitations(ben)).toMatchObject([{ sends: 1 }])
  })

  test('invites a person again whose invitation has expired', async () => {
    await inviteAll([ada])
    await expire(ada)
    expect((await access()).connexions).toMatchObject([{ email: ada, isExpired: true }])
    expect(await inviteAll([ada], [trainers])).toEqual({ invited: 1, known: 0 })
    expect((await access()).connexions).toMatchObject([{ isExpired: false }])
    expect(await openInvitations(ada)).toMatchObject([{ sends: 2 }])
  })

  test('keeps a right that a person has, and renews one that has ended', async () => {
    await inviteAll([ada, ben])
    for (const email of [ada, ben]) {
      await register(email)
      await set(email, { rights: 'create', until: dayIn(0) })
    }
    await world
      .ctx()
      .db.update(folderPeople)
      .set({ until: dayIn(-1) })
      .where(eq(folderPeople.email, ben))
    await inviteAll([ada, ben], [guides], { rights: 'distribute' })
    expect(await rightsIn(guides)).toEqual([
      { email: ada, rights: 'create', until: dayIn(0) },
      { email: ben, rights: 'distribute', until: '' },
    ])
  })

  test.each(['not an address', 'a@b', '', 'lea@example.org, max@example.org'])(
    'refuses the whole call for %j and writes nothing',
    async (wrong) => {
      const asked = inviteAll([ada, wrong])
      await expect(asked).rejects.toMatchObject({ key: 'invalidEmails', status: 400 })
      await nobody()
    },
  )

  test('refuses an admin, also the caller, and writes nothing', async () => {
    const [caller] = (await world.call(contract.listPeople, {}, { token })).people
    const asked = inviteAll([ada, caller?.email.toUpperCase() ?? ''])
    await expect(asked).rejects.toMatchObject({ key: 'alreadyAdmin', status: 409, code: 4090 })
    await nobody()
  })

  test("refuses another community's folder and writes nothing", async () => {
    const other = await signUpIssuer(world, 'Other Club')
    const theirs = await create('Theirs', other.token)
    await expect(inviteAll([ada], [guides, theirs])).rejects.toMatchObject(notFound)
    await nobody()
  })

  test('needs a folder', async () => {
    await expect(inviteAll([ada], [])).rejects.toMatchObject({ key: 'foldersMissing', status: 400 })
  })

  test('past 100 invitations an hour invites nobody of the call', async () => {
    await inviteAll([ada])
    const ofHour = eq(rateWindows.key, `invitations:${issuerId}`)
    await world.ctx().db.update(rateWindows).set({ taken: 99 }).where(ofHour)
    const asked = inviteAll([ben, `${newId()}@example.org`])
    await expect(asked).rejects.toMatchObject({ key: 'tooManyInvitations', status: 429, code: 4290 })
    expect((await access()).connexions).toHaveLength(1)
    expect(await inviteAll([ben])).toEqual({ invited: 1, known: 0 })
  })

  test('fills a community with at most 2,000 people', async () => {
    await fillPeople(PEOPLE_MAX - 1)
    const asked = inviteAll([ada, ben])
    await expect(asked).rejects.toMatchObject({ key: 'tooManyPeople', status: 409 })
    expect((await access()).connexions).toHaveLength(PEOPLE_MAX - 1)
    expect(await inviteAll([ada])).toEqual({ invited: 1, known: 0 })
  })

  test('fills folders with at most 20,000 people together', async () => {
    const folders = [guides, trainers]
    for (let at = 0; at < 8; at++) folders.push(await create(`Folder ${at}`))
    await fillPeople(PEOPLE_MAX - 1)
    const pairs = folders.flatMap((folderId) =>
      Array.from({ length: PEOPLE_MAX - 1 }, (_, at) => ({
        folderId,
        issuerId,
        email: `p${at}@example.org`,
        rights: 'edit' as const,
      })),
    )
    await insertRows(world.ctx().db, folderPeople, pairs)
    const more = await Promise.all([create('Eleventh'), create('Twelfth')])
    // Ten more fill up the 20,000; the next one is too much, in either call.
    await inviteAll(
      Array.from({ length: 5 }, (_, at) => `p${at}@example.org`),
      more,
    )
    const tooMany = { key: 'tooManyPairs', status: 409 }
    await expect(inviteAll(['p5@example.org'], more.slice(0, 1))).rejects.toMatchObject(tooMany)
    const asked = set('p5@example.org', { roleId: more[0] ?? '' })
    await expect(asked).rejects.toMatchObject(tooMany)
    const isOurs = eq(folderPeople.issuerId, issuerId)
    expect(await world.ctx().db.$count(folderPeople, isOurs)).toBe(PAIRS_MAX)
  })
})

describe('a permission', () => {
  beforeEach(async () => {
    await inviteAll([ada])
  })

  test('is given, changed, ended on a day and removed', async () => {
    await set(ada, { roleId: trainers })
    expect(await rightsIn(trainers)).toEqual([{ email: ada, rights: 'edit', until: '' }])
    await set(ada, { roleId: trainers, rights: 'create', until: dayIn(30) })
    expect(await rightsIn(trainers)).toEqual([{ email: ada, rights: 'create', until: dayIn(30) }])
    await set(ada, { roleId: trainers, rights: 'distribute' })
    expect(await rightsIn(trainers)).toEqual([{ email: ada, rights: 'distribute', until: '' }])
    for (let times = 0; times < 2; times++) await set(ada, { roleId: trainers, action: 'remove' })
    expect(await rightsIn(trainers)).toEqual([])
    expect(await rightsIn(guides)).toHaveLength(1)
  })

  test('ends today at the earliest', async () => {
    await set(ada, { until: dayIn(0) })
    const late = { key: 'untilInvalid', status: 400 }
    await expect(set(ada, { until: dayIn(-1) })).rejects.toMatchObject(late)
    await expect(set(ada, { until: '2026-02-30' })).rejects.toMatchObject(late)
    expect(await rightsIn(guides)).toMatchObject([{ until: dayIn(0) }])
  })

  test('no longer counts its person in the folder once it has ended', async () => {
    await set(ada, { until: dayIn(0) })
    const inFolder = async () => (await access()).roles.find(({ id }) => id === guides)?.emails
    expect(await inFolder()).toEqual([ada])
    await world
      .ctx()
      .db.update(folderPeople)
      .set({ until: dayIn(-1) })
      .where(eq(folderPeople.email, ada))
    expect(await inFolder()).toEqual([])
    expect(await rightsIn(guides)).toMatchObject([{ email: ada, until: dayIn(-1) }])
  })

  test('is given to people of the community only', async () => {
    const other = await signUpIssuer(world, 'Other Club')
    const theirs = await create('Theirs', other.token)
    await world.call(contract.inviteToFolders, { emails: [ben], roleIds: [theirs] }, { token: other.token })
    await expect(set(ben)).rejects.toMatchObject(notFound)
    await expect(set(ada, { roleId: theirs })).rejects.toMatchObject(notFound)
    await expect(set('nobody@example.org', { action: 'remove' })).rejects.toMatchObject(notFound)
  })

  test('is not given to an admin', async () => {
    const [caller] = (await world.call(contract.listPeople, {}, { token })).people
    await expect(set(caller?.email ?? '')).rejects.toMatchObject({ key: 'alreadyAdmin', status: 409 })
  })

  test('stays with the person when their last folder is deleted', async () => {
    await world.call(contract.deleteFolder, { roleId: guides }, { token })
    expect((await access()).connexions.map(({ email }) => email)).toEqual([ada])
  })
})

describe('sending an invitation again', () => {
  const resend = (email: string) => world.call(contract.resendToFolders, { email }, { token })
  beforeEach(async () => {
    await inviteAll([ada])
  })

  test('starts its 14 days again', async () => {
    await expire(ada)
    const restart = world.stopClock()
    await resend(ada)
    const expiresAt = new Date(world.now().getTime() + 14 * DAY)
    restart()
    expect(await openInvitations(ada)).toMatchObject([{ sends: 2, expiresAt }])
    expect((await access()).connexions).toMatchObject([{ isExpired: false }])
  })

  test('is for pending people in a folder only', async () => {
    await expect(resend('nobody@example.org')).rejects.toMatchObject(notFound)
    await set(ada, { action: 'remove' })
    await expect(resend(ada)).rejects.toMatchObject({ key: 'foldersMissing', status: 400 })
    await set(ada)
    await world.ctx().db.update(folderPeople).set({ until: '2020-01-01' }).where(eq(folderPeople.email, ada))
    await expect(resend(ada)).rejects.toMatchObject({ key: 'foldersMissing', status: 400 })
    await set(ada)
    await register(ada)
    await expect(resend(ada)).rejects.toMatchObject(notFound)
  })
})

describe('removing a person', () => {
  const remove = (email: string) => world.call(contract.removePerson, { email }, { token })
  beforeEach(async () => {
    await inviteAll([ada, ben], [guides, trainers])
  })

  test('ends folders, invitation and sessions in this community only', async () => {
    const other = await signUpIssuer(world, 'Other Club')
    const studio = { kind: 'studio', email: ada, isContributor: 1 } as const
    const here = await openSession(world.ctx(), { ...studio, issuerId })
    const elsewhere = await openSession(world.ctx(), { ...studio, issuerId: other.issuerId })
    await remove(ada.toUpperCase())
    const { roles, connexions } = await access()
    expect(roles.map(({ emails }) => emails)).toEqual([[ben], [ben]])
    expect(connexions.map(({ email }) => email)).toEqual([ben])
    expect(await openInvitations(ada)).toEqual([])
    expect(await readSession(world.ctx(), here.id)).toBeUndefined()
    expect(await readSession(world.ctx(), elsewhere.id)).toBeDefined()
  })

  test('works once, and for contributors of the community only', async () => {
    await remove(ada)
    await expect(remove(ada)).rejects.toMatchObject(notFound)
    const other = await signUpIssuer(world, 'Other Club')
    const asked = world.call(contract.removePerson, { email: ben }, { token: other.token })
    await expect(asked).rejects.toMatchObject(notFound)
    expect((await access()).connexions).toHaveLength(1)
  })

  test('lets the person be invited again', async () => {
    await remove(ada)
    expect(await inviteAll([ada])).toEqual({ invited: 1, known: 0 })
    expect((await openInvitations(ada)).map(({ sends }) => sends)).toEqual([1])
  })
})
