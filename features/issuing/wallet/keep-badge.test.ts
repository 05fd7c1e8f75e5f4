import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProof } from '#features/holders/contract.ts'
import { makeOwnKey } from '#features/holders/keys/wallet/own-key.ts'
import { serveAnswers } from '#features/holders/wallet/testing-server.ts'
import { exchangeCode, issueCredential, issueNonce, PRE_AUTHORIZED_GRANT } from '../protocol/contract.ts'
import { keepBadge, proveByKey, proveByServer } from './keep-badge.ts'

let server: Awaited<ReturnType<typeof serveAnswers>>
beforeEach(async () => {
  server = await serveAnswers()
  server.answer(exchangeCode, { access_token: 'access', token_type: 'Bearer', expires_in: 300 })
  server.answer(issueNonce, { c_nonce: 'n0nce' })
  server.answer(issueCredential, { credentials: [], notification_id: 'n' })
})
afterEach(() => server.close())

const prove = async (nonce: string, issuer: string) => `proof of ${nonce} for ${issuer}`
const credentialIssuer = 'https://studio.example.org/issuers/club'

test('signs a fresh nonce, exchanges the link and requests the badge with the access token, in this order', async () => {
  await keepBadge(server.api, { token: 'the link', credentialIssuer }, prove)
  expect(server.asked.map(({ call, token }) => [call, token])).toEqual([
    ['POST /oid4vci/nonce', undefined],
    ['POST /oid4vci/token', undefined],
    ['POST /oid4vci/credential', 'access'],
  ])
  expect(server.bodiesOf(issueCredential)).toMatchObject([
    { proofs: { jwt: [`proof of n0nce for ${credentialIssuer}`] } },
  ])
})

test('sends no code for a link without one', async () => {
  await keepBadge(server.api, { token: 'the link', credentialIssuer }, prove)
  expect(server.bodiesOf(exchangeCode)).toEqual([
    { grant_type: PRE_AUTHORIZED_GRANT, 'pre-authorized_code': 'the link' },
  ])
})

test('sends the code that a link requires', async () => {
  await keepBadge(server.api, { token: 'the link', code: '123456', credentialIssuer }, prove)
  expect(server.bodiesOf(exchangeCode)).toMatchObject([{ tx_code: '123456' }])
})

test('takes no code when it cannot sign', async () => {
  server.answer(createProof, { code: 5030, message: 'unavailable' }, 503)
  const proveThere = proveByServer(server.api, () => 'the session')
  await expect(keepBadge(server.api, { token: 'the link', credentialIssuer }, proveThere)).rejects.toMatchObject({
    key: 'unavailable',
  })
  expect(server.bodiesOf(exchangeCode)).toEqual([])
})

test('takes no code without a nonce', async () => {
  server.answer(issueNonce, { error: 'tooManyRequests' }, 429)
  await expect(keepBadge(server.api, { token: 'the link', credentialIssuer }, prove)).rejects.toBeDefined()
  expect(server.bodiesOf(exchangeCode)).toEqual([])
})

test('requests no badge when the link is refused, and returns the reason', async () => {
  server.answer(exchangeCode, { error: 'invalid_grant' }, 400)
  await expect(keepBadge(server.api, { token: 'the link', credentialIssuer }, prove)).rejects.toMatchObject({
    key: 'invalid_grant',
  })
  expect(server.bodiesOf(issueCredential)).toEqual([])
})

test('uses the access token of a failed try again, and none of another link', async () => {
  const kept = {}
  server.answer(issueCredential, { error: 'invalid_nonce' }, 400)
  await expect(keepBadge(server.api, { token: 'the link', credentialIssuer }, prove, kept)).rejects.toBeDefined()
  server.answer(issueCredential, { credentials: [], notification_id: 'n' })
  await keepBadge(server.api, { token: 'the link', credentialIssuer }, prove, kept)
  expect(server.bodiesOf(exchangeCode)).toHaveLength(1)
  await keepBadge(server.api, { token: 'another link', credentialIssuer }, prove, kept)
  expect(server.bodiesOf(exchangeCode)).toHaveLength(2)
})

test('signs with the own key in this browser, for this server and nonce', async () => {
  const key = makeOwnKey()
  const proof = await proveByKey(key)('n0nce', credentialIssuer)
  expect(decodeJwt(proof)).toMatchObject({ aud: credentialIssuer, nonce: 'n0nce' })
  expect(decodeProtectedHeader(proof)).toMatchObject({
    alg: 'ES256',
    typ: 'openid4vci-proof+jwt',
    kid: `${key.badge.did}#${key.badge.did.split(':').at(-1)}`,
  })
  expect(server.asked).toEqual([])
})

test('lets the server sign for the wallet with an open session', async () => {
  server.answer(createProof, { proof: 'by the server' })
  expect(await proveByServer(server.api, () => 'the session')('n0nce', credentialIssuer)).toBe('by the server')
  expect(server.asked).toMatchObject([{ token: 'the session', body: { nonce: 'n0nce', audience: credentialIssuer } }])
})
