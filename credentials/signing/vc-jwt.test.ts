import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { CompactSign, compactVerify, importJWK } from 'jose'
import { describe, expect, test } from 'vitest'
import { checkJwt } from '../checking/check-jwt.ts'
import { verifyVcJwt } from '../checking/verify-vc-jwt.ts'
import { bundledLoader } from '../contexts/document-loader.ts'
import { buildDidDocument } from '../dids/did-document.ts'
import { didJwkDocument } from '../dids/did-key.ts'
import { generateJwtKey, openJwtKey, readP256Multikey } from '../keys/jwt-key.ts'
import { generateRsaKey, openRsaKey } from '../keys/rsa-key.ts'
import { readPresented } from '../reading/read-presented.ts'
import { emptyList, setSlot } from '../status/status-list.ts'
import { buildStatusListCredential } from '../status/status-list-credential.ts'
import { LIST_URL, makeBadge, makeIssuer, NOW } from '../test-issuer.ts'
import { envelop } from './envelop.ts'
import { signCredential } from './sign.ts'
import { readVcJwt, signVcJwt } from './vc-jwt.ts'

function makeJwtIssuer() {
  const issuer = makeIssuer()
  const made = generateJwtKey()
  const { publicKeyMultibase } = made
  const keys = [
    { publicKeyMultibase: issuer.publicKeyMultibase, active: true },
    { publicKeyMultibase, active: true },
  ]
  const list = (retired = false) =>
    buildDidDocument({ did: issuer.did, alsoKnownAs: [], keys: keys.map((key) => ({ ...key, active: !retired })) })
  issuer.documents.set(issuer.did, list())
  return { ...issuer, jwtKey: openJwtKey(issuer.did, made.secretKey), publicKeyMultibase, list }
}
type Issuer = ReturnType<typeof makeJwtIssuer>

