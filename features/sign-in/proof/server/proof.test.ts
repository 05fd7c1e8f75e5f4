import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PROOF_MINUTES } from '#base/endpoint.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { createSessionBuilder } from '#features/builder/contract.ts'
import { refuseConfirmation } from '#features/holders/confirmations/contract.ts'
import { getIssuer, regenerateApiKey, showApiKey } from '#features/issuers/contract.ts'
import { audit } from '#platform/tables.ts'
import { lastMail, mailedLink, signUp } from '#testing/stories.ts'
import { confirmAll, openWalletOf, signUpByWallet, waitingFor } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { finalizeCode, finalizeLink } from '../../contract.ts'
import { CODE_TRIES, CODES_A_DAY, PROOFS_AN_HOUR, PROOFS_OF_ACCOUNT_AN_HOUR } from '../../rules.ts'
import { askProof, confirmProof } from '../contract.ts'

const ADA = 'ada@example.org'
const missing = { key: 'proofMissing', status: 403, code: 4030 }
let world: World
let token: string

beforeAll(async () => {
  world = await openWorld()
  await signUp(world, ADA)
})
beforeEach(async () => {
  // Rate limits last an hour or a day.
  world.advance(25 * 60 * 60_000)
  token = (await world.call(finalizeLink, { token: (await mailedLink(world, ADA)).token })).token
})
afterAll(() => world.close())

