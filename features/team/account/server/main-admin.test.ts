import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issuers } from '#features/issuers/server/tables.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { REPLACEMENT_DAYS } from '../../rules.ts'
import { enterAs, linkTo, noticesTo, openTeam } from '../../server/testing-admins.ts'
import { addAdmin, changeMainAdmin, deleteAdmin, listAdmins, readReplacement, stopReplacement } from '../contract.ts'
import { announceReplacement } from './announce-replacement.ts'
import { replaceMainAdmins } from './replace-main-admins.ts'

const DAY_MS = 24 * 60 * 60_000
const linkExpired = { key: 'linkExpired', status: 410 }
const notAllowed = { key: 'notAllowed', status: 403 }

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const make = (email: string, token: string) => world.call(changeMainAdmin, { email }, { token })
const mainOf = async (token: string) =>
  (await world.call(listAdmins, {}, { token })).admins.filter(({ mainAdmin }) => mainAdmin).map(({ email }) => email)
const announce = (issuerId: string, email: string) => announceReplacement(world.ctx(), { issuerId, email })

test('makes another registered admin the main admin, which the former one cannot undo', async () => {
  const { ada, ben, tokens } = await openTeam(world)
  await make(ben, tokens.ada)
  expect(await mainOf(tokens.cleo)).toEqual([ben])
  await expect(make(ada, tokens.ada)).rejects.toMatchObject(notAllowed)
  await make(ada, tokens.ben)
  expect(await mainOf(tokens.cleo)).toEqual([ada])
})

test('notifies all registered admins of the change, in both languages', async () => {
  const { name, ada, ben, cleo, tokens, emailOf } = await openTeam(world)
  const dora = emailOf('dora')
  await world.call(addAdmin, { email: dora, firstName: 'Dora', lastName: 'Mole' }, { token: tokens.ada })
  await world.call(changeMainAdmin, { email: ben, lang: 'fr' }, { token: tokens.ada })
  for (const email of [ada, ben, cleo]) {
    const [notice] = await noticesTo(world, email)
    expect(notice?.subject).toBe(`${name} a un nouvel admin principal`)
    expect(notice?.text).toContain(`${ada} a nommé ${ben} admin principal de ${name}`)
    expect(notice?.text).toContain(`${ada} made ${ben} the main admin of ${name}`)
  }
  expect(await noticesTo(world, dora)).toEqual([])
})

test('makes no pending admin, stranger or admin of another community the main admin', async () => {
  const [{ ada, tokens, emailOf }, other] = [await openTeam(world), await openTeam(world)]
  const dora = emailOf('dora')
  await world.call(addAdmin, { email: dora, firstName: 'Dora', lastName: 'Mole' }, { token: tokens.ada })
  for (const email of [dora, ada, other.ben, emailOf('eve')])
    await expect(make(email, tokens.ada)).rejects.toMatchObject({ key: 'notFound', status: 404 })
  expect(await mainOf(tokens.ada)).toEqual([ada])
})

test('lets only the main admin choose another one', async () => {
  const { cleo, tokens } = await openTeam(world)
  await expect(make(cleo, tokens.ben)).rejects.toMatchObject(notAllowed)
})

test('announces a replacement by the operator to all admins, and makes it after 7 days', async () => {
  const { issuerId, name, ada, ben, cleo, tokens } = await openTeam(world)
  const dueAt = await announce(issuerId, ben)
  expect(dueAt.getTime() - world.now().getTime()).toBeGreaterThan(REPLACEMENT_DAYS * DAY_MS - 60_000)
  for (const email of [ada, ben, cleo]) {
    const [notice] = await noticesTo(world, email)
    expect(notice?.subject).toBe(`The main admin of ${name} is about to be replaced`)
    expect(notice?.text).toContain(`will make ${ben} the main admin on`)
    expect(notice?.text).toMatch(/Stop the replacement \/ Empêcher le remplacement:\n.*\/stop-replacement\?token=/)
  }
  await replaceMainAdmins(world.ctx())
  expect(await mainOf(tokens.ada)).toEqual([ada])
  world.advance(REPLACEMENT_DAYS * DAY_MS + 1000)
  await replaceMainAdmins(world.ctx())
  expect(await mainOf(await enterAs(world, issuerId, cleo))).toEqual([ben])
  expect((await noticesTo(world, ada)).at(-1)?.text).toContain(`made ${ben} the main admin of ${name}`)
})

