import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { listSessions } from '#features/claims/contract.ts'
import { claims } from '#features/claims/server/tables.ts'
import { changeBatch, changeSessions } from '#features/history/contract.ts'
import { refuseConfirmation } from '#features/holders/confirmations/contract.ts'
import { importSessions } from '#features/imports/contract.ts'
import { forgetImports } from '#features/imports/server/forget-imports.ts'
import { hasImportFile } from '#features/imports/server/import-file.ts'
import { importRows } from '#features/imports/server/tables.ts'
import { newTerms } from '#features/templates/server/delegation/delegate.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { findConfirmation } from '#platform/operations/confirmations.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { makeTemplate, signUp } from '#testing/stories.ts'
import { confirmAll, openWalletOf, signUpByWallet, waitingFor } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions } from '../contract.ts'
import { readSend, retrySend } from '../running/contract.ts'
import type { SendPayload } from './renew-for-send.ts'

const HOUR = 3_600_000
let world: World
beforeAll(async () => {
  world = await openWorld({ config: { mailLimit24h: 1_000_000 } })
})
afterAll(() => world.close())

const statusOf = async (id: string) => (await readOperation(world.ctx(), id))?.status
const people = (count: number) =>
  new File([`email\n${Array.from({ length: count }, (_, at) => `p${at}@example.org`).join('\n')}`], 'people.csv')
const take = (token: string, templateId: string, count: number, more: Partial<CallInput<typeof importSessions>> = {}) =>
  world.call(importSessions, { templateId, file: people(count), again: true, ...more }, { token })
const rowsOf = (templateId: string) =>
  world.ctx().db.select().from(claims).where(eq(claims.templateId, templateId)).orderBy(claims.email)
/** Leaves this many badges in a template's delegation. */
const leave = (templateId: string, left: number) =>
  world
    .ctx()
    .db.update(delegations)
    .set({ used: 100_000 - left })
    .where(eq(delegations.templateId, templateId))
const end = (templateId: string) =>
  world.ctx().db.update(delegations).set({ validUntil: world.now() }).where(eq(delegations.templateId, templateId))

/** A community that signs by its wallet, and one of its templates. */
async function byWallet(name: string) {
  const key = generateAccountKey()
  const token = await signUpByWallet(world, key, name)
  const { templateId } = await makeTemplate(world, token)
  await confirmAll(world, key)
  const refuse = async (operationId: string) =>
    world.call(refuseConfirmation, { operationId }, { token: await openWalletOf(world, key) })
  return { key, token, templateId, refuse }
}

/** A community whose key the server keeps, and one of its templates. */
async function kept(email: string) {
  const { token } = await signUp(world, email)
  const { templateId } = await makeTemplate(world, token)
  return { token, templateId }
}

test('waits for a signature for a list past the delegation, then sends or cancels', async () => {
  const { key, token, templateId, refuse } = await byWallet('Import Club')
  await leave(templateId, 2)
  const refused = await take(token, templateId, 3)
  expect(refused.id).toBe('')
  expect(await statusOf(refused.callbackId)).toBe('waiting')
  await refuse(refused.callbackId)
  await world.runJobs()
  expect(await rowsOf(templateId)).toEqual([])

  const { callbackId } = await take(token, templateId, 3, { note: 'Autumn' })
  const [waiting] = await waitingFor(world, key)
  expect(waiting?.documents[0]).toMatchObject({ primaryType: 'SendBadges', message: { templateId, count: '3' } })
  await confirmAll(world, key)
  expect(await statusOf(callbackId)).toBe('success')
  expect((await rowsOf(templateId)).map(({ email, note }) => [email, note])).toEqual(
    [0, 1, 2].map((at) => [`p${at}@example.org`, 'Autumn']),
  )
})

test('deletes the file of an unsigned list within the hour, but not that of a send', async () => {
  const { token, templateId, refuse } = await byWallet('Refusing Club')
  const { id } = await take(token, templateId, 1)
  await world.runJobs()
  await leave(templateId, 0)
  const { callbackId } = await take(token, templateId, 2)
  const waiting = await findConfirmation(world.ctx(), callbackId)
  if (!waiting) throw new Error('Nothing waits')
  const { step } = waiting.payload as SendPayload
  const { id: unsigned } = step.asked as { id: string }
  await refuse(callbackId)
  expect(await hasImportFile(world.ctx(), unsigned)).toBe(true)
  world.advance(2 * HOUR)
  await forgetImports(world.ctx({ kind: 'system', job: 'test' }))
  expect([await hasImportFile(world.ctx(), unsigned), await hasImportFile(world.ctx(), id)]).toEqual([false, true])
})

