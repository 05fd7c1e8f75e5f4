import { gzipSync } from 'node:zlib'
import { Ed25519Signature2020 } from '@digitalbazaar/ed25519-signature-2020'
import { issue } from '@digitalbazaar/vc'
import { describe, expect, test } from 'vitest'
import { canonizeWhole } from '../canonizing/canonize.ts'
import { prove } from '../judges/testing-prove.ts'
import type { Json } from '../read-credential.ts'
import { emptyList, setSlot } from '../status/status-list.ts'
import { LIST_URL, makeBadge, makeIssuer, NOW } from '../test-issuer.ts'
import { checkShape } from './check-shape.ts'
import { isWellFormed } from './is-well-formed.ts'
import { verifyCredential } from './verify.ts'

const V1 = 'https://www.w3.org/2018/credentials/v1'
const CRED = 'https://www.w3.org/2018/credentials#'
const issuer = makeIssuer()
const { did, key, loader, documents } = issuer
const { validFrom, validUntil, credentialStatus: _, ...rest } = makeBadge(did)
/** A badge as issuers wrote it for the Data Model 1.1. */
const badge: Json = {
  ...rest,
  '@context': [
    V1,
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    'https://w3id.org/vc/status-list/2021/v1',
    'https://w3id.org/security/suites/ed25519-2020/v1',
  ],
  name: 'Knots, level 2',
  issuanceDate: validFrom,
  expirationDate: validUntil,
}
const credentialStatus = {
  id: `${LIST_URL}#8`,
  type: 'StatusList2021Entry',
  statusPurpose: 'revocation',
  statusListIndex: '8',
  statusListCredential: LIST_URL,
}

/** Signed by Digital Bazaar's library. */
function sign(credential: object): Promise<Json> {
  const signer = { id: key.id, sign: async ({ data }: { data: Uint8Array }) => key.sign(data) }
  const suite = new Ed25519Signature2020({ signer, date: NOW })
  // The library writes its proof into what it is given.
  return issue({ credential: structuredClone(credential), suite, documentLoader: loader, now: NOW })
}
async function serveList(isSet: boolean) {
  const bits = emptyList()
  setSlot(bits, 8, isSet)
  const list = {
    '@context': [V1, 'https://w3id.org/vc/status-list/2021/v1', 'https://w3id.org/security/suites/ed25519-2020/v1'],
    id: LIST_URL,
    type: ['VerifiableCredential', 'StatusList2021Credential'],
    issuer: did,
    issuanceDate: '2026-01-01T00:00:00Z',
    credentialSubject: {
      id: `${LIST_URL}#list`,
      type: 'StatusList2021',
      statusPurpose: 'revocation',
      encodedList: gzipSync(bits).toString('base64url'),
    },
  }
  documents.set(LIST_URL, await sign(list))
}
async function judge(credential: Json, now = NOW) {
  const { checks } = await verifyCredential(credential, { loader, now })
  return Object.values(checks)
    .map(({ reason }) => reason)
    .filter(Boolean)
}

describe('a badge of the Data Model 1.1', () => {
  test('is read as the library signs it', async () => {
    expect(isWellFormed(badge)).toBe(true)
    expect(await judge(await sign(badge))).toEqual(['notRevocable'])
    expect(checkShape(await sign(badge))).toEqual({ member: 'proof', fault: 'form' })
  })

  /** With a Data Integrity proof, whose context is not in that of the model. */
  const proved = async (change: Json = {}) => {
    const contexts = [...(badge['@context'] as string[]), 'https://w3id.org/security/data-integrity/v2']
    const own = { ...badge, '@context': contexts, ...change }
    return { ...own, proof: await prove(own, { key, loader }) }
  }

  test('is read with a Data Integrity proof', async () => {
    expect(await judge(await proved())).toEqual(['notRevocable'])
  })

  test.each<[string, Json]>([
    ['another name', { name: 'Another' }],
    ['a later end', { expirationDate: '2099-01-01T00:00:00Z' }],
    ['no end', { expirationDate: undefined }],
    ['another status', { credentialStatus: { ...credentialStatus, statusListIndex: '9' } }],
  ])('is changed with %s', async (_, change) => {
    await serveList(false)
    const signed = await sign({ ...badge, credentialStatus })
    const changed = JSON.parse(JSON.stringify({ ...signed, ...change }))
    expect((await judge(changed))[0]).toBe('altered')
  })

  test('is revoked by its StatusList2021', async () => {
    const signed = await sign({ ...badge, credentialStatus })
    await serveList(false)
    expect(await judge(signed)).toEqual([])
    await serveList(true)
    expect(await judge(signed)).toEqual(['revoked'])
  })

  test.each([
    ['expirationDate', '2026-02-20T00:00:00Z', 'expired'],
    ['validUntil', '2026-02-20T00:00:00Z', 'expired'],
    ['issuanceDate', '2026-04-01T00:00:00Z', 'notYetValid'],
    ['validFrom', '2026-04-01T00:00:00Z', 'notYetValid'],
  ])('has the period of its %s', async (name, time, reason) => {
    expect(await judge(await proved({ [name]: time }))).toEqual([reason, 'notRevocable'])
  })
})

/** Written otherwise, with the same meaning in JSON-LD, so that the signature would hold. */
describe('in a badge of the Data Model 1.1 a signed member cannot be hidden', () => {
  const given: Json = { ...badge, credentialStatus }
  const without = (member: string, more: Json): Json => {
    const { [member]: _, ...others } = given
    return { ...others, ...more }
  }
  test.each<[string, Json]>([
    ['an IRI', without('credentialStatus', { [`${CRED}credentialStatus`]: credentialStatus })],
    ["the context's own prefix", without('credentialStatus', { 'cred:credentialStatus': credentialStatus })],
    [
      'an end by the prefix',
      without('expirationDate', {
        'cred:expirationDate': { '@value': given.expirationDate, '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' },
      }),
    ],
  ])('by %s', async (_, disguised) => {
    await serveList(true)
    const { proof } = await sign(given)
    const [plain, same] = await Promise.all([given, disguised].map((each) => canonizeWhole(each, loader)))
    expect(String(same)).toBe(String(plain))
    expect(await judge({ ...given, proof })).toEqual(['revoked'])
    expect(await judge({ ...disguised, proof })).toContain('contextUnknown')
  })
})