const show = (as = token) => world.call(showApiKey, {}, { token: as })
/** Asks for a code and returns it as mailed. */
async function asked(as = token) {
  const { request, email } = await world.call(askProof, {}, { token: as })
  await world.runJobs()
  const mail = await lastMail(world, email)
  return { request, code: /\n(\d{6})\n/.exec(mail?.text ?? '')?.[1] ?? '', mail }
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('allows the protected calls for fifteen minutes after the code from the e-mail', async () => {
  const go = world.stopClock()
  await expect(show()).rejects.toMatchObject(missing)
  const { request, code } = await asked()
  const { until } = await world.call(confirmProof, { request, code }, { token })
  expect(Date.parse(until) - world.now().getTime()).toBe(PROOF_MINUTES * 60_000)
  world.advance(PROOF_MINUTES * 60_000)
  expect((await show()).apiKey).toMatch(/^[\w-]{43}$/)
  world.advance(1)
  await expect(show()).rejects.toMatchObject(missing)
  go()
})

test('puts no link in the e-mail', async () => {
  const { mail } = await asked()
  expect(mail?.text).not.toMatch(/https?:/)
})

test('refuses the code in another session of the person, which stays unproven', async () => {
  const { token: other } = await world.call(finalizeLink, { token: (await mailedLink(world, ADA)).token })
  const { request, code } = await asked()
  await expect(world.call(confirmProof, { request, code }, { token: other })).rejects.toMatchObject({
    key: 'linkExpired',
  })
  await world.call(confirmProof, { request, code }, { token })
  await expect(show(other)).rejects.toMatchObject(missing)
})

test('accepts one of six identical codes sent at once', async () => {
  const { request, code } = await asked()
  const given = await Promise.all(
    Array.from({ length: 6 }, () =>
      world.call(confirmProof, { request, code }, { token }).then(
        () => 'right',
        ({ key }: { key: string }) => key,
      ),
    ),
  )
  expect(given.sort()).toEqual([...Array.from({ length: 5 }, () => 'linkExpired'), 'right'])
})

test('refuses the right code after five wrong ones', async () => {
  const { request, code } = await asked()
  for (let at = 0; at < CODE_TRIES; at++)
    await expect(world.call(confirmProof, { request, code: wrong(code) }, { token })).rejects.toMatchObject({
      key: 'codeWrong',
    })
  await expect(world.call(confirmProof, { request, code }, { token })).rejects.toMatchObject({ key: 'linkExpired' })
  await expect(show()).rejects.toMatchObject(missing)
})

test('keeps the codes of proofs and of sign-ins apart', async () => {
  const proof = await asked()
  const link = await mailedLink(world, ADA)
  const enter = world.call(finalizeCode, { requestId: proof.request, code: proof.code, browser: link.browser })
  await expect(enter).rejects.toMatchObject({ key: 'linkExpired' })
  const confirm = world.call(confirmProof, { request: link.requestId, code: link.code }, { token })
  await expect(confirm).rejects.toMatchObject({ key: 'linkExpired' })
})

test('shows a masked key, and the whole one with a row in the audit log', async () => {
  const { request, code } = await asked()
  await world.call(confirmProof, { request, code }, { token })
  const { apiKey } = await world.call(regenerateApiKey, { confirmed: true }, { token })
  expect((await world.call(getIssuer, {}, { token })).apiKey).toBe(`••••••••${apiKey.slice(-6)}`)
  expect((await show()).apiKey).toBe(apiKey)
  const [last] = await world.ctx().db.select().from(audit).orderBy(desc(audit.id)).limit(1)
  expect(last).toMatchObject({ action: 'apiKey.shown', actorKind: 'admin' })
})

test('makes a new API key by a call without a body', async () => {
  const { request, code } = await asked()
  await world.call(confirmProof, { request, code }, { token })
  const headers = { host: new URL(world.config.publicUrl).host, authorization: `Bearer ${token}` }
  const url = '/api/v1/managers/regenerate-api-key'
  const answer = await world.app.inject({ method: 'POST', url, headers })
  expect(answer.statusCode).toBe(200)
  expect((await show()).apiKey).toBe(answer.json().apiKey)
})

test("proves a wallet session by the wallet's signature, not by a refusal", async () => {
  const key = generateAccountKey()
  const byWallet = await signUpByWallet(world, key, 'Wallet Club')
  const make = () => world.call(createSessionBuilder, { templateId: 'none' }, { token: byWallet })
  const refused = await world.call(askProof, {}, { token: byWallet })
  expect(refused).toMatchObject({ request: '', email: '' })
  expect((await waitingFor(world, key))[0]?.documents).toMatchObject([
    { primaryType: 'ProveIdentity', message: { name: 'Wallet Club', account: key.did } },
  ])
  const operationId = refused.callbackId
  await world.call(refuseConfirmation, { operationId }, { token: await openWalletOf(world, key) })
  await expect(make()).rejects.toMatchObject(missing)
  await world.call(askProof, {}, { token: byWallet })
  await confirmAll(world, key)
  await expect(make()).rejects.toMatchObject({ key: 'notFound' })
})

const another = async () => (await world.call(finalizeLink, { token: (await mailedLink(world, ADA)).token })).token
const askOften = async (as: string, times: number) => {
  const asks = await Promise.allSettled(Array.from({ length: times }, () => world.call(askProof, {}, { token: as })))
  return asks.filter(({ status }) => status === 'fulfilled').length
}

test("keeps wrong codes of one session from blocking the account's sign-in and other proofs", async () => {
  const other = await another()
  for (let tried = 0; tried < CODES_A_DAY; tried += CODE_TRIES) {
    const { request, code } = await asked()
    for (let at = 0; at < CODE_TRIES; at++)
      await expect(world.call(confirmProof, { request, code: wrong(code) }, { token })).rejects.toMatchObject({
        key: 'codeWrong',
      })
  }
  const last = await asked()
  const confirm = world.call(confirmProof, { request: last.request, code: last.code }, { token })
  await expect(confirm).rejects.toMatchObject({ key: 'tooManyRequests' })
  const link = await mailedLink(world, ADA)
  await world.call(finalizeCode, { requestId: link.requestId, code: link.code, browser: link.browser })
  const proof = await asked(other)
  await world.call(confirmProof, { request: proof.request, code: proof.code }, { token: other })
})

// Last, because their e-mails are not awaited.
test('caps a session at ten codes an hour without using up those of other sessions', async () => {
  const other = await another()
  expect(await askOften(token, PROOFS_AN_HOUR + 2)).toBe(PROOFS_AN_HOUR)
  expect(await askOften(other, 1)).toBe(1)
})

test('caps the codes of all sessions of an account together', async () => {
  const sessions = [token]
  while (sessions.length <= PROOFS_OF_ACCOUNT_AN_HOUR / PROOFS_AN_HOUR) sessions.push(await another())
  const asked = []
  for (const each of sessions) asked.push(await askOften(each, PROOFS_AN_HOUR))
  expect(asked.reduce((sum, each) => sum + each)).toBe(PROOFS_OF_ACCOUNT_AN_HOUR)
})
