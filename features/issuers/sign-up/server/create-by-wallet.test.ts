import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stream } from '#base/call.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import type { TypedDocument } from '#credentials/wallet-signatures/confirmation.ts'
import { refuseConfirmation, signConfirmation } from '#features/holders/confirmations/contract.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { requestLink } from '#features/sign-in/contract.ts'
import { cancelLateConfirmations, noteWallets } from '#platform/operations/confirmations.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { confirmations } from '#platform/tables.ts'
import { browserSecret, captchaPass, ISSUER, lastMail } from '#testing/stories.ts'
import {
  confirmAll,
  openWalletOf,
  signaturesOf,
  signInByWallet,
  signUpByWallet,
  waitingFor,
} from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createIssuer, followOperation, getIssuer } from '../../contract.ts'
import { followOperation as follow } from '../../server/follow-operation.ts'
import { issuerOfDid } from '../../server/issuer-of-did.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const form = (changed: object = {}) =>
  ({ ...ISSUER, tags: [...ISSUER.tags], contactEmail: 'contact@example.org', ...changed }) as never
const statusOf = async (id: string) => (await readOperation(world.ctx(), id))?.status

/** An applicant by wallet who has sent the form. */
async function asked(changed: object = {}) {
  const key = generateAccountKey()
  const token = await signInByWallet(world, key)
  const { callbackId } = await world.call(createIssuer, form(changed), { token })
  return { key, token, callbackId, wallet: await openWalletOf(world, key) }
}

async function states(token: string, operationId: string) {
  const seen: object[] = []
  const stop = new AbortController()
  for await (const state of stream(world.caller(token), followOperation, { operationId }, stop.signal)) seen.push(state)
  return seen
}

test("creates a community with the wallet's key once the wallet has signed", async () => {
  const { key, token, callbackId } = await asked()
  expect(await statusOf(callbackId)).toBe('waiting')
  expect(await issuerOfDid(world.ctx(), key.did)).toBeUndefined()
  await expect(world.call(getIssuer, {}, { token })).rejects.toMatchObject({ status: 403 })
  const [waiting] = await waitingFor(world, key)
  expect(waiting?.documents).toMatchObject([
    {
      primaryType: 'CreateCommunity',
      domain: { name: 'Blazon', version: '1', chainId: 100 },
      message: { operationId: callbackId, account: key.did, name: ISSUER.name, contactEmail: 'contact@example.org' },
    },
  ])
  await confirmAll(world, key)
  expect(await statusOf(callbackId)).toBe('success')
  const issuer = await world.call(getIssuer, {}, { token })
  expect(issuer).toMatchObject({ did: key.did, name: ISSUER.name, isKms: false, contactFirstName: 'Ada' })
  const row = await issuerOfDid(world.ctx(), key.did)
  expect(await findKey(world.ctx(), row?.id ?? '', 'account')).toBeUndefined()
  expect(await findKey(world.ctx(), row?.id ?? '', 'issuing')).toBeDefined()
  const again = await signInByWallet(world, key)
  expect(decodeJwt(again)).toMatchObject({ did: key.did, web2: false, signup: false, isContributor: false })
  expect(await world.call(getIssuer, {}, { token: again })).toMatchObject({ name: ISSUER.name })
  expect(await states(again, callbackId)).toMatchObject([{ status: 'success', code: 0 }])
})

test('opens no session for the unproven contact address', async () => {
  await signUpByWallet(world, generateAccountKey(), 'Contact Club')
  const asked = { email: 'contact@example.org', browser: browserSecret(), captchaSolution: await captchaPass(world) }
  await world.call(requestLink, asked)
  await world.runJobs()
  const mail = await lastMail(world, 'contact@example.org')
  expect(mail?.subject).toBe('Create your community')
})

test('cancels a refused creation with 1000 and accepts the form again', async () => {
  const { key, token, callbackId, wallet } = await asked()
  const [waiting] = await waitingFor(world, key)
  const signatures = await signaturesOf(key, waiting?.documents ?? [])
  await world.call(refuseConfirmation, { operationId: callbackId }, { token: wallet })
  expect(await states(token, callbackId)).toMatchObject([{ status: 'canceled', code: 1000, message: '' }])
  expect(await issuerOfDid(world.ctx(), key.did)).toBeUndefined()
  await expect(
    world.call(signConfirmation, { operationId: callbackId, signatures }, { token: wallet }),
  ).rejects.toMatchObject({ key: 'confirmationEnded', status: 410 })
  const { callbackId: second } = await world.call(createIssuer, form(), { token })
  expect(second).not.toBe(callbackId)
  await confirmAll(world, key)
  expect(await statusOf(second)).toBe('success')
})

test('keeps one request for the same form, and replaces it for another form', async () => {
  const { key, token, callbackId } = await asked()
  const again = await Promise.all([1, 2, 3].map(() => world.call(createIssuer, form(), { token })))
  expect(new Set(again.map((answer) => answer.callbackId))).toEqual(new Set([callbackId]))
  const { callbackId: other } = await world.call(createIssuer, form({ name: 'Better Name' }), { token })
  expect(other).not.toBe(callbackId)
  expect(await statusOf(callbackId)).toBe('canceled')
  expect(await waitingFor(world, key)).toHaveLength(1)
  await confirmAll(world, key)
  expect(await issuerOfDid(world.ctx(), key.did)).toMatchObject({ name: 'Better Name' })
})