test('keeps the main admin when any admin stops the replacement, and notifies all', async () => {
  const { issuerId, name, ada, ben, cleo } = await openTeam(world)
  const dueAt = await announce(issuerId, ben)
  const token = await linkTo(world, cleo)
  const read = await world.call(readReplacement, { token })
  expect(read).toEqual({ community: name, email: ben, dueAt: dueAt.toISOString() })
  await world.call(stopReplacement, { token })
  for (const call of [readReplacement, stopReplacement])
    await expect(world.call(call, { token })).rejects.toMatchObject(linkExpired)
  expect((await noticesTo(world, ada)).at(-1)?.subject).toBe(`The main admin of ${name} stays`)
  world.advance(REPLACEMENT_DAYS * DAY_MS + 1000)
  await replaceMainAdmins(world.ctx())
  expect(await mainOf(await enterAs(world, issuerId, ada))).toEqual([ada])
})

test('cannot stop a replacement that is due', async () => {
  const { issuerId, ben, cleo } = await openTeam(world)
  await announce(issuerId, ben)
  const token = await linkTo(world, cleo)
  world.advance(REPLACEMENT_DAYS * DAY_MS + 1000)
  await expect(world.call(stopReplacement, { token })).rejects.toMatchObject(linkExpired)
})

test('replaces nobody by an admin who was removed meanwhile', async () => {
  const { issuerId, ada, ben, tokens } = await openTeam(world)
  await announce(issuerId, ben)
  await world.call(deleteAdmin, { email: ben }, { token: tokens.ada })
  world.advance(REPLACEMENT_DAYS * DAY_MS + 1000)
  await replaceMainAdmins(world.ctx())
  expect(await mainOf(await enterAs(world, issuerId, ada))).toEqual([ada])
})

test('ends a replacement when the main admin names another one', async () => {
  const { issuerId, ben, cleo, tokens } = await openTeam(world)
  await announce(issuerId, ben)
  const token = await linkTo(world, cleo)
  await make(cleo, tokens.ada)
  await expect(world.call(stopReplacement, { token })).rejects.toMatchObject(linkExpired)
})

test('announces again in place of an earlier announcement', async () => {
  const { issuerId, ben, cleo } = await openTeam(world)
  await announce(issuerId, ben)
  const first = await linkTo(world, ben)
  await announce(issuerId, cleo)
  await expect(world.call(readReplacement, { token: first })).rejects.toMatchObject(linkExpired)
  expect(await world.call(readReplacement, { token: await linkTo(world, ben) })).toMatchObject({ email: cleo })
})

test('announces no stranger, and nobody in a community with its own key', async () => {
  const { issuerId, ada, ben, emailOf } = await openTeam(world)
  for (const email of [ada, emailOf('eve')])
    await expect(announce(issuerId, email)).rejects.toMatchObject({ key: 'notFound' })
  await world.ctx().db.update(issuers).set({ isKms: false }).where(eq(issuers.id, issuerId))
  await expect(announce(issuerId, ben)).rejects.toMatchObject({ key: 'notAllowed' })
})

testOnPostgres('has one main admin after two changes at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { issuerId, ada, ben, cleo, tokens } = await openTeam(world)
    const second = await enterAs(world, issuerId, ada)
    const done = await Promise.allSettled([make(ben, tokens.ada), make(cleo, second)])
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = done.find((one) => one.status === 'rejected')
    expect(refused?.status === 'rejected' && refused.reason.key).toBe('notAllowed')
    expect(await mainOf(tokens.ada)).toEqual([done[0]?.status === 'fulfilled' ? ben : cleo])
  }
})

testOnPostgres('stops or replaces, of a button and a sweep at the same moment', async () => {
  const { issuerId, ada, ben, cleo } = await openTeam(world)
  await announce(issuerId, ben)
  const token = await linkTo(world, cleo)
  const start = world.stopClock()
  world.advance(REPLACEMENT_DAYS * DAY_MS - 60_000)
  const [stopped] = await Promise.allSettled([
    world.call(stopReplacement, { token }),
    replaceMainAdmins({ ...world.ctx(), now: () => new Date(world.now().getTime() + 120_000) }),
  ])
  start()
  const main = await mainOf(await enterAs(world, issuerId, cleo))
  expect([ada, ben]).toContain(main[0])
  expect(main).toHaveLength(1)
  if (stopped.status === 'fulfilled') expect(main).toEqual([ada])
})
