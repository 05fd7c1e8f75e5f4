import { createHash, X509Certificate } from 'node:crypto'
import { Openid4vpClient, Openid4vpVerifier } from '@openid4vc/openid4vp'
import { DcqlPresentationResult, DcqlQuery } from 'dcql'
import { compactVerify, importJWK, type JWK } from 'jose'
import { generate } from 'selfsigned'
import { describe, expect, it } from 'vitest'
import { canonizeWhole } from '../canonizing/canonize.ts'
import { bundledLoader } from '../contexts/document-loader.ts'
import { buildDidDocument } from '../dids/did-document.ts'
import { generateJwtKey, openJwtKey } from '../keys/jwt-key.ts'
import type { Json } from '../read-credential.ts'
import { signVcJwt } from '../signing/vc-jwt.ts'
import { NOW } from '../test-issuer.ts'
import { badgeQuery, EXPANDED_TYPES } from './dcql.ts'
import { matchDcql } from './match-dcql.ts'
import { buildRequest, clientIdOf, requestLink, unsignedLink } from './presentation-request.ts'
import { RequestRefused, readRequestLink, readRequestObject } from './read-request.ts'
import { signPresentation } from './sign-presentation.ts'
import { signPresentationJwt } from './sign-presentation-jwt.ts'
import { openCertificateKey, signRequest } from './sign-request.ts'
import { makeShowing } from './testing-presentation.ts'

const HOST = 'badges.example.org'
const VERIFIER = `did:web:${HOST}:issuers:harbour`
const RESPONSE_URI = `https://${HOST}/oid4vp/responses/r1`
const REQUEST_URI = `https://${HOST}/oid4vp/requests/r1`
const query = badgeQuery({ achievementIds: ['http://localhost:4000/templates/t1'] })
const asking = { responseUri: RESPONSE_URI, nonce: 'nonce-of-a-request-1', query, name: 'Harbour School' }
/** The library reads the real clock. */
const STARTED = new Date()
const signing = { now: STARTED, seconds: 300 }

/** A verifier with a P-256 key in its DID document, which both wallets load. */
function makeVerifier() {
  const { publicKeyMultibase, secretKey } = generateJwtKey()
  const document = buildDidDocument({ did: VERIFIER, alsoKnownAs: [], keys: [{ publicKeyMultibase, active: true }] })
  const loader = bundledLoader(async (did) => (did === VERIFIER ? document : undefined))
  return { key: openJwtKey(VERIFIER, secretKey), document, loader }
}

type Opened = ReturnType<typeof makeVerifier>

function judgeOf({ document }: Pick<Opened, 'document'>, jwt = '') {
  const keyOf = (kid = ''): JWK | undefined => {
    const method = document.verificationMethod.find(({ id }) => id === kid)
    return method && 'publicKeyJwk' in method && document.authentication?.includes(kid)
      ? method.publicKeyJwk
      : undefined
  }
  const verifyJwt = async (
    signer: { method: string; alg: string; didUrl?: string; x5c?: string[] },
    { compact }: { compact: string },
  ) => {
    const certificate = signer.x5c?.[0] && new X509Certificate(Buffer.from(signer.x5c[0], 'base64'))
    const jwk = certificate ? (certificate.publicKey.export({ format: 'jwk' }) as JWK) : keyOf(signer.didUrl)
    try {
      await compactVerify(compact, await importJWK(jwk ?? {}, signer.alg))
      return { verified: true, signerJwk: jwk }
    } catch {
      return { verified: false }
    }
  }
  const callbacks = {
    fetch: async () => new Response(jwt, { headers: { 'content-type': 'application/oauth-authz-req+jwt' } }),
    hash: (data: Uint8Array, alg: string) => createHash(alg.replace('-', '')).update(data).digest(),
    verifyJwt,
    getX509CertificateMetadata: (encoded: string) => {
      const names = new X509Certificate(Buffer.from(encoded, 'base64')).subjectAltName ?? ''
      return { sanDnsNames: names.split(', ').map((name) => name.replace('DNS:', '')), sanUriNames: [] }
    },
    decryptJwe: async () => ({ decrypted: false as const }),
    encryptJwe: async () => Promise.reject(new Error('Nothing is encrypted')),
  }
  type Options = ConstructorParameters<typeof Openid4vpClient>[0]
  return new Openid4vpClient({ callbacks: callbacks as unknown as Options['callbacks'] })
}

async function resolve(client: Openid4vpClient, link: string) {
  const { params } = client.parseOpenid4vpAuthorizationRequest({ authorizationRequest: link })
  return client.resolveOpenId4vpAuthorizationRequest({ authorizationRequestPayload: params })
}

function alter(jwt: string): string {
  const [head, body = '', tail] = jwt.split('.')
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString())
  const changed = JSON.stringify({ ...payload, response_uri: RESPONSE_URI.replace('r1', 'r2') })
  return [head, Buffer.from(changed).toString('base64url'), tail].join('.')
}

