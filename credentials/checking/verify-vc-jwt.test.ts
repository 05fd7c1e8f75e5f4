import { beforeAll, expect, test } from 'vitest'
import { buildBadge } from '../badges/build-badge.ts'
import { bundledLoader } from '../contexts/document-loader.ts'
import { buildDidDocument } from '../dids/did-document.ts'
import { keyOfDid } from '../keys/holder-key.ts'
import { generateJwtKey, openJwtKey, type P256Key, readP256Multikey } from '../keys/jwt-key.ts'
import { badgeClaims } from '../sd-jwt/badge-claims.ts'
import { signSdJwt } from '../sd-jwt/sign-sd-jwt.ts'
import { encodeTokenStatuses, signTokenStatusList } from '../sd-jwt/token-status-list.ts'
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

/** A JWT whose header names its key in any way. */
function signAs(header: object, payload: object, signer: P256Key): string {
  const [head, body] = [{ alg: 'ES256', ...header }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const content = `${head}.${body}`
  return `${content}.${Buffer.from(signer.signBytes(Buffer.from(content))).toString('base64url')}`
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

test.each([8, REVOKED])(
  'a list that anybody signed, by a key of its own header, says nothing of slot %d',
  async (idx) => {
    const [school, kid] = ['https://school.example/issuers/1', 'https://school.example/keys/1']
    const list = 'https://cdn.example/tokens'
    const [own, stranger] = [generateJwtKey(), generateJwtKey()].map((made) => ({
      key: openJwtKey(school, made.secretKey),
      jwk: readP256Multikey(made.publicKeyMultibase),
    }))
    if (!own || !stranger) throw new Error('No keys')
    const revoked = emptyList()
    setSlot(revoked, REVOKED, true)
    const { credentialStatus: _, ...badge } = makeBadge(school)
    const naming = { ...badge, status: { status_list: { idx, uri: list } } }
    const jwt = signAs({ kid }, naming, own.key)
    const claims = { sub: list, status_list: { bits: 2, lst: encodeTokenStatuses({ revoked }) } }
    documents.set(kid, { ...own.jwk })
    for (const [header, signer, status] of [
      [{ jwk: stranger.jwk }, stranger.key, { ok: null, reason: 'listUnproven' }],
      [{ kid }, own.key, idx === REVOKED ? { ok: false, reason: 'revoked' } : { ok: true }],
    ] as const) {
      documents.set(list, envelop(signAs({ typ: 'statuslist+jwt', ...header }, claims, signer)))
      expect(await statusOf(jwt)).toEqual({ isSigned: true, status })
    }
  },
)

test('a revoked SD-JWT VC is revoked without its disclosures too', async () => {
  const holder = { did: HOLDER, email: { address: 'ada@example.org', salt: 'c0ffee' } }
  const badge = buildBadge({ ...badgeInput(DID, 'Ticket'), holder })
  const holderJwk = keyOfDid(HOLDER).key.export({ format: 'jwk' })
  const given = { vct: 'https://school.example/vct', holderJwk, statusUri: LIST, slot: REVOKED }
  const [cut = ''] = (await signSdJwt(badgeClaims(badge, given), key)).split('~')
  expect(await statusOf(cut)).toEqual({ isSigned: true, status: { ok: false, reason: 'revoked' } })
})
