import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { createTemplate, deleteTemplate } from '#features/templates/contract.ts'
import { signUpIssuer, templateForm } from '#features/templates/server/testing-issuer.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { openWorld, type World } from '#testing/world.ts'
import { FOLDER_TEMPLATES_MAX, FOLDERS_MAX, PAIRS_MAX } from '../../rules.ts'
import { folders, folderTemplates } from '../../server/tables.ts'
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

const notFound = { key: 'notFound', status: 404, code: 4040 }
const create = async (name?: string, as = token) =>
  (await world.call(contract.createFolder, { name }, { token: as })).roleId
const createOf = async (resourceIdList: string[]) =>
  (await world.call(contract.createFolderOf, { resourceType: 'template', resourceIdList }, { token })).roleId
const roles = async () => (await world.call(contract.getAccess, {}, { token })).roles
const names = async () => (await roles()).map(({ name }) => name)
const makeDraft = async (as = token) =>
  (await world.call(createTemplate, await templateForm({ draft: true }), { token: as })).templateId

/** Folders of the community, straight into the table. */
const fillFolders = (count: number) =>
  insertRows(
    world.ctx().db,
    folders,
    Array.from({ length: count }, (_, at) => ({ id: newId(), issuerId, name: `F${at}`, createdAt: world.now() })),
  )
/** Pairs of a folder with templates that need not exist. */
const fillTemplates = (folderId: string, count: number) =>
  insertRows(
    world.ctx().db,
    folderTemplates,
    Array.from({ length: count }, () => ({ folderId, issuerId, templateId: newId() })),
  )

describe('names', () => {
  test('numbers a folder after the highest number in either language', async () => {
    await create()
    await create('Rôle 7')
    await create('Role x')
    await world.call(contract.createFolder, { lang: 'fr' }, { token })
    await create()
    expect(await names()).toEqual(['Role 1', 'Rôle 7', 'Rôle 8', 'Role 9', 'Role x'])
  })

  test('writes a number above a thousand so that the next one reads it', async () => {
    await create('Role 1234')
    await create()
    await create()
    expect(await names()).toEqual(['Role 1234', 'Role 1235', 'Role 1236'])
  })

  test('names a folder in the language of the call', async () => {
    await world.app.inject({
      method: 'POST',
      url: '/api/v1/access-control/group',
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'fr-CH, en',
        host: new URL(world.config.publicUrl).host,
      },
      payload: {},
    })
    expect(await names()).toEqual(['Rôle 1'])
  })

  test.each([
    ['', 'folderNameMissing'],
    ['   ', 'folderNameMissing'],
    ['x'.repeat(51), 'folderNameTooLong'],
    ['Gu\u200bides', 'nameHidden'],
  ])('refuses %j with %s', async (name, key) => {
    await expect(create(name)).rejects.toMatchObject({ key, status: 400 })
    expect(await roles()).toEqual([])
  })

  test.each(['GUIDES ÉTÉ', ' guides été ', 'Guides e\u0301te\u0301'])(
    'takes %j for the same as "Guides été", for a new folder and for another one',
    async (name) => {
      const taken = { key: 'folderNameTaken', status: 409 }
      await create('Guides été')
      const other = await create('Other')
      await expect(create(name)).rejects.toMatchObject(taken)
      await expect(world.call(contract.updateFolder, { roleId: other, name }, { token })).rejects.toMatchObject(taken)
      expect(await names()).toEqual(['Guides été', 'Other'])
    },
  )

  test('are the same in whichever case, with accents too', async () => {
    await create('Équipe')
    await expect(create('éQUIPE')).rejects.toMatchObject({ key: 'folderNameTaken', status: 409 })
  })

  test('number a folder after a number that is too long to count on', async () => {
    await create('Role 999999999')
    await create()
    await create()
    expect((await names()).toSorted()).toEqual(['Role 1', 'Role 2', 'Role 999999999'])
  })

  test('lets a folder change the case of its own name', async () => {
    const roleId = await create('guides')
    await world.call(contract.updateFolder, { roleId, name: 'Guides' }, { token })
    expect(await names()).toEqual(['Guides'])
  })

  test('allows two communities the same name', async () => {
    const other = await signUpIssuer(world, 'Other Club')
    await create('Guides')
    await create('Guides', other.token)
    expect(await names()).toEqual(['Guides'])
  })
})

test('creates at most 200 folders', async () => {
  await fillFolders(FOLDERS_MAX - 1)
  await create()
  await expect(create()).rejects.toMatchObject({ key: 'tooManyFolders', status: 409 })
  expect(await world.ctx().db.$count(folders, eq(folders.issuerId, issuerId))).toBe(FOLDERS_MAX)
})

test('changes only the settings that are given', async () => {
  const roleId = await create('Guides')
  expect(await roles()).toMatchObject([{ seesAddresses: true, mailsADay: 0 }])
  await world.call(contract.updateFolder, { roleId, seesAddresses: false, mailsADay: 50 }, { token })
  await world.call(contract.updateFolder, { roleId, name: 'Trainers' }, { token })
  expect(await roles()).toMatchObject([{ name: 'Trainers', seesAddresses: false, mailsADay: 50 }])
  await world.call(contract.updateFolder, { roleId, mailsADay: 0 }, { token })
  expect(await roles()).toMatchObject([{ seesAddresses: false, mailsADay: 0 }])
})