const serveList = async (issuer: Issuer, slots: number[], asJwt = false) => {
  const bits = emptyList()
  for (const slot of slots) setSlot(bits, slot, true)
  const list = buildStatusListCredential({ url: LIST_URL, issuerDid: issuer.did, bits, validFrom: NOW })
  const signed = asJwt
    ? envelop(await signVcJwt(list, issuer.jwtKey))
    : await signCredential(list, { key: issuer.key, loader: issuer.loader, now: NOW })
  issuer.documents.set(LIST_URL, signed)
}
const judge = async (jwt: string, { loader }: Pick<Issuer, 'loader'>, now = NOW) => {
  const read = readVcJwt(jwt)
  if (!read) throw new Error('Not a JWT')
  const { checks } = await verifyVcJwt(read, { loader, now })
  return Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, check.reason ?? check.ok]))
}
const GOOD = { signature: true, issuer: true, period: true, status: true }
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a badge as JWT', () => {
  test('is the credential itself with its registered claims, under ES256', async () => {
    const issuer = makeJwtIssuer()
    const badge = makeBadge(issuer.did)
    const signed = await signCredential(badge, { key: issuer.key, loader: issuer.loader, now: NOW })
    const jwt = await signVcJwt(signed, issuer.jwtKey)
    const jwk = readP256Multikey(issuer.publicKeyMultibase) ?? {}
    const { payload, protectedHeader } = await compactVerify(jwt, await importJWK(jwk, 'ES256'))
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: issuer.jwtKey.id })
    const { iss, jti, sub, nbf, exp, ...credential } = JSON.parse(Buffer.from(payload).toString())
    expect(credential).toEqual(JSON.parse(JSON.stringify(badge)))
    expect({ iss, jti, sub }).toEqual({ iss: issuer.did, jti: badge.id, sub: badge.credentialSubject.id })
    expect([nbf, exp].map((seconds) => new Date(seconds * 1000))).toEqual([
      new Date(badge.validFrom),
      new Date(badge.validUntil ?? ''),
    ])
  })

  test('passes every check; a revoked slot, whether the list is JSON or JWT, fails one', async () => {
    const issuer = makeJwtIssuer()
    const jwt = await signVcJwt(makeBadge(issuer.did), issuer.jwtKey)
    for (const asJwt of [false, true]) {
      await serveList(issuer, [], asJwt)
      expect(await judge(jwt, issuer)).toEqual(GOOD)
      await serveList(issuer, [8], asJwt)
      expect(await judge(jwt, issuer)).toEqual({ ...GOOD, status: 'revoked' })
    }
  })

  test('fails when a character of its content or its key was changed', async () => {
    const issuer = makeJwtIssuer()
    await serveList(issuer, [])
    const [head, , signature] = (await signVcJwt(makeBadge(issuer.did), issuer.jwtKey)).split('.')
    const other = { ...makeBadge(issuer.did), name: 'Mountain guide' }
    expect(await judge(`${head}.${encode(other)}.${signature}`, issuer)).toEqual({ ...GOOD, signature: 'altered' })
    const stranger = openJwtKey(issuer.did, generateJwtKey().secretKey)
    const forged = await signVcJwt(makeBadge(issuer.did), stranger)
    expect(await judge(forged, issuer)).toMatchObject({ signature: 'keyMissing', issuer: 'keyUnknown' })
    const kid = encode({ alg: 'ES256', typ: 'JWT', kid: issuer.jwtKey.id })
    expect(await judge([kid, ...forged.split('.').slice(1)].join('.'), issuer)).toMatchObject({ signature: 'altered' })
  })

  test('fails for a key not listed for assertions, and is not checked for an unreachable issuer', async () => {
    const issuer = makeJwtIssuer()
    await serveList(issuer, [])
    const jwt = await signVcJwt(makeBadge(issuer.did), issuer.jwtKey)
    issuer.documents.set(issuer.did, issuer.list(true))
    expect(await judge(jwt, issuer)).toMatchObject({ signature: 'keyMissing', issuer: 'keyNotForBadges' })
    issuer.documents.delete(issuer.did)
    expect(await judge(jwt, issuer)).toMatchObject({ issuer: 'issuerUnreachable', status: 'listUnproven' })
  })

  test('fails once its key has ended, by the document of its issuer', async () => {
    const issuer = makeJwtIssuer()
    await serveList(issuer, [])
    const jwt = await signVcJwt(makeBadge(issuer.did), issuer.jwtKey)
    const document = issuer.documents.get(issuer.did) as { verificationMethod: object[] }
    const expires = '2020-01-01T00:00:00Z'
    const verificationMethod = document.verificationMethod.map((method) => ({ ...method, expires }))
    issuer.documents.set(issuer.did, { ...document, verificationMethod })
    expect(await judge(jwt, issuer)).toMatchObject({ signature: 'keyMissing', issuer: 'keyNotForBadges' })
  })

  test('cannot bypass its algorithm: none, another kind of key, a shared secret', async () => {
    const issuer = makeJwtIssuer()
    const badge = makeBadge(issuer.did)
    const claims = encode(badge)
    const withHead = (header: object) => `${encode({ kid: issuer.jwtKey.id, ...header })}.${claims}.c2ln`
    expect(await judge(withHead({ alg: 'none' }), issuer)).toMatchObject({ signature: 'proofMissing' })
    expect(await judge(withHead({ alg: 'HS256' }), issuer)).toMatchObject({ signature: 'proofUnsupported' })
    expect(await judge(withHead({ alg: 'constructor' }), issuer)).toMatchObject({ signature: 'proofUnsupported' })
    expect(await judge(withHead({ alg: 'RS256' }), issuer)).toMatchObject({ signature: 'altered' })
    expect(await judge(withHead({ alg: 'ES384' }), issuer)).toMatchObject({ signature: 'altered' })
  })

  test.each([[['exp']], ['b64'], [[]]])('is not read with extensions of its header: %j', async (crit) => {
    const issuer = makeJwtIssuer()
    const claims = encode(makeBadge(issuer.did))
    const jwt = `${encode({ alg: 'ES256', kid: issuer.jwtKey.id, crit })}.${claims}.c2ln`
    const read = readVcJwt(jwt)
    const found = read && (await checkJwt(read, { ...issuer, now: NOW }))
    expect(found?.signature.ok).toBe(null)
  })

  test('is malformed or expired when its claims contradict the credential', async () => {
    const issuer = makeJwtIssuer()
    await serveList(issuer, [])
    const badge = makeBadge(issuer.did)
    const sign = (claims: object) => issuer.jwtKey.sign(Buffer.from(JSON.stringify({ ...badge, ...claims })))
    expect(await judge(await sign({ iss: 'did:web:evil.example' }), issuer)).toMatchObject({ signature: 'malformed' })
    expect(await judge(await sign({ jti: 'urn:x' }), issuer)).toMatchObject({ signature: 'malformed' })
    expect(await judge(await sign({ exp: 1 }), issuer)).toEqual({ ...GOOD, period: 'expired' })
    expect(await judge(await sign({ exp: 'soon' }), issuer)).toEqual({ ...GOOD, period: 'datesUnreadable' })
    const older = { validUntil: undefined, expirationDate: '2020-01-01T00:00:00Z' }
    expect(await judge(await sign(older), issuer)).toEqual({ ...GOOD, period: 'expired' })
  })

  test.each([
    ['the DID alone', (did: string) => ({ kid: did })],
    ['a fragment', (_: string, id: string) => ({ kid: `#${id.split('#')[1]}` })],
    ['a name without #', (_: string, id: string) => ({ kid: id.split('#')[1] })],
    ['nothing', () => ({})],
  ])('finds the only key of its DID by %s', async (_, nameOf) => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    const did = `did:jwk:${encode(publicKey.export({ format: 'jwk' }))}`
    const { credentialStatus: __, ...badge } = makeBadge(did)
    const header = { alg: 'ES256', ...nameOf(did, `${did}#0`) }
    const jwt = await new CompactSign(Buffer.from(JSON.stringify(badge))).setProtectedHeader(header).sign(privateKey)
    const loader = bundledLoader(async (url) => didJwkDocument(url))
    expect(await judge(jwt, { loader })).toMatchObject({ signature: true, issuer: 'ownKey' })
  })
})