describe('our request before @openid4vc/openid4vp', () => {
  it("is read with its query when a DID's key signed it, but neither altered nor under another key", async () => {
    const verifier = makeVerifier()
    const clientId = clientIdOf.did(VERIFIER)
    const link = requestLink({ clientId, requestUri: REQUEST_URI })
    const jwt = await signRequest(buildRequest({ clientId, ...asking }), { key: verifier.key, ...signing })
    const { client, dcql, authorizationRequestPayload } = await resolve(judgeOf(verifier, jwt), link)
    expect(client).toMatchObject({ prefix: 'decentralized_identifier', identifier: VERIFIER, effective: clientId })
    expect(dcql?.query).toEqual(query)
    expect(authorizationRequestPayload).toMatchObject({ response_uri: RESPONSE_URI, response_mode: 'direct_post' })
    await expect(resolve(judgeOf(verifier, alter(jwt)), link)).rejects.toThrow()
    const forged = await signRequest(buildRequest({ clientId, ...asking }), {
      key: { id: verifier.key.id, sign: sameId(verifier, makeVerifier()) },
      ...signing,
    })
    await expect(resolve(judgeOf(verifier, forged), link)).rejects.toThrow()
  })

  it('is read unsigned from its link, for one address only', async () => {
    const request = buildRequest({ clientId: clientIdOf.address(RESPONSE_URI), ...asking })
    const { client, dcql } = await resolve(judgeOf(makeVerifier()), unsignedLink(request))
    expect(client).toMatchObject({ prefix: 'redirect_uri', identifier: RESPONSE_URI })
    expect(dcql?.query).toEqual(query)
    const elsewhere = unsignedLink({ ...request, response_uri: `${RESPONSE_URI}2` })
    await expect(resolve(judgeOf(makeVerifier()), elsewhere)).rejects.toThrow('MUST match')
    expect(() => readRequestLink(elsewhere)).toThrow('clientMismatch')
    expect(readRequestLink(unsignedLink(request))).toEqual(request)
    const to = (responseUri: string) =>
      readRequestLink(unsignedLink(buildRequest({ ...asking, clientId: clientIdOf.address(responseUri), responseUri })))
    for (const address of ['http://v.example/a', 'did:web:v.example', '']) expect(() => to(address)).toThrow('format')
    expect(to('http://localhost:4000/a')).toMatchObject({ response_uri: 'http://localhost:4000/a' })
    const object = (alg: string, payload: object) =>
      `${[{ alg }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`
    const reading = { clientId: request.client_id, loader: bundledLoader(), now: STARTED }
    expect(await readRequestObject(object('none', request), reading)).toEqual(request)
    await expect(readRequestObject(object('ES256', request), reading)).rejects.toThrow('unsupported')
    const moved = { ...request, response_uri: `${RESPONSE_URI}2` }
    await expect(readRequestObject(object('none', moved), reading)).rejects.toThrow('clientMismatch')
  })

  it("is read when a certificate's key signed it, for a host that the certificate names", async () => {
    const made = await generate([{ name: 'commonName', value: HOST }], {
      keyType: 'ec',
      curve: 'P-256',
      // Otherwise it begins with the second in which it is made, which may be later than the start.
      notBeforeDate: new Date(STARTED.getTime() - 60_000),
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
    })
    const key = openCertificateKey({ chain: made.cert, privateKey: made.private })
    const ask = async (host: string) => {
      const clientId = clientIdOf.host(host)
      const jwt = await signRequest(buildRequest({ clientId, ...asking }), { key, ...signing })
      return resolve(judgeOf(makeVerifier(), jwt), requestLink({ clientId, requestUri: REQUEST_URI }))
    }
    expect((await ask(HOST)).client).toMatchObject({ prefix: 'x509_san_dns', identifier: HOST })
    await expect(ask('other.example.org')).rejects.toThrow('san dns names')
    const read = async (host: string, roots: string[], responseUri = RESPONSE_URI) => {
      const clientId = clientIdOf.host(host)
      const jwt = await signRequest(buildRequest({ clientId, ...asking, responseUri }), { key, ...signing })
      return readRequestObject(jwt, { clientId, loader: bundledLoader(), now: STARTED, roots })
    }
    expect(await read(HOST, [made.cert])).toMatchObject({ response_uri: RESPONSE_URI })
    await expect(read(HOST, [])).rejects.toThrow('keyUnknown')
    await expect(read('other.example.org', [made.cert])).rejects.toThrow('keyUnknown')
    await expect(read(HOST, [made.cert], 'https://elsewhere.example.org/r')).rejects.toThrow('clientMismatch')
    const other = await generate([{ name: 'commonName', value: HOST }], { keyType: 'ec', curve: 'P-256' })
    expect(() => openCertificateKey({ chain: made.cert, privateKey: other.private })).toThrow('certificate')
  })
})

function sameId(verifier: Opened, stranger: Opened): Opened['key']['sign'] {
  return async (payload, typ) => {
    const jwt = await stranger.key.sign(payload, typ)
    const header = Buffer.from(JSON.stringify({ alg: 'ES256', typ, kid: verifier.key.id })).toString('base64url')
    return [header, ...jwt.split('.').slice(1)].join('.')
  }
}

