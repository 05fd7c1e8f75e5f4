import { describe, expect, test } from 'vitest'
import { bundledLoader } from '../contexts/document-loader.ts'
import { generateJwtKey, openJwtKey, readP256Multikey } from '../keys/jwt-key.ts'
import { envelop } from '../signing/envelop.ts'
import { emptyList, setSlot } from '../status/status-list.ts'
import { makeBadge, NOW } from '../test-issuer.ts'
import { badgeClaims } from './badge-claims.ts'
import { checkSdJwt } from './check-sd-jwt.ts'
import { readSdJwt } from './read-sd-jwt.ts'
import { signSdJwt } from './sign-sd-jwt.ts'
import { signTokenStatusList } from './token-status-list.ts'

const ISSUER = 'https://school.example'
const METADATA = `${ISSUER}/.well-known/jwt-vc-issuer`
const LIST = `${ISSUER}/lists/1`
const FINE = { signature: true, issuer: true, period: true, status: true }

/** A badge as SD-JWT VC by an https address with one key, and what its host serves. */
async function make({ slot = 8, issuer = ISSUER } = {}) {
  const { publicKeyMultibase, secretKey } = generateJwtKey()
  const key = openJwtKey(ISSUER, secretKey)
  const jwk = { ...readP256Multikey(publicKeyMultibase), kid: key.id }
  const { credentialStatus: _, ...badge } = makeBadge(ISSUER)
  const claims = badgeClaims(badge, { vct: `${ISSUER}/vct/badge`, holderJwk: jwk, statusUri: LIST, slot })
  const bits = emptyList()
  setSlot(bits, 9, true)
  const documents = new Map<string, object>([
    [METADATA, { issuer, jwks: { keys: [jwk] } }],
    [LIST, envelop(await signTokenStatusList({ revoked: bits }, { uri: LIST, key, now: NOW }))],
  ])
  return { text: await signSdJwt(claims, key), documents, claims, key }
}
async function judge(text: string, documents: Map<string, object>) {
  const loader = bundledLoader(async (url) => documents.get(url))
  const { checks } = await checkSdJwt(await readSdJwt(text), { loader, now: NOW })
  return Object.fromEntries(Object.entries(checks).map(([name, { reason, ok }]) => [name, reason ?? ok]))
}

describe('a badge as SD-JWT VC by an https address', () => {
  test('passes every check with the key and the list of its host', async () => {
    const { text, documents } = await make()
    expect(await judge(text, documents)).toEqual(FINE)
  })

  test('is revoked by a list that the same key signed', async () => {
    const { text, documents } = await make({ slot: 9 })
    expect(await judge(text, documents)).toEqual({ ...FINE, status: 'revoked' })
  })

  test('is altered where another key of the same name signed it', async () => {
    const { text, documents, claims } = await make()
    const forged = await signSdJwt(claims, openJwtKey(ISSUER, generateJwtKey().secretKey))
    const [head] = text.split('.')
    expect(await judge([head, ...forged.split('.').slice(1)].join('.'), documents)).toMatchObject({
      signature: 'altered',
      issuer: true,
    })
  })

  test('is not proven by the metadata of another issuer', async () => {
    const { text, documents } = await make({ issuer: 'https://evil.example' })
    expect(await judge(text, documents)).toMatchObject({ signature: 'keyMissing', issuer: 'issuerMismatch' })
  })

  test('is malformed where the badge inside names another issuer', async () => {
    const { documents, claims, key } = await make()
    const other = { ...claims, payload: { ...claims.payload, issuer: { id: 'did:web:known.example' } } }
    expect(await judge(await signSdJwt(other, key), documents)).toMatchObject({ signature: 'malformed' })
  })

  test('could not be checked while its host gives no keys', async () => {
    const { text } = await make()
    expect(await judge(text, new Map())).toMatchObject({ signature: 'keyMissing', issuer: 'issuerUnreachable' })
  })

  test('is not read with extensions of its header', async () => {
    const { text, documents, key } = await make()
    const header = { alg: 'ES256', typ: 'dc+sd-jwt', kid: key.id, crit: ['x'] }
    const head = Buffer.from(JSON.stringify(header)).toString('base64url')
    expect(await judge([head, ...text.split('.').slice(1)].join('.'), documents)).toMatchObject({
      signature: 'proofUnsupported',
    })
  })
})
