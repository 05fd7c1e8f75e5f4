import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { newId } from '#base/ids.ts'
import { createTemplate, deleteTemplate } from '#features/templates/contract.ts'
import { signUpIssuer, templateForm } from '#features/templates/server/testing-issuer.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { FOLDERS_MAX, PEOPLE_MAX } from '../../rules.ts'
import { folders, folderTemplates, invitations, teamPeople } from '../../server/tables.ts'
import * as contract from '../contract.ts'

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

const create = async (name?: string) => (await world.call(contract.createFolder, { name }, { token })).roleId
const access = () => world.call(contract.getAccess, {}, { token })
const inviteOne = (email: string, roleIds: string[]) =>
  world.call(contract.inviteToFolders, { emails: [email], roleIds }, { token })
/** The keys of the refusals of calls, sorted; undefined for those that succeeded. */
const keysOf = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) => (one.status === 'rejected' ? (one.reason as { key: string }).key : ''))
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

testOnPostgres('numbers folders that are created at once one after the other', async () => {
  await Promise.all(times(8, () => create()))
  expect((await access()).roles.map(({ name }) => name)).toEqual(times(8, (at) => `Role ${at + 1}`))
})

testOnPostgres('gives a name to one of several folders created and renamed at once', async () => {
  const roleId = await create('Other')
  const rename = world.call(contract.updateFolder, { roleId, name: 'guides' }, { token })
  const keys = await keysOf([rename, ...times(4, () => create('Guides'))])
  expect(keys.sort()).toEqual(['', ...times(4, () => 'folderNameTaken')])
})

testOnPostgres('stays at 200 folders when several are created at once', async () => {
  const rows = times(FOLDERS_MAX - 1, (at) => ({ id: newId(), issuerId, name: `F${at}`, createdAt: world.now() }))
  await insertRows(world.ctx().db, folders, rows)
  const keys = await keysOf(times(4, () => create()))
  expect(keys.sort()).toEqual(['', ...times(3, () => 'tooManyFolders')])
  expect((await access()).roles).toHaveLength(FOLDERS_MAX)
})

testOnPostgres('invites 50 people at once, each once', async () => {
  const roleId = await create()
  const emails = times(25, (at) => `race${at}-${newId()}@example.org`)
  // Each address twice, so that half of the calls meet a known person.
  const answers = await Promise.all([...emails, ...emails].map((email) => inviteOne(email, [roleId])))
  expect(answers.reduce((sum, { invited }) => sum + invited, 0)).toBe(25)
  const { roles, connexions } = await access()
  expect(roles[0]?.emails).toEqual(emails.toSorted())
  expect(connexions).toHaveLength(25)
  const rows = await world.ctx().db.select().from(invitations).where(eq(invitations.issuerId, issuerId))
  expect(rows.map(({ sends }) => sends)).toEqual(times(25, () => 1))
})

testOnPostgres('stays at 2,000 people when several are invited at once', async () => {
  const roleId = await create()
  const people = times(PEOPLE_MAX - 1, (at) => ({ issuerId, email: `p${at}@example.org`, invitedAt: world.now() }))
  await insertRows(world.ctx().db, teamPeople, people)
  const keys = await keysOf(times(4, () => inviteOne(`${newId()}@example.org`, [roleId])))
  expect(keys.sort()).toEqual(['', ...times(3, () => 'tooManyPeople')])
})

testOnPostgres('leaves no deleted template in a folder', async () => {
  for (let round = 0; round < 4; round++) {
    const { templateId } = await world.call(createTemplate, await templateForm({ draft: true }), { token })
    const roleIds = await Promise.all(times(3, () => create()))
    const put = (roleId: string) => world.call(contract.addToFolder, { roleId, templateId }, { token })
    const calls = [...roleIds.map(put), world.call(deleteTemplate, { templateId }, { token })]
    const keys = await keysOf(round % 2 === 0 ? calls : calls.reverse())
    expect(keys.filter((key) => !['', 'notFound'].includes(key))).toEqual([])
    expect(await world.ctx().db.$count(folderTemplates, eq(folderTemplates.templateId, templateId))).toBe(0)
  }
})

testOnPostgres('removes a person for good while they get folders', async () => {
  const roleIds = await Promise.all(times(6, () => create()))
  const email = `${newId()}@example.org`
  await inviteOne(email, roleIds.slice(0, 1))
  const set = (roleId: string) =>
    world.call(contract.setPermission, { email, roleId, action: 'add', rights: 'edit' }, { token })
  const removed = world.call(contract.removePerson, { email }, { token })
  const keys = await keysOf([...roleIds.slice(0, 3).map(set), removed, ...roleIds.slice(3).map(set)])
  expect(keys.filter((key) => !['', 'notFound'].includes(key))).toEqual([])
  const { roles, connexions } = await access()
  expect([roles.flatMap(({ emails }) => emails), connexions]).toEqual([[], []])
})