describe('a request by @openid4vc/openid4vp before our wallet', () => {
  type Callbacks = ConstructorParameters<typeof Openid4vpVerifier>[0]['callbacks']

  async function ask(verifier: Opened) {
    const signJwt = async (_: object, { header, payload }: { header: { typ?: string }; payload: object }) => ({
      jwt: await verifier.key.sign(Buffer.from(JSON.stringify(payload)), header.typ),
      signerJwk: {},
    })
    const library = new Openid4vpVerifier({ callbacks: { signJwt } as unknown as Callbacks })
    const clientId = clientIdOf.did(VERIFIER)
    const { authorizationRequest, jar } = await library.createOpenId4vpAuthorizationRequest({
      authorizationRequestPayload: { ...buildRequest({ clientId, ...asking }) },
      jar: {
        requestUri: REQUEST_URI,
        expiresInSeconds: 300,
        jwtSigner: { method: 'did', alg: 'ES256', didUrl: verifier.key.id },
      },
    } as unknown as Parameters<typeof library.createOpenId4vpAuthorizationRequest>[0])
    const link = readRequestLink(authorizationRequest)
    if (!('requestUri' in link) || !jar) throw new Error('The request is not signed')
    return { library, jwt: jar.authorizationRequestJwt, clientId: link.clientId }
  }

  it('is answered, and the library and dcql accept the answer', async () => {
    const verifier = makeVerifier()
    const { library, jwt, clientId } = await ask(verifier)
    const request = await readRequestObject(jwt, { clientId, loader: verifier.loader, now: new Date() })
    const { presenter, issuer, badge } = await makeShowing()
    const issuerKey = openJwtKey(issuer.did, generateJwtKey().secretKey)
    const badgeJwt = await signVcJwt(badge, issuerKey)
    const held = [
      { format: 'ldp_vc' as const, claims: badge },
      { format: 'jwt_vc_json' as const, claims: badge },
    ]
    const match = matchDcql(request.dcql_query, held)
    expect(match).toMatchObject({ isSatisfied: true, sets: [{ alternatives: [['badge'], ['badge_jwt']] }] })
    const bound = { audience: request.client_id, nonce: request.nonce, now: NOW }
    const loaded = { presenter, loader: issuer.loader, canonize: canonizeWhole }
    const tokens = {
      badge: await signPresentation({ ...bound, credentials: [badge] }, loaded),
      badge_jwt: await signPresentationJwt({ ...bound, credentials: [badgeJwt] }, presenter),
    }
    for (const [id, token] of Object.entries(tokens)) {
      const parsed = await library.parseOpenid4vpAuthorizationResponse({
        authorizationResponse: { vp_token: JSON.stringify({ [id]: [token] }) },
        authorizationRequestPayload: request as never,
        callbacks: {} as never,
      })
      expect(parsed).toMatchObject({ type: 'dcql', expectedNonce: request.nonce })
      expect(isAcceptable(request.dcql_query, id, badge)).toBe(true)
      expect(isAcceptable(request.dcql_query, id, altered(badge))).toBe(false)
    }
  })

  it('is refused altered, under another key, for another verifier, and late', async () => {
    const verifier = makeVerifier()
    const { jwt, clientId } = await ask(verifier)
    const now = new Date()
    const read = (given: string, change: object = {}) =>
      readRequestObject(given, { clientId, loader: verifier.loader, now, ...change }).then(
        () => 'read',
        (error: unknown) => (error instanceof RequestRefused ? error.reason : error),
      )
    expect(await read(jwt)).toBe('read')
    expect(await read(alter(jwt))).toBe('altered')
    expect(await read(jwt, { loader: makeVerifier().loader })).toBe('keyUnknown')
    expect(await read(jwt, { loader: bundledLoader() })).toBe('clientUnreachable')
    expect(await read(jwt, { clientId: `${clientId}2` })).toBe('clientMismatch')
    const signed = await signRequest(buildRequest({ clientId, ...asking }), { key: verifier.key, ...signing })
    const at = (seconds: number) => ({ now: new Date(STARTED.getTime() + seconds * 1000) })
    expect(await read(signed, at(299))).toBe('read')
    expect(await read(signed, at(300))).toBe('expired')
    expect(await read(signed, at(-61))).toBe('expired')
    expect(await read(jwt.replace(/[^.]*$/, ''))).toBe('format')
  })
})

function altered(badge: Json): Json {
  const subject = badge.credentialSubject as Json
  return { ...badge, credentialSubject: { ...subject, achievement: { id: 'http://localhost:4000/templates/t2' } } }
}

function isAcceptable(asked: object, id: string, badge: Json): boolean {
  const format = id === 'badge' ? 'ldp_vc' : 'jwt_vc_json'
  const type = (badge.type as string[]).flatMap((each) => [each, EXPANDED_TYPES[each] ?? each])
  const presentation = { credential_format: format, type, claims: badge, cryptographic_holder_binding: true }
  const parsed = DcqlQuery.parse(asked as Parameters<typeof DcqlQuery.parse>[0])
  const result = DcqlPresentationResult.fromDcqlPresentation({ [id]: [presentation] } as never, { dcqlQuery: parsed })
  return result.can_be_satisfied
}