test('creates the community once when signed many times at once', async () => {
  const { key, callbackId, wallet } = await asked()
  const [waiting] = await waitingFor(world, key)
  const signatures = await signaturesOf(key, waiting?.documents ?? [])
  const sign = () => world.call(signConfirmation, { operationId: callbackId, signatures }, { token: wallet })
  const answers = await Promise.allSettled(Array.from({ length: 6 }, sign))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ key: 'confirmationEnded', status: 410 })
  }
  await world.runJobs()
  expect(await statusOf(callbackId)).toBe('success')
})

test('refuses a signature by another key or of an altered document, and keeps waiting', async () => {
  const { key, callbackId, wallet } = await asked()
  const [waiting] = await waitingFor(world, key)
  const documents = waiting?.documents ?? []
  const altered = (change: object): TypedDocument[] =>
    documents.map((document) => ({ ...document, message: { ...document.message, ...change } }))
  const attempts = [
    await signaturesOf(generateAccountKey(), documents),
    await signaturesOf(key, altered({ name: 'Other Name' })),
    await signaturesOf(key, altered({ contentHash: `0x${'00'.repeat(32)}` })),
    [],
    ['0x'],
    [...(await signaturesOf(key, documents)), '0x'],
  ]
  for (const signatures of attempts) {
    await expect(
      world.call(signConfirmation, { operationId: callbackId, signatures }, { token: wallet }),
    ).rejects.toMatchObject({ key: 'proofWrong', status: 401 })
  }
  expect(await statusOf(callbackId)).toBe('waiting')
})

test('hides the request from other wallets', async () => {
  const { key, callbackId } = await asked()
  const stranger = generateAccountKey()
  const token = await openWalletOf(world, stranger)
  const [waiting] = await waitingFor(world, key)
  const signatures = await signaturesOf(key, waiting?.documents ?? [])
  const notFound = { key: 'notFound', status: 404 }
  await expect(world.call(signConfirmation, { operationId: callbackId, signatures }, { token })).rejects.toMatchObject(
    notFound,
  )
  await expect(world.call(refuseConfirmation, { operationId: callbackId }, { token })).rejects.toMatchObject(notFound)
  expect(await waitingFor(world, stranger)).toEqual([])
})

test('cancels a request not signed within ten minutes and refuses late signatures', async () => {
  const { key, token, callbackId, wallet } = await asked()
  const [waiting] = await waitingFor(world, key)
  const signatures = await signaturesOf(key, waiting?.documents ?? [])
  world.advance(10 * 60_000 + 1000)
  expect(await waitingFor(world, key)).toEqual([])
  await expect(
    world.call(signConfirmation, { operationId: callbackId, signatures }, { token: wallet }),
  ).rejects.toMatchObject({ key: 'confirmationEnded' })
  await cancelLateConfirmations(world.ctx())
  expect(await states(token, callbackId)).toMatchObject([{ status: 'canceled', code: 0, message: 'walletMissed' }])
})

test('reports an unreachable wallet after a minute, until it listens', async () => {
  const { key, callbackId } = await asked()
  const ctx = world.ctx({ kind: 'applicant', sessionId: 's', email: '', operationId: callbackId })
  const now = async () => {
    const states = follow(ctx as never, { operationId: callbackId }, new AbortController().signal)
    const { value } = await states.next()
    await states.return(undefined)
    return value
  }
  expect(await now()).toMatchObject({ status: 'waiting', message: '' })
  world.advance(61_000)
  expect(await now()).toMatchObject({ status: 'waiting', message: 'walletUnreachable' })
  await noteWallets(world.ctx(), [key.did])
  expect(await now()).toMatchObject({ status: 'waiting', message: '' })
})

test('clears the requested content once the request has ended', async () => {
  const { callbackId, wallet } = await asked()
  await world.call(refuseConfirmation, { operationId: callbackId }, { token: wallet })
  const rows = await world.ctx().db.select().from(confirmations)
  expect(rows.find(({ operationId }) => operationId === callbackId)?.payload).toEqual({})
})

test('creates no second community for a key', async () => {
  const key = generateAccountKey()
  const [first, second] = [await signInByWallet(world, key), await signInByWallet(world, key)]
  await world.call(createIssuer, form(), { token: first })
  await world.call(createIssuer, form({ name: 'Second Club' }), { token: second })
  const wallet = await openWalletOf(world, key)
  const [one, two] = await waitingFor(world, key)
  const sign = async (waiting: typeof one) => {
    const signatures = await signaturesOf(key, waiting?.documents ?? [])
    return world.call(signConfirmation, { operationId: waiting?.operationId ?? '', signatures }, { token: wallet })
  }
  await sign(one)
  await expect(sign(two)).rejects.toMatchObject({ key: 'confirmationStale', status: 409 })
  expect(await statusOf(two?.operationId ?? '')).toBe('error')
  await expect(world.call(createIssuer, form({ name: 'Third Club' }), { token: second })).rejects.toMatchObject({
    key: 'alreadyRegistered',
  })
})
