import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '#base/ids.ts'
import { finalizeLink } from '#features/sign-in/contract.ts'
import { getOwnRights } from '#features/team/folders/own-contract.ts'
import type { Right } from '#features/team/rules.ts'
import { folderPeople, folders, folderTemplates } from '#features/team/server/tables.ts'
import { issuerIdOf, mailedLink, makeContributor, makeTemplate, picture, signUp, TEMPLATE } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import {
  countTemplates,
  createTemplate,
  deleteTemplate,
  getTemplate,
  listAllTemplates,
  listTemplates,
  listVersions,
  publishTemplate,
  searchTemplates,
  updateTemplate,
  withdrawDelegation,
} from '../contract.ts'
import { listTemplateNames } from '../list/contract.ts'
import { TEMPLATE_ORDERS } from '../rules.ts'
import { templates } from './tables.ts'

const EMAIL = 'ada@example.org'
let world: World
let issuerId = ''
/** Tokens of an admin, and of a contributor with a right over `mine` in one folder. */
let admin = { token: '' }
let person = { token: '' }
let folderId = ''
let mine = { templateId: '', hash: '' }
let other = { templateId: '', hash: '' }

beforeAll(async () => {
  world = await openWorld()
  admin = await signUp(world, EMAIL)
  issuerId = await issuerIdOf(world, admin.token)
  mine = await makeTemplate(world, admin.token, { name: 'Mine' })
  other = await makeTemplate(world, admin.token, { name: 'Other' })
  const { token: link } = await mailedLink(world, EMAIL)
  person = { token: (await world.call(finalizeLink, { token: link })).token ?? '' }
  folderId = (await makeContributor(world, person.token, { templateIds: [mine.templateId] })).folderId
})
afterAll(() => world.close())

const give = (rights: Right, until: string | null = null) =>
  world.ctx().db.update(folderPeople).set({ rights, until }).where(eq(folderPeople.folderId, folderId))
