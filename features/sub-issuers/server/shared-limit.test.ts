import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { setParent } from '#features/issuers/server/parents.ts'
import { setMailLimit } from '#features/issuers/server/set-mail-limit.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { mailRoomOf } from '#features/sends/mail/server/mail-limit.ts'
import { startSending } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'

const LIMIT = 10
type Sending = Awaited<ReturnType<typeof startSending>>

let world: World
let parent: Sending
let child: Sending
let sibling: Sending
beforeAll(async () => {
  world = await openWorld({ config: { mailLimit24h: LIMIT, mailLimitFirstWeek: LIMIT } })
})
beforeEach(async () => {
  parent = await startSending(world, {}, `${newId()}@example.org`)
  child = await startSending(world, {}, `${newId()}@example.org`)
  sibling = await startSending(world, {}, `${newId()}@example.org`)
  for (const { issuerId } of [child, sibling])
    await setParent(world.ctx(), { issuerId, parentId: parent.issuerId }, 'sub.moved')
})
afterAll(() => world.close())

const people = (count: number, name = 'person') => Array.from({ length: count }, (_, at) => `${name}${at}@example.org`)
const left = async ({ issuerId }: Sending) => (await mailRoomOf(world.ctx(), issuerId)).left
const tooMany = { key: 'tooManyEmails', code: 2000, status: 429 }

test("counts a sub-community's e-mails against its parent's limit too, and against its siblings' share of it", async () => {
  await child.send(...people(4))
  expect([await left(child), await left(parent), await left(sibling)]).toEqual([6, 6, 6])
  await parent.send(...people(6))
  await expect(sibling.send(...people(1))).rejects.toMatchObject(tooMany)
})

test('leaves a sub-community with a limit of its own out of it', async () => {
  await setMailLimit(world.ctx(), { issuerId: child.issuerId, mails: 50 })
  await child.send(...people(12))
  expect([await left(child), await left(parent)]).toEqual([38, LIMIT])
})

test('keeps to the limit that the operator gave the parent', async () => {
  await setMailLimit(world.ctx(), { issuerId: parent.issuerId, mails: 3 })
  await expect(child.send(...people(4))).rejects.toMatchObject(tooMany)
  await child.send(...people(3))
  expect(await left(parent)).toBe(0)
})

test('ends with the parent: a released community has its own limit', async () => {
  await parent.send(...people(LIMIT))
  expect(await left(child)).toBe(0)
  await world.ctx().db.update(issuers).set({ parentId: null }).where(eq(issuers.id, child.issuerId))
  expect(await left(child)).toBe(LIMIT)
})

testOnPostgres('refuses all but those that fit of sends at once by a parent and its sub-communities', async () => {
  const sends = [parent, child, sibling, child, sibling].map((one, at) => one.send(...people(4, `race${at}-`)))
  const answers = await Promise.allSettled(sends)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect([await left(parent), await left(child)]).toEqual([2, 2])
})