test('adds a delegation as large as a list needs where the server keeps the key', async () => {
  const { token, templateId } = await kept('list@example.org')
  await leave(templateId, 1)
  const { id, callbackId } = await take(token, templateId, 3)
  expect(callbackId).toBe('')
  await world.runJobs()
  expect(await world.call(readSend, { sendId: id }, { token })).toMatchObject({ made: 3, refused: 0 })

  const template = await findTemplate(world.ctx(), templateId)
  expect(template && (await newTerms(world.ctx(), template, { places: 250_000 }))).toMatchObject({ maxCount: 250_000 })
})

test('finds a place for rows past a delegation when they are retried', async () => {
  const { token, templateId } = await kept('again@example.org')
  const { id } = await take(token, templateId, 2)
  // As if others had used the delegation up meanwhile.
  await leave(templateId, 1)
  await world.runJobs()
  await leave(templateId, 0)
  expect(await world.call(readSend, { sendId: id }, { token })).toMatchObject({ made: 1, failed: 1 })
  expect(await world.call(retrySend, { sendId: id }, { token })).toEqual({ callbackId: '' })
  await world.runJobs()
  expect(await world.call(readSend, { sendId: id }, { token })).toMatchObject({ made: 2, failed: 0 })
  const rows = await world.ctx().db.select().from(importRows).where(eq(importRows.sendId, id))
  expect(rows.map(({ outcome }) => outcome)).toEqual(['sent', 'sent'])
})

const emails = ['lea@example.org', 'max@example.org']

test('waits for a signature to renew many rows, or a whole send, past the delegation', async () => {
  const { key, token, templateId, refuse } = await byWallet('Renewing Club')
  await world.call(createSessions, { templateId, emails }, { token })
  const { sessions } = await world.call(listSessions, { templateId }, { token })
  const challenges = sessions.map(({ challenge }) => challenge)
  const [challenge = ''] = challenges
  const renew = { kind: 'renew' as const }
  const works = [
    () => world.call(changeSessions, { challenges, ...renew }, { token }),
    () => world.call(changeBatch, { challenge, ...renew }, { token }),
  ]
  for (const [at, work] of works.entries()) {
    const links = async () => (await rowsOf(templateId)).map(({ linkN }) => linkN)
    await end(templateId)
    const refused = await work()
    expect(refused).toMatchObject(at === 0 ? { changed: 0 } : { isWaiting: true })
    await refuse(refused.callbackId)
    await world.runJobs()
    expect(await links()).toEqual([at + 1, at + 1])

    const { callbackId } = await work()
    expect(await statusOf(callbackId)).toBe('waiting')
    const [waiting] = await waitingFor(world, key)
    expect(waiting?.documents[0]).toMatchObject({ message: { templateId, count: '2' } })
    await confirmAll(world, key)
    expect(await statusOf(callbackId)).toBe('success')
    expect(await links()).toEqual([at + 2, at + 2])
  }
})

test('renews many rows, or a whole send, at once where the server keeps the key', async () => {
  const { token, templateId } = await kept('many@example.org')
  await world.call(createSessions, { templateId, emails }, { token })
  const { sessions } = await world.call(listSessions, { templateId }, { token })
  const challenges = sessions.map(({ challenge }) => challenge)
  await end(templateId)
  expect(await world.call(changeSessions, { challenges, kind: 'renew' }, { token })).toEqual({
    changed: 2,
    callbackId: '',
  })
  await end(templateId)
  const batch = { challenge: challenges[0] ?? '', kind: 'renew' as const }
  const { callbackId, isWaiting } = await world.call(changeBatch, batch, { token })
  await world.runJobs()
  expect([isWaiting, await statusOf(callbackId)]).toEqual([false, 'success'])
  expect((await rowsOf(templateId)).map(({ linkN }) => linkN)).toEqual([3, 3])
})