const dayFromNow = (days: number) => new Date(world.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const refusal = { key: 'notFound', status: 404, code: 4040 }
const create = async (fields: object = {}) =>
  world.call(createTemplate, { category: 'basic', ...TEMPLATE, image: await picture(), draft: true, ...fields }, person)
const change = (id: string) =>
  world.call(updateTemplate, { category: 'basic', ...TEMPLATE, name: 'Changed', id }, person)
const foldersOf = async (templateId: string) => {
  const rows = await world.ctx().db.select().from(folderTemplates).where(eq(folderTemplates.templateId, templateId))
  return rows.map((row) => row.folderId)
}
const anotherFolder = async (rights: Right) => {
  const id = newId()
  const { db } = world.ctx()
  await db.insert(folders).values({ id, issuerId, name: id, createdAt: world.now() })
  await db.insert(folderPeople).values({ folderId: id, email: EMAIL, issuerId, rights })
  return id
}
const remove = (id: string) => world.ctx().db.delete(folders).where(eq(folders.id, id))

describe('with a right in one folder', () => {
  test.each(TEMPLATE_ORDERS)('lists and counts its templates only, ordered by %s', async (order) => {
    await give('distribute')
    const list = await world.call(listTemplates, { type: 'basic', order }, person)
    expect(list.templates.map(({ data }) => data.name)).toEqual(['Mine'])
    expect(list).toMatchObject({ counts: { all: 1, published: 1 }, pagination: { totalCount: 1 } })
    const found = await world.call(listTemplates, { type: 'basic', order, search: 'other' }, person)
    expect(found).toMatchObject({ templates: [], counts: { all: 0 }, pagination: { totalCount: 0 } })
  })

  test('counts and finds nothing of other folders', async () => {
    await give('distribute')
    expect((await world.call(countTemplates, {}, person)).counts).toMatchObject({ basic: 1 })
    const all = await world.call(listAllTemplates, {}, person)
    expect(all).toMatchObject({ counts: { basic: 1 }, pagination: { totalCount: 1 } })
    expect(all.templates.map(({ id }) => id)).toEqual([mine.templateId])
    const { groups } = await world.call(searchTemplates, {}, person)
    expect(groups).toMatchObject([{ totalCount: 1, templates: [{ name: 'Mine' }] }])
    expect(await world.call(searchTemplates, { search: 'other' }, person)).toEqual({ groups: [] })
    const { templates: named } = await world.call(listTemplateNames, {}, person)
    expect(named.map(({ title }) => title)).toEqual(['Mine'])
  })

  test.each([
    ['its id', () => world.call(getTemplate, { templateId: other.templateId }, person)],
    ['its hash', () => world.call(getTemplate, { templateId: other.hash.slice(2) }, person)],
    ['its versions', () => world.call(listVersions, { templateId: other.templateId }, person)],
    ['a change', () => change(other.templateId)],
    ['its publication', () => world.call(publishTemplate, { templateId: other.templateId }, person)],
  ])("does not find another folder's template by %s", async (_, call) => {
    await give('create')
    const before = await world.call(getTemplate, { templateId: other.templateId }, admin)
    await expect(call()).rejects.toMatchObject(refusal)
    expect(await world.call(getTemplate, { templateId: other.templateId }, admin)).toEqual(before)
  })

  test('opens its own by id, by hash and by version', async () => {
    await give('distribute')
    for (const templateId of [mine.templateId, mine.hash.slice(2)])
      expect(await world.call(getTemplate, { templateId }, person)).toMatchObject({ id: mine.templateId })
    expect((await world.call(listVersions, { templateId: mine.templateId }, person)).versions).toHaveLength(1)
  })
})

test.each([
  ['distribute', ['distribute']],
  ['edit', ['distribute', 'edit']],
  ['create', ['distribute', 'edit']],
] as const)('names what the right %s allows with a template', async (right, rights) => {
  await give(right)
  expect((await world.call(getTemplate, { templateId: mine.templateId }, person)).rights).toEqual(rights)
  const { templates: listed } = await world.call(listTemplates, { type: 'basic' }, person)
  expect(listed[0]?.rights).toEqual(rights)
})

test('names everything for an admin', async () => {
  const { rights } = await world.call(getTemplate, { templateId: other.templateId }, admin)
  expect(rights).toEqual(['distribute', 'edit', 'delete'])
})

test('refuses to edit, publish and create with the right to distribute', async () => {
  await give('distribute')
  await expect(change(mine.templateId)).rejects.toMatchObject(refusal)
  await expect(world.call(publishTemplate, { templateId: mine.templateId }, person)).rejects.toMatchObject(refusal)
  await expect(create()).rejects.toMatchObject({ key: 'notAllowed', status: 403 })
})

test('edits and publishes with the right to edit, but does not create, delete or withdraw', async () => {
  await give('create')
  const { templateId } = await create()
  await give('edit')
  expect(await change(templateId)).toMatchObject({ templateId, callbackId: '' })
  expect((await world.call(publishTemplate, { templateId }, person)).callbackId).not.toBe('')
  await world.runJobs()
  expect(await world.call(getTemplate, { templateId }, person)).toMatchObject({ contractState: 'stored' })
  await expect(create()).rejects.toMatchObject({ key: 'notAllowed' })
  await expect(world.call(deleteTemplate, { templateId }, person)).rejects.toMatchObject({ key: 'notAllowed' })
  await expect(world.call(withdrawDelegation, { templateId }, person)).rejects.toMatchObject({ key: 'notAllowed' })
  await world.call(deleteTemplate, { templateId }, admin)
})

describe('creating', () => {
  test('puts the template into the only folder with the right', async () => {
    await give('create')
    const { templateId } = await create()
    expect(await foldersOf(templateId)).toEqual([folderId])
    expect(await world.call(getTemplate, { templateId }, person)).toMatchObject({ id: templateId })
    await world.call(deleteTemplate, { templateId }, admin)
  })

  test('asks for the folder when there are several, and writes nothing until it is given', async () => {
    await give('create')
    const second = await anotherFolder('create')
    const before = await world.ctx().db.$count(templates)
    await expect(create()).rejects.toMatchObject({ key: 'folderMissing', status: 400 })
    expect(await world.ctx().db.$count(templates)).toBe(before)
    const { templateId } = await create({ folderId: second })
    expect(await foldersOf(templateId)).toEqual([second])
    await world.call(deleteTemplate, { templateId }, admin)
    await remove(second)
  })

  test('does not find a folder in which the person may only edit', async () => {
    await give('create')
    const second = await anotherFolder('edit')
    await expect(create({ folderId: second })).rejects.toMatchObject(refusal)
    const own = await world.call(getOwnRights, {}, person)
    expect(own).toEqual({ isAdmin: false, canCreate: [{ id: folderId, name: folderId }] })
    await remove(second)
  })

  test('puts the template of an admin into a folder of the community only when one is given', async () => {
    const asked = { category: 'basic', ...TEMPLATE, image: await picture(), draft: true } as const
    const { templateId: loose } = await world.call(createTemplate, asked, admin)
    const { templateId: placed } = await world.call(createTemplate, { ...asked, folderId }, admin)
    expect([await foldersOf(loose), await foldersOf(placed)]).toEqual([[], [folderId]])
    await expect(world.call(createTemplate, { ...asked, folderId: newId() }, admin)).rejects.toMatchObject(refusal)
    for (const templateId of [loose, placed]) await world.call(deleteTemplate, { templateId }, admin)
  })
})

test('gives nothing from the day after a right has ended, and everything on its last day', async () => {
  await give('create', dayFromNow(0))
  expect((await world.call(countTemplates, {}, person)).counts.basic).toBe(1)
  await give('create', dayFromNow(-1))
  await expect(world.call(countTemplates, {}, person)).rejects.toMatchObject({ key: 'signedOut', status: 401 })
  const empty = await anotherFolder('distribute')
  expect((await world.call(countTemplates, {}, person)).counts.basic).toBe(0)
  expect((await world.call(listTemplates, { type: 'basic' }, person)).templates).toEqual([])
  expect((await world.call(getOwnRights, {}, person)).canCreate).toEqual([])
  await expect(world.call(getTemplate, { templateId: mine.templateId }, person)).rejects.toMatchObject(refusal)
  await expect(create()).rejects.toMatchObject({ key: 'notAllowed' })
  await remove(empty)
})

test("does not find another community's template, even in a folder of the person", async () => {
  await give('create')
  const stranger = await signUp(world, 'ben@example.org', { name: 'Other Club' })
  const { templateId } = await makeTemplate(world, stranger.token)
  await world.ctx().db.insert(folderTemplates).values({ folderId, templateId, issuerId })
  await expect(world.call(getTemplate, { templateId }, person)).rejects.toMatchObject(refusal)
})

test('reads no folders for an admin', async () => {
  const { database } = world
  const client = database.kind === 'postgres' ? database.pool : database.pglite
  const spied = vi.spyOn(client, 'query')
  await world.call(countTemplates, {}, admin)
  await world.call(listTemplates, { type: 'basic' }, admin)
  await world.call(listAllTemplates, {}, admin)
  await world.call(searchTemplates, {}, admin)
  await world.call(getTemplate, { templateId: other.templateId }, admin)
  await world.call(listVersions, { templateId: other.templateId }, admin)
  await world.call(getOwnRights, {}, admin)
  const asked = spied.mock.calls.map(([query]) => JSON.stringify(query))
  spied.mockRestore()
  expect(asked.filter((text) => text.includes('templates')).length).toBeGreaterThan(5)
  expect(asked.filter((text) => text.includes('folder_'))).toEqual([])
})