test('a JWT whose issuer, subject and dates are in its claims only is read with them', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const did = `did:jwk:${encode(publicKey.export({ format: 'jwk' }))}`
  const { credentialStatus: _, id, issuer: __, validFrom: ___, validUntil: ____, ...badge } = makeBadge(did)
  const { id: sub, ...credentialSubject } = badge.credentialSubject
  const sign = (exp: number) =>
    new CompactSign(
      Buffer.from(JSON.stringify({ iss: did, jti: id, sub, nbf: 1, exp, vc: { ...badge, credentialSubject } })),
    )
      .setProtectedHeader({ alg: 'ES256' })
      .sign(privateKey)
  const loader = bundledLoader(async (url) => didJwkDocument(url))
  const read = readVcJwt(await sign(4e9))
  expect(read?.credential).toMatchObject({
    id,
    issuer: did,
    credentialSubject: { id: sub },
    validFrom: '1970-01-01T00:00:01Z',
  })
  expect(await judge(await sign(4e9), { loader })).toMatchObject({ signature: true, issuer: 'ownKey', period: true })
  expect(await judge(await sign(2), { loader })).toMatchObject({ signature: true, period: 'expired' })
})

describe('a badge as JWT under RS256', () => {
  const made = generateRsaKey()
  const makeRsaIssuer = async () => {
    const issuer = makeIssuer()
    const { publicKeyMultibase, secretKey } = await made
    const keys = [{ publicKeyMultibase, active: true }]
    const document = buildDidDocument({ did: issuer.did, alsoKnownAs: [], keys })
    issuer.documents.set(issuer.did, document)
    return { ...issuer, document, rsaKey: openRsaKey(issuer.did, secretKey) }
  }

  test('is signed with an RSA key of 3,072 bits, by the judgement of node:crypto alone', async () => {
    const { did, rsaKey, document } = await makeRsaIssuer()
    const jwt = await signVcJwt(makeBadge(did), rsaKey)
    const [head = '', body = '', signature = ''] = jwt.split('.')
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT', kid: rsaKey.id })
    const listed = document.verificationMethod.find(({ id }) => id === rsaKey.id)
    const jwk = listed && 'publicKeyJwk' in listed ? listed.publicKeyJwk : undefined
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
    expect(key.asymmetricKeyDetails).toMatchObject({ modulusLength: 3072 })
    const isSigned = (text: string) => verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64url'))
    expect([isSigned(`${head}.${body}`), isSigned(`${head}.${body}x`)]).toEqual([true, false])
  })

  test('passes every check, also by the name of its older type', async () => {
    const { did, documents, loader, rsaKey } = await makeRsaIssuer()
    const { credentialStatus: _, ...badge } = makeBadge(did)
    for (const kid of [rsaKey.id, `${rsaKey.id}-2020`]) {
      const { secretKey } = await made
      const key = createPrivateKey({ key: Buffer.from(secretKey), format: 'der', type: 'pkcs8' })
      const payload = new CompactSign(Buffer.from(JSON.stringify(badge)))
      const jwt = await payload.setProtectedHeader({ alg: 'RS256', kid }).sign(key)
      expect(await judge(jwt, { loader })).toMatchObject({ signature: true, issuer: true })
    }
    documents.set(did, makeIssuer().didDocument)
    expect(await judge(await signVcJwt(badge, rsaKey), { loader })).toMatchObject({ issuer: 'keyUnknown' })
  })
})

