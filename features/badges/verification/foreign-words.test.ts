import { generateKeyPairSync } from 'node:crypto'
import { CompactSign } from 'jose'
import { describe, expect, test } from 'vitest'
import type { IssuerCheck, SignatureCheck } from '#credentials/checking/check.ts'
import { verifyCredential } from '#credentials/checking/verify.ts'
import { verifyVcJwt } from '#credentials/checking/verify-vc-jwt.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { didJwkDocument, didKeyDocument } from '#credentials/dids/did-key.ts'
import { prove } from '#credentials/judges/testing-prove.ts'
import { type IssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { generateJwtKey, openJwtKey } from '#credentials/keys/jwt-key.ts'
import { badgeClaims } from '#credentials/sd-jwt/badge-claims.ts'
import { checkSdJwt } from '#credentials/sd-jwt/check-sd-jwt.ts'
import { readSdJwt } from '#credentials/sd-jwt/read-sd-jwt.ts'
import { signSdJwt } from '#credentials/sd-jwt/sign-sd-jwt.ts'
import { readVcJwt } from '#credentials/signing/vc-jwt.ts'
import { makeBadge, makeIssuer, NOW } from '#credentials/test-issuer.ts'
import { findingOfCheck } from '../findings/rules.ts'
import { judge } from './verdict-rules.ts'

const web = makeIssuer()
const own = `did:key:${web.publicKeyMultibase}`
const documents = (url: string) => web.documents.get(url) ?? didKeyDocument(url) ?? didJwkDocument(url)
const loader = bundledLoader(async (url) => documents(url))
const context = { loader, now: NOW }
/** The same key, by its did:web and as its own identifier. */
const keys: IssuingKey[] = [web.key, { ...web.key, id: `${own}#${web.publicKeyMultibase}` }]
const didOf = ({ id }: IssuingKey) => id.split('#')[0] ?? ''
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function unlisted(did: string) {
  const { credentialStatus: _, ...badge } = makeBadge(did)
  return badge
}

/** The word about a badge of which nothing else is wrong. */
function wordOf({ signature, issuer }: { signature: SignatureCheck; issuer: IssuerCheck }) {
  const { word, because } = judge([
    findingOfCheck('signature', signature),
    findingOfCheck('issuer', issuer, { did: '' }),
  ])
  return [word, because]
}

async function ofProof(key: IssuingKey, change: object = {}) {
  const badge = unlisted(didOf(key))
  const proof = { ...(await prove(badge, { key, loader })), ...change }
  return wordOf((await verifyCredential({ ...badge, proof }, context)).checks)
}

describe.each(keys)('a badge by $id', (key) => {
  test('with a proof that is read is genuine', async () => {
    expect(await ofProof(key)).toEqual(['genuine', ''])
  })

  test.each(['bbs-2023', 'ecdsa-sd-2023', 'eddsa-2022', 'toString'])(
    'with a proof of %s could not be checked, though its issuer can be read',
    async (cryptosuite) => {
      expect(await ofProof(key, { cryptosuite })).toEqual(['notChecked', 'signature.proofUnsupported'])
    },
  )

  test.each(['Ed25519Signature2018', 'JsonWebSignature2020', 'BbsBlsSignature2020'])(
    'with a proof of the older type %s could not be checked',
    async (type) => {
      expect(await ofProof(key, { type })).toEqual(['notChecked', 'signature.proofUnsupported'])
    },
  )

  test('names its only key by the DID alone', async () => {
    expect(await ofProof({ ...key, id: didOf(key) })).toEqual(['genuine', ''])
  })

  test('that names a key by the DID alone is not genuine by another one', async () => {
    const stranger = openIssuingKey(didOf(key), new Uint8Array(32).fill(7))
    expect(await ofProof({ ...stranger, id: didOf(key) })).toEqual(['notGenuine', 'signature.altered'])
  })

  test('with a good proof and one that is not read is genuine, with a remark', async () => {
    const badge = unlisted(didOf(key))
    const good = await prove(badge, { key, loader })
    const { checks } = await verifyCredential(
      { ...badge, proof: [{ ...good, cryptosuite: 'bbs-2023' }, good] },
      context,
    )
    expect(wordOf(checks)).toEqual(['genuine', ''])
    expect(findingOfCheck('signature', checks.signature)).toMatchObject({
      finding: 'signature.otherProofs',
      weight: 'remark',
    })
  })

  test('made for another purpose says which', async () => {
    const badge = unlisted(didOf(key))
    const proof = await prove(badge, { key, loader, proofPurpose: 'authentication' })
    const { signature } = (await verifyCredential({ ...badge, proof }, context)).checks
    expect(signature).toMatchObject({ reason: 'proofUnsupported', type: 'eddsa-rdfc-2022, authentication' })
  })
})

test('names a DID alone in vain where its document lists several keys', async () => {
  const several = makeIssuer('several')
  const [method] = several.didDocument.verificationMethod
  const second = { ...method, id: `${several.did}#2`, publicKeyMultibase: web.publicKeyMultibase }
  const listed = { verificationMethod: [method, second], assertionMethod: [method?.id, second.id] }
  web.documents.set(several.did, { ...several.didDocument, ...listed })
  const key = { ...several.key, id: several.did }
  expect(await ofProof(key)).toEqual(['notChecked', 'issuer.keyUnread'])
})

describe('a badge as SD-JWT VC', () => {
  const { publicKeyMultibase, secretKey } = generateJwtKey()
  const did = `did:key:${publicKeyMultibase}`
  const key = openJwtKey(did, secretKey)
  const claims = badgeClaims(unlisted(did) as never, {
    vct: 'http://localhost:4000/vct/badge',
    holderJwk: {},
    statusUri: 'http://localhost:4000/status/1/tokens',
    slot: 8,
  })
  const judged = async (header?: object) => {
    const [head, ...rest] = (await signSdJwt(claims, key)).split('.')
    const given = header ? [encode({ typ: 'dc+sd-jwt', kid: key.id, ...header }), ...rest] : [head, ...rest]
    return wordOf((await checkSdJwt(await readSdJwt(given.join('.')), context)).checks)
  }

  test('is genuine as it was signed', async () => {
    expect(await judged()).toEqual(['genuine', ''])
  })

  test.each([
    ['none', 'notGenuine', 'signature.proofMissing'],
    ['HS256', 'notChecked', 'signature.proofUnsupported'],
    ['ES384', 'notChecked', 'signature.proofUnsupported'],
    [undefined, 'notChecked', 'signature.malformed'],
  ])('with the algorithm %s is %s', async (alg, word, because) => {
    expect(await judged({ alg })).toEqual([word, because])
  })

  test('by an issuer that is an address could not be checked while that gives no keys', async () => {
    const address = { ...claims, payload: { ...claims.payload, iss: 'https://school.example' } }
    const read = await readSdJwt(await signSdJwt(address as typeof claims, key))
    const credential = { ...read.credential, issuer: 'https://school.example' }
    expect(wordOf((await checkSdJwt({ ...read, credential }, context)).checks)).toEqual([
      'notChecked',
      'issuer.issuerUnreachable',
    ])
  })

  test('of another type could not be checked', async () => {
    expect(await judged({ alg: 'ES256', typ: 'JWT' })).toEqual(['notChecked', 'signature.proofUnsupported'])
  })
})

describe('a badge as JWT', () => {
  const judged = async (jwt: string) => {
    const read = readVcJwt(jwt)
    return read && wordOf((await verifyVcJwt(read, context)).checks)
  }

  test.each([
    ['none', 'notGenuine', 'signature.proofMissing'],
    ['HS256', 'notChecked', 'signature.proofUnsupported'],
    ['ES512', 'notChecked', 'signature.proofUnsupported'],
    ['ES256K', 'notGenuine', 'signature.altered'],
    [undefined, 'notChecked', 'signature.malformed'],
  ])('with the algorithm %s is %s', async (alg, word, because) => {
    const jwt = `${encode({ alg, kid: web.key.id })}.${encode(unlisted(web.did))}.c2ln`
    expect(await judged(jwt)).toEqual([word, because])
  })

  test.each([
    ['P-521', 'notChecked', 'issuer.keyUnsupported'],
    ['P-256', 'genuine', ''],
  ])('by a did:jwk of the curve %s is %s', async (namedCurve, word, because) => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve })
    const did = `did:jwk:${encode(publicKey.export({ format: 'jwk' }))}`
    const payload = Buffer.from(JSON.stringify(unlisted(did)))
    const header = { alg: 'ES256', kid: `${did}#0` }
    const isRead = namedCurve === 'P-256'
    const jwt = isRead
      ? await new CompactSign(payload).setProtectedHeader(header).sign(privateKey)
      : `${encode(header)}.${payload.toString('base64url')}.c2ln`
    expect(await judged(jwt)).toEqual([word, because])
  })

  test('by a key that a did:web lists in a form that is not supported could not be checked', async () => {
    const other = makeIssuer('other')
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-521' })
    const method = { id: `${other.did}#1`, type: 'JsonWebKey', controller: other.did }
    const listed = { ...method, publicKeyJwk: publicKey.export({ format: 'jwk' }) }
    web.documents.set(other.did, { id: other.did, verificationMethod: [listed], assertionMethod: [method.id] })
    const jwt = `${encode({ alg: 'ES256', kid: method.id })}.${encode(unlisted(other.did))}.c2ln`
    expect(await judged(jwt)).toEqual(['notChecked', 'issuer.keyUnsupported'])
    const badge = unlisted(other.did)
    const proof = { ...(await prove(badge, { key: web.key, loader })), verificationMethod: method.id }
    expect(wordOf((await verifyCredential({ ...badge, proof }, context)).checks)).toEqual([
      'notChecked',
      'issuer.keyUnsupported',
    ])
  })
})
