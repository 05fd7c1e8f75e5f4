import { beforeAll, expect, test } from 'vitest'
import { buildBadge } from '../badges/build-badge.ts'
import { bundledLoader } from '../contexts/document-loader.ts'
import { buildDidDocument } from '../dids/did-document.ts'
import { keyOfDid } from '../keys/holder-key.ts'
import { generateJwtKey, openJwtKey } from '../keys/jwt-key.ts'
import { badgeClaims } from '../sd-jwt/badge-claims.ts'
import { signSdJwt } from '../sd-jwt/sign-sd-jwt.ts'
import { signTokenStatusList } from '../sd-jwt/token-status-list.ts'
import { envelop } from '../signing/envelop.ts'
import { readVcJwt, signVcJwt } from '../signing/vc-jwt.ts'
import { emptyList, setSlot } from '../status/status-list.ts'
import { badgeInput, makeBadge, NOW } from '../test-issuer.ts'
import { verifyVcJwt } from './verify-vc-jwt.ts'

const DID = 'did:web:school.example'
const LIST = 'https://school.example/tokens'
const HOLDER = 'did:key:zDnaerDaTF5BXEavCrfRZEk316dpbLsfPDZ3WJ5hRTPFU2169'
const REVOKED = 9
const { publicKeyMultibase, secretKey } = generateJwtKey()
const key = openJwtKey(DID, secretKey)
const documents = new Map<string, object>([
  [DID, buildDidDocument({ did: DID, alsoKnownAs: [], keys: [{ publicKeyMultibase, active: true }] })],
])
const loader = bundledLoader(async (url) => documents.get(url))

beforeAll(async () => {
  const revoked = emptyList()
  setSlot(revoked, REVOKED, true)
  documents.set(LIST, envelop(await signTokenStatusList({ revoked }, { uri: LIST, key, now: NOW })))
})

async function statusOf(jwt: string) {
  const read = readVcJwt(jwt)
  if (!read) throw new Error('Not read')
  const { signature, status } = (await verifyVcJwt(read, { loader, now: NOW })).checks
  return { isSigned: signature.ok, status }
}

const naming = (idx: number, more: object = {}) => {
  const { credentialStatus: _, ...badge } = makeBadge(DID)
  return signVcJwt({ ...badge, ...more, status: { status_list: { idx, uri: LIST } } }, key)
}

test('a JWT that names a slot of a Token Status List has its status', async () => {
  expect(await statusOf(await naming(8))).toEqual({ isSigned: true, status: { ok: true } })
  expect(await statusOf(await naming(REVOKED))).toMatchObject({ status: { ok: false, reason: 'revoked' } })
})

test('both lists of a JWT count', async () => {
  const { credentialStatus } = makeBadge(DID)
  expect(await statusOf(await naming(REVOKED, { credentialStatus }))).toMatchObject({ status: { reason: 'revoked' } })
  expect(await statusOf(await naming(8, { credentialStatus }))).toMatchObject({ status: { reason: 'listUnreachable' } })
})

test('a revoked SD-JWT VC is revoked without its disclosures too', async () => {
  const holder = { did: HOLDER, email: { address: 'ada@example.org', salt: 'c0ffee' } }
  const badge = buildBadge({ ...badgeInput(DID, 'Ticket'), holder })
  const holderJwk = keyOfDid(HOLDER).key.export({ format: 'jwk' })
  const given = { vct: 'https://school.example/vct', holderJwk, statusUri: LIST, slot: REVOKED }
  const [cut = ''] = (await signSdJwt(badgeClaims(badge, given), key)).split('~')
  expect(await statusOf(cut)).toEqual({ isSigned: true, status: { ok: false, reason: 'revoked' } })
})