test.each([-1, 1.5, 100_001])('refuses %d e-mails a day', async (mailsADay) => {
  const roleId = await create()
  const asked = world.call(contract.updateFolder, { roleId, mailsADay }, { token })
  await expect(asked).rejects.toMatchObject({ key: 'mailsInvalid', status: 400 })
})

test('deletes a folder once, and keeps its template', async () => {
  const roleId = await create()
  const templateId = await makeDraft()
  await world.call(contract.addToFolder, { roleId, templateId }, { token })
  await world.call(contract.deleteFolder, { roleId }, { token })
  expect(await roles()).toEqual([])
  await expect(world.call(contract.deleteFolder, { roleId }, { token })).rejects.toMatchObject(notFound)
  const again = await create()
  await world.call(contract.addToFolder, { roleId: again, templateId }, { token })
  expect(await roles()).toMatchObject([{ templateIds: [templateId] }])
})

describe('templates', () => {
  test('puts a template into a folder once, and takes it out again', async () => {
    const roleId = await create()
    const templateIds = [await makeDraft(), await makeDraft()]
    const [templateId = ''] = templateIds
    for (let times = 0; times < 2; times++) await world.call(contract.addToFolder, { roleId, templateId }, { token })
    expect(await roles()).toMatchObject([{ templateIds: [templateId] }])
    await world.call(contract.removeFromFolder, { roleId, templateIds }, { token })
    expect(await roles()).toMatchObject([{ templateIds: [] }])
  })

  test('makes a folder of templates, each once', async () => {
    const ids = [await makeDraft(), await makeDraft()].sort()
    const roleId = await createOf([...ids, ...ids])
    expect(await roles()).toMatchObject([{ id: roleId, name: 'Role 1', templateIds: ids }])
  })

  test('leaves its folders when it is deleted', async () => {
    const [kept, gone] = [await makeDraft(), await makeDraft()]
    await createOf([kept, gone])
    await world.call(deleteTemplate, { templateId: gone }, { token })
    expect(await roles()).toMatchObject([{ templateIds: [kept] }])
    const { callbackId: _, templateId } = await world.call(createTemplate, await templateForm(), { token })
    await world.runJobs()
    const [role] = await roles()
    await world.call(contract.addToFolder, { roleId: role?.id ?? '', templateId }, { token })
    await world.call(deleteTemplate, { templateId }, { token })
    expect(await roles()).toMatchObject([{ templateIds: [kept] }])
  })

  test('of another community, and deleted ones, are unknown', async () => {
    const other = await signUpIssuer(world, 'Other Club')
    const deleted = await makeDraft()
    await world.call(deleteTemplate, { templateId: deleted }, { token })
    const roleId = await create()
    for (const templateId of [await makeDraft(other.token), deleted, newId()]) {
      await expect(world.call(contract.addToFolder, { roleId, templateId }, { token })).rejects.toMatchObject(notFound)
      const resourceIdList = [await makeDraft(), templateId]
      await expect(createOf(resourceIdList)).rejects.toMatchObject(notFound)
      const taken = world.call(contract.removeFromFolder, { roleId, templateIds: resourceIdList }, { token })
      await expect(taken).rejects.toMatchObject(notFound)
    }
    expect(await roles()).toMatchObject([{ id: roleId, templateIds: [] }])
  })

  test('go into no folder of another community', async () => {
    const other = await signUpIssuer(world, 'Other Club')
    const roleId = await create('Theirs', other.token)
    const templateId = await makeDraft()
    const calls = [
      world.call(contract.addToFolder, { roleId, templateId }, { token }),
      world.call(contract.removeFromFolder, { roleId, templateIds: [templateId] }, { token }),
      world.call(contract.updateFolder, { roleId, name: 'Mine' }, { token }),
      world.call(contract.deleteFolder, { roleId }, { token }),
    ]
    for (const answer of await Promise.allSettled(calls))
      expect(answer).toMatchObject({ status: 'rejected', reason: notFound })
    const theirs = await world.call(contract.getAccess, {}, { token: other.token })
    expect(theirs.roles).toMatchObject([{ name: 'Theirs', templateIds: [] }])
  })

  test('must be selected', async () => {
    const roleId = await create()
    const asked = world.call(contract.removeFromFolder, { roleId, templateIds: [] }, { token })
    await expect(asked).rejects.toMatchObject({ key: 'templatesMissing', status: 400 })
  })

  test('are at most 1,000 in a folder', async () => {
    const roleId = await create()
    await fillTemplates(roleId, FOLDER_TEMPLATES_MAX)
    const asked = world.call(contract.addToFolder, { roleId, templateId: await makeDraft() }, { token })
    await expect(asked).rejects.toMatchObject({ key: 'tooManyTemplates', status: 409 })
    expect((await roles())[0]?.templateIds).toHaveLength(FOLDER_TEMPLATES_MAX)
  })

  test('are at most 20,000 in all folders together', async () => {
    const full = await create()
    await fillTemplates(full, PAIRS_MAX)
    const roleId = await create()
    const templateId = await makeDraft()
    const tooMany = { key: 'tooManyPairs', status: 409 }
    await expect(world.call(contract.addToFolder, { roleId, templateId }, { token })).rejects.toMatchObject(tooMany)
    await expect(createOf([templateId])).rejects.toMatchObject(tooMany)
    expect((await roles()).map(({ templateIds }) => templateIds.length)).toEqual([PAIRS_MAX, 0])
  })
})
