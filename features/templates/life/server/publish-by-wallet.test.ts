import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IssuerId, newId } from '#base/ids.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { verifyDelegation } from '#credentials/wallet-signatures/delegation.ts'
import { refuseConfirmation, signConfirmation } from '#features/holders/confirmations/contract.ts'
import { followOperation } from '#features/issuers/server/follow-operation.ts'
import { folderPeople, folders, folderTemplates, teamPeople } from '#features/team/server/tables.ts'
import { openSession } from '#platform/access/sessions.ts'
import type { TeamContext } from '#platform/context.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { issuerIdOf, makeTemplate, TEMPLATE } from '#testing/stories.ts'
import {
  confirmAll,
  openWalletOf,
  signaturesOf,
  signUpByWallet,
  type WalletKey,
  waitingFor,
} from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getTemplate, publishTemplate, updateTemplate } from '../../contract.ts'
import { delegations } from '../../server/tables.ts'
import { publishTemplate as publish } from './publish-template.ts'

let world: World
let token = ''
let key: WalletKey
beforeAll(async () => {
  world = await openWorld()
  key = generateAccountKey()
  token = await signUpByWallet(world, key)
})
afterAll(() => world.close())

const stateOf = async (templateId: string) => (await world.call(getTemplate, { templateId }, { token })).contractState
const statusOf = async (id: string) => (await readOperation(world.ctx(), id))?.status
const delegationsOf = async (templateId: string) =>
  (await world.ctx().db.select().from(delegations)).filter((row) => row.templateId === templateId)

async function sign(operationId: string, wallet = key) {
  const waiting = (await waitingFor(world, key)).find((one) => one.operationId === operationId)
  const signatures = await signaturesOf(wallet, waiting?.documents ?? [])
  const opened = await openWalletOf(world, key)
  return world.call(signConfirmation, { operationId, signatures }, { token: opened })
}

test('publishes a template once its wallet has signed it and its delegation, in one confirmation', async () => {
  const { templateId, callbackId, hash } = await makeTemplate(world, token, { limit: '12' } as never)
  expect(await stateOf(templateId)).toBe('none')
  expect(await statusOf(callbackId)).toBe('waiting')
  const [waiting] = await waitingFor(world, key)
  expect(waiting?.documents).toMatchObject([
    {
      primaryType: 'PublishTemplate',
      message: { operationId: callbackId, templateId, name: TEMPLATE.name, category: 'basic', templateHash: hash },
    },
    { primaryType: 'Delegation', message: { issuer: key.did, templateId } },
  ])
  await confirmAll(world, key)
  expect(await statusOf(callbackId)).toBe('success')
  expect(await stateOf(templateId)).toBe('stored')
  const [delegation] = await delegationsOf(templateId)
  const { maxCount, issuingKey, nonce, signature, validUntil } = delegation ?? ({} as never)
  const signed = { issuer: key.did, issuingKey, templateId, maxCount, validUntil: validUntil.getTime() / 1000, nonce }
  const { publicUrl } = world.config
  expect(await verifyDelegation(signed as never, signature as never, { publicUrl })).toBe(true)
})

test('keeps a refused template a draft without delegation, which can be published again', async () => {
  const { templateId, callbackId } = await makeTemplate(world, token)
  const wallet = await openWalletOf(world, key)
  await world.call(refuseConfirmation, { operationId: callbackId }, { token: wallet })
  expect(await statusOf(callbackId)).toBe('canceled')
  expect(await stateOf(templateId)).toBe('none')
  expect(await delegationsOf(templateId)).toEqual([])
  const again = await world.call(publishTemplate, { templateId }, { token })
  await confirmAll(world, key)
  expect(await statusOf(again.callbackId)).toBe('success')
})

test('refuses a signature for a draft changed since the request', async () => {
  const { templateId, callbackId } = await makeTemplate(world, token)
  const changed = { ...TEMPLATE, category: 'basic', id: templateId, name: 'Another name' } as const
  await world.call(updateTemplate, changed, { token })
  await expect(sign(callbackId)).rejects.toMatchObject({ key: 'confirmationStale', status: 409 })
  expect(await statusOf(callbackId)).toBe('error')
  expect(await stateOf(templateId)).toBe('none')
  expect(await delegationsOf(templateId)).toEqual([])
})

test('replaces the first request by the second, which is signed once', async () => {
  const { templateId, callbackId } = await makeTemplate(world, token)
  const second = await world.call(publishTemplate, { templateId }, { token })
  expect(await statusOf(callbackId)).toBe('canceled')
  const answers = await Promise.allSettled([1, 2, 3].map(() => sign(second.callbackId)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await world.runJobs()
  expect(await stateOf(templateId)).toBe('stored')
  expect(await delegationsOf(templateId)).toHaveLength(1)
  await expect(world.call(publishTemplate, { templateId }, { token })).rejects.toMatchObject({
    key: 'alreadyPublished',
  })
})

test('refuses another key, even with one of the two documents signed correctly', async () => {
  const { templateId, callbackId } = await makeTemplate(world, token)
  await expect(sign(callbackId, generateAccountKey())).rejects.toMatchObject({ key: 'proofWrong' })
  const waiting = (await waitingFor(world, key)).find(({ operationId }) => operationId === callbackId)
  const [first = ''] = await signaturesOf(key, waiting?.documents ?? [])
  const wallet = await openWalletOf(world, key)
  const signatures = [first, first]
  await expect(
    world.call(signConfirmation, { operationId: callbackId, signatures }, { token: wallet }),
  ).rejects.toMatchObject({ key: 'proofWrong' })
  expect(await stateOf(templateId)).toBe('none')
})

test("waits for the wallet when a contributor publishes, and runs on the key's signature", async () => {
  const { templateId } = await makeTemplate(world, token, { draft: true })
  const issuerId = (await issuerIdOf(world, token)) as IssuerId
  const [email, folderId] = ['lea@example.org', newId()]
  const { db } = world.ctx()
  await db.insert(teamPeople).values({ issuerId, email, invitedAt: world.now(), registrationDate: world.now() })
  await db.insert(folders).values({ id: folderId, issuerId, name: 'Courses', createdAt: world.now() })
  await db.insert(folderPeople).values({ folderId, email, issuerId, rights: 'edit' })
  await db.insert(folderTemplates).values({ folderId, templateId, issuerId })
  const session = await openSession(world.ctx(), { kind: 'studio', email, issuerId })
  const actor = { kind: 'contributor', sessionId: session.id, issuerId, email, mainAdmin: false } as const
  const ctx = world.ctx(actor) as TeamContext
  const { callbackId } = await publish(ctx, { templateId })
  expect([await statusOf(callbackId), await stateOf(templateId)]).toEqual(['waiting', 'none'])
  const states = followOperation(ctx, { operationId: callbackId }, new AbortController().signal)
  expect((await states.next()).value).toMatchObject({ status: 'waiting' })
  await confirmAll(world, key)
  expect([await statusOf(callbackId), await stateOf(templateId)]).toEqual(['success', 'stored'])
})
