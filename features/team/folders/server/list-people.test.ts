import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import type { Right } from '../../rules.ts'
import { folderPeople, teamPeople } from '../../server/tables.ts'
import { createFolder, getAccess, listPeople } from '../contract.ts'

const MINUTE = 60_000
let world: World
let issuerId = ''
let token = ''

beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  issuerId = issuer.issuerId
  token = issuer.token
})
afterAll(() => world.close())

const list = (asked: { pageNumber?: number; search?: string } = {}) => world.call(listPeople, asked, { token })
const emailsOf = ({ people }: Awaited<ReturnType<typeof list>>) => people.map(({ email }) => email)
const ago = (minutes: number) => new Date(world.now().getTime() - minutes * MINUTE)
/** A contributor who was invited a while ago; with `seen`, one who has joined and was last seen then. */
const addPerson = (email: string, { invited = 100, seen }: { invited?: number; seen?: number } = {}) =>
  world
    .ctx()
    .db.insert(teamPeople)
    .values({
      issuerId,
      email,
      invitedAt: ago(invited),
      ...(seen !== undefined && { registrationDate: ago(90), lastConnectionAt: ago(seen) }),
    })
const addAdmin = (email: string, firstName: string, lastName: string) =>
  world.ctx().db.insert(issuerAdmins).values({ issuerId, email, firstName, lastName, mainAdmin: false })
const give = async (email: string, rights: Right, until: string | null = null) => {
  const { roleId: folderId } = await world.call(createFolder, {}, { token })
  await world.ctx().db.insert(folderPeople).values({ folderId, email, issuerId, rights, until })
}

test('lists admins by name, then contributors by last connection, pending ones at the end', async () => {
  await addAdmin('z.adams@example.org', 'Zoe', 'Adams')
  await addPerson('long.ago@example.org', { seen: 50 })
  await addPerson('just.now@example.org', { seen: 1 })
  await addPerson('invited.first@example.org', { invited: 20 })
  await addPerson('invited.last@example.org', { invited: 10 })
  const { people, pagination } = await list()
  expect(people.map(({ name, email }) => name || email)).toEqual([
    'Zoe Adams',
    'Inès Carvalho',
    'just.now@example.org',
    'long.ago@example.org',
    'invited.last@example.org',
    'invited.first@example.org',
  ])
  expect(pagination).toEqual({ totalPages: 1, totalCount: 6 })
  const { connexions, adminCount } = await world.call(getAccess, {}, { token })
  expect(connexions.map(({ email }) => email)).toEqual(people.slice(2).map(({ email }) => email))
  expect(adminCount).toBe(2)
})

test('counts what a contributor may do, as long as the right lasts; an admin may do everything', async () => {
  const ada = 'ada@example.org'
  await addPerson(ada, { seen: 1 })
  await give(ada, 'distribute')
  await give(ada, 'edit')
  await give(
    ada,
    'create',
    ago(24 * 60)
      .toISOString()
      .slice(0, 10),
  )
  const [admin, contributor] = (await list()).people
  expect(admin).toMatchObject({ isAdmin: true, creates: true, edits: 3, distributes: 3 })
  expect(contributor).toMatchObject({ isAdmin: false, name: '', creates: false, edits: 1, distributes: 2 })
  await give(ada, 'create', world.now().toISOString().slice(0, 10))
  expect((await list()).people[1]).toMatchObject({ creates: true, edits: 2, distributes: 3 })
})

test('shows a person who is admin and contributor once, as an admin', async () => {
  await addAdmin('ada@example.org', 'Ada', 'Lovelace')
  await addPerson('ada@example.org', { seen: 1 })
  const { people, pagination } = await list()
  expect(people.map(({ email, isAdmin }) => email === 'ada@example.org' && isAdmin)).toEqual([false, true])
  expect(pagination.totalCount).toBe(2)
})

test('has pages of 20, admins on the first ones', async () => {
  for (let at = 0; at < 24; at++) await addAdmin(`admin${at}@example.org`, 'An', `Admin ${String(at).padStart(2, '0')}`)
  for (let at = 0; at < 20; at++) await addPerson(`person${at}@example.org`, { seen: at })
  const pages = await Promise.all([1, 2, 3, 4].map((pageNumber) => list({ pageNumber })))
  expect(pages.map(({ people }) => people.length)).toEqual([20, 20, 5, 0])
  expect(pages.map(({ people }) => people.filter(({ isAdmin }) => isAdmin).length)).toEqual([20, 5, 0, 0])
  expect(new Set(pages.flatMap(emailsOf)).size).toBe(45)
  expect(pages[2] && emailsOf(pages[2])).toEqual([15, 16, 17, 18, 19].map((at) => `person${at}@example.org`))
  expect(pages[3]?.pagination).toEqual({ totalPages: 3, totalCount: 45 })
})

test('finds an address or the name of an admin, in any case, and each sign as it is', async () => {
  await addAdmin('z.adams@example.org', 'Zoé', 'Adams')
  await addPerson('percent%sign@example.org')
  await addPerson('under_score@example.org')
  expect(emailsOf(await list({ search: 'ZOÉ AD' }))).toEqual(['z.adams@example.org'])
  expect(emailsOf(await list({ search: 'Z.ADAMS@' }))).toEqual(['z.adams@example.org'])
  expect(emailsOf(await list({ search: '%' }))).toEqual(['percent%sign@example.org'])
  expect(emailsOf(await list({ search: 'R_S' }))).toEqual(['under_score@example.org'])
  expect((await list({ search: 'nobody' })).pagination).toEqual({ totalPages: 1, totalCount: 0 })
  await expect(list({ search: 'x'.repeat(51) })).rejects.toMatchObject({ key: 'searchTooLong', status: 400 })
})

test("shows nobody of another community, nor another community's rights", async () => {
  await addPerson('ada@example.org', { seen: 1 })
  await give('ada@example.org', 'create')
  const other = await signUpIssuer(world, 'Other Club', `${newId()}@example.org`)
  const { people } = await world.call(listPeople, {}, { token: other.token })
  expect(people).toMatchObject([{ isAdmin: true, edits: 0 }])
  const { roles, connexions, adminCount } = await world.call(getAccess, {}, { token: other.token })
  expect({ roles, connexions, adminCount }).toEqual({ roles: [], connexions: [], adminCount: 1 })
})