// RFC 7518, 3.3.
test.each([
  [1024, { signature: 'keyMissing', issuer: 'keyUnsupported' }],
  [2048, { signature: true, issuer: true }],
])('a badge as JWT under RS256 by an RSA key of %d bits is %j', async (modulusLength, found) => {
  const issuer = makeIssuer()
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength })
  const id = `${issuer.did}#k1`
  const publicKeyJwk = publicKey.export({ format: 'jwk' })
  const method = { id, type: 'JsonWebKey', controller: issuer.did, publicKeyJwk }
  issuer.documents.set(issuer.did, { id: issuer.did, verificationMethod: [method], assertionMethod: [id] })
  const { credentialStatus: _, ...badge } = makeBadge(issuer.did)
  const content = `${encode({ alg: 'RS256', kid: id })}.${encode(badge)}`
  const jwt = `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
  expect(await judge(jwt, issuer)).toMatchObject(found)
})

test('a DID document lists each key for JWT as JsonWebKey and as JsonWebKey2020, and both may assert', async () => {
  const document = makeJwtIssuer().list()
  const [, current, older] = document.verificationMethod
  expect([current?.type, older?.type]).toEqual(['JsonWebKey', 'JsonWebKey2020'])
  expect(older).toEqual({ ...current, id: `${current?.id}-2020`, type: 'JsonWebKey2020' })
  expect(document.assertionMethod).toEqual(document.verificationMethod.map(({ id }) => id))
  expect(document['@context']).toContain('https://w3id.org/security/suites/jws-2020/v1')
})

describe('a JWT of an issuer that is an https address', () => {
  const issuer = 'https://badges.example.org/issuers/1'
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = publicKey.export({ format: 'jwk' })
  const { credentialStatus: _, ...unlisted } = makeBadge(issuer)
  const sign = (header: object) =>
    new CompactSign(Buffer.from(JSON.stringify(unlisted)))
      .setProtectedHeader({ alg: 'RS256', ...header })
      .sign(privateKey)
  const asked: string[] = []
  const serving = (url: string, document: object) => ({
    loader: bundledLoader(async (wanted) => {
      asked.push(wanted)
      return wanted === url ? document : undefined
    }),
  })

  test.each([
    ['a key', jwk],
    [
      'a set of keys',
      {
        keys: [
          { kid: 'other', kty: 'EC' },
          { ...jwk, kid: 'k1' },
        ],
      },
    ],
    [
      'a controller document',
      { verificationMethod: [{ id: '#k1', type: 'JsonWebKey', publicKeyJwk: jwk }], assertionMethod: ['#k1'] },
    ],
  ])('is valid when the kid of the same origin serves %s', async (_, document) => {
    const url = 'https://badges.example.org/keys'
    expect(await judge(await sign({ kid: `${url}#k1` }), serving(url, document))).toMatchObject({
      signature: true,
      issuer: true,
    })
  })

  test.each([
    ['a key for encryption', { ...jwk, use: 'enc' }],
    ['a key for other operations', { ...jwk, key_ops: ['wrapKey'] }],
    ['such a key in a set', { keys: [{ ...jwk, kid: 'k1', use: 'enc' }] }],
    ['a method for no assertion', { verificationMethod: [{ id: '#k1', type: 'JsonWebKey', publicKeyJwk: jwk }] }],
  ])('is not valid when it serves %s', async (_, document) => {
    const url = 'https://badges.example.org/keys'
    const judged = await judge(await sign({ kid: `${url}#k1` }), serving(url, document))
    expect(judged).toMatchObject({ signature: 'keyMissing', issuer: 'keyNotForBadges' })
  })

  test('is not fetched from another host, nor trusted from the header', async () => {
    asked.length = 0
    const elsewhere = serving('https://evil.example/keys', jwk)
    expect(await judge(await sign({ kid: 'https://evil.example/keys' }), elsewhere)).toMatchObject({
      issuer: 'keyUnbound',
    })
    expect(await judge(await sign({ jwk }), elsewhere)).toMatchObject({ signature: true, issuer: 'keyUnbound' })
    expect(asked).toEqual([])
  })
})

