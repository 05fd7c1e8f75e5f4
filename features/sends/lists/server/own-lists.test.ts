import { afterAll, beforeAll, expect, test } from 'vitest'
import { issuerIdOf, makeTemplate, signUp } from '#testing/stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'

let world: World
const tokens: Record<'admin' | 'max' | 'zoe', string> = { admin: '', max: '', zoe: '' }
type Who = keyof typeof tokens

beforeAll(async () => {
  world = await openWorld({ hasWorker: true })
  const { token } = await signUp(world, 'ada@example.org')
  const { templateId } = await makeTemplate(world, token)
  const issuerId = await issuerIdOf(world, token)
  const join = async (email: string) => (await joinFolder(world, { issuerId, email, templateIds: [templateId] })).token
  Object.assign(tokens, { admin: token, max: await join('max@example.org'), zoe: await join('zoe@example.org') })
})
afterAll(() => world.close())

const save = (who: Who, name: string, emails: string[]) =>
  world.call(contract.saveRecipientList, { name, emails }, { token: tokens[who] })
const names = async (who: Who) =>
  (await world.call(contract.listRecipientLists, {}, { token: tokens[who] })).lists.map(({ name }) => name)
const notFound = { key: 'notFound', status: 404 }

test('a contributor has lists of their own, which the admins see too', async () => {
  await save('admin', 'Staff', ['a@example.org'])
  await save('max', 'Juniors', ['b@example.org'])
  await save('zoe', 'Seniors', ['c@example.org'])
  expect([await names('admin'), await names('max'), await names('zoe')]).toEqual([
    ['Juniors', 'Seniors', 'Staff'],
    ['Juniors'],
    ['Seniors'],
  ])
})

test('a name of somebody else is free, and their list stays as it is', async () => {
  const mine = await save('max', 'Wednesday', ['b@example.org'])
  const theirs = await save('zoe', 'Wednesday', ['c@example.org'])
  const shared = await save('admin', 'Wednesday', ['a@example.org'])
  expect(new Set([mine.id, theirs.id, shared.id]).size).toBe(3)
  const { lists } = await world.call(contract.listRecipientLists, {}, { token: tokens.admin })
  expect(lists.filter(({ name }) => name === 'Wednesday').map((list) => [list.emails, list.isOfContributor])).toEqual(
    expect.arrayContaining([
      [['a@example.org'], false],
      [['b@example.org'], true],
      [['c@example.org'], true],
    ]),
  )
  const again = await save('max', 'Wednesday', ['d@example.org'])
  expect(again.id).toBe(mine.id)
})

test('nobody renames or deletes the list of another contributor', async () => {
  const { id } = await save('zoe', 'Thursday', ['c@example.org'])
  const asked = { listId: id, name: 'Stolen' }
  const as = { token: tokens.max }
  await expect(world.call(contract.renameRecipientList, asked, as)).rejects.toMatchObject(notFound)
  await expect(world.call(contract.deleteRecipientList, { listId: id }, as)).rejects.toMatchObject(notFound)
  expect(await names('zoe')).toContain('Thursday')
})

test('an admin renames and deletes lists of contributors', async () => {
  const { id } = await save('max', 'Friday', ['b@example.org'])
  const as = { token: tokens.admin }
  const renamed = await world.call(contract.renameRecipientList, { listId: id, name: 'Saturday' }, as)
  expect(renamed).toEqual({ id, name: 'Saturday', emails: ['b@example.org'], isOfContributor: true })
  await expect(world.call(contract.renameRecipientList, { listId: id, name: 'Juniors' }, as)).rejects.toMatchObject({
    key: 'listNameTaken',
  })
  await world.call(contract.deleteRecipientList, { listId: id }, as)
  expect(await names('max')).not.toContain('Saturday')
})