describe('an upload', () => {
  const bytes = (text: string) => Buffer.from(text)
  const refusal = (given: Uint8Array) => {
    try {
      return readPresented(given).carrier
    } catch (error) {
      return (error as { reason?: string }).reason
    }
  }
  const badge = makeBadge('did:web:a.example')

  test('is a badge as JSON, as JWT, or as JSON around a JWT', async () => {
    const { jwtKey } = makeJwtIssuer()
    const jwt = await signVcJwt(badge, jwtKey)
    expect(readPresented(bytes(`\ufeff ${JSON.stringify(badge)}\n`)).credential.name).toBe(badge.name)
    for (const text of [jwt, JSON.stringify(envelop(jwt))]) {
      expect(readPresented(bytes(text)).jwt?.claims.iss).toBe('did:web:a.example')
    }
    const nested = `${encode({ alg: 'ES256' })}.${encode({ vc: badge })}.c2ln`
    expect(readPresented(bytes(nested)).credential.id).toBe(badge.id)
  })

  test('is no envelope without the context that defines one', async () => {
    const envelope = envelop(await signVcJwt(badge, makeJwtIssuer().jwtKey))
    for (const contexts of [undefined, [], 'https://www.w3.org/ns/credentials/examples/v2']) {
      const reason = refusal(bytes(JSON.stringify({ ...envelope, '@context': contexts })))
      expect(reason).toBe(contexts ? 'otherCredential' : 'notABadge')
    }
    const several = {
      ...envelope,
      '@context': ['https://www.w3.org/ns/credentials/v2', 'https://school.example/terms'],
    }
    expect(readPresented(bytes(JSON.stringify(several))).credential.name).toBe(badge.name)
  })

  test.each([
    ['nothing', '', 'notABadge'],
    ['prose', 'Hello', 'notABadge'],
    ['an empty list', '[]', 'notABadge'],
    ['no badge', '{"type":["VerifiableCredential"]}', 'otherCredential'],
    ['half of one', JSON.stringify(badge).slice(0, -2), 'textBroken'],
    ['three words', 'a.b.c', 'notABadge'],
    ['no text', '\u0000\u0001', 'notABadge'],
  ])('is refused when it is %s', (_, text, reason) => {
    expect(refusal(bytes(text))).toBe(reason)
  })

  test('is refused when it is far larger, deeper or wider than a badge', () => {
    const padded = (extra: unknown) => bytes(JSON.stringify({ ...badge, extra }))
    expect(refusal(padded('x'.repeat(2_000_000)))).toBe('credentialTooLarge')
    expect(refusal(padded(Array.from({ length: 6000 }, () => 1)))).toBe('credentialTooLarge')
    expect(refusal(bytes(`{"type":"OpenBadgeCredential","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`))).toBe(
      'credentialTooLarge',
    )
    expect(refusal(Buffer.from([0xff, 0xd8, 0xff]))).toBe('nothingInside')
  })
})
