import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Openid4vpVerifier } from '@openid4vc/openid4vp'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import { DcqlPresentationResult, DcqlQuery } from 'dcql'
import { compactVerify, importJWK, type JWK } from 'jose'
import { buildDidDocument } from '#credentials/dids/did-document.ts'
import { didWebUrl } from '#credentials/dids/did-web.ts'
import { keyOfDid } from '#credentials/keys/holder-key.ts'
import { generateJwtKey, openJwtKey } from '#credentials/keys/jwt-key.ts'
import { EXPANDED_TYPES } from '#credentials/presentations/dcql.ts'
import { buildRequest, clientIdOf } from '#credentials/presentations/presentation-request.ts'
import type { Json } from '#credentials/read-credential.ts'
import { readVcJwt } from '#credentials/signing/vc-jwt.ts'
import { type openTestWeb, TEST_HOST } from '#platform/outgoing/testing-web.ts'

type Web = Awaited<ReturnType<typeof openTestWeb>>
type Callbacks = ConstructorParameters<typeof Openid4vpVerifier>[0]['callbacks']
type Asking = { query: object; change?: Json; sign?: boolean }

/**
 * A verifier of another site: `@openid4vc/openid4vp` writes its requests and reads the answers, `dcql` judges whether they
 * answer the query, jose and `@sd-jwt/sd-jwt-vc` check signatures. It accepts each nonce once; `answers` are what came. `folder` is the
 * path of its did:web.
 */
export function openVerifier(web: Web, read: typeof fetch, folder = '') {
  const did = `did:web:${TEST_HOST}%3A${web.port}${folder && `:${folder}`}`
  const { publicKeyMultibase, secretKey } = generateJwtKey()
  const key = openJwtKey(did, secretKey)
  const document = buildDidDocument({ did, alsoKnownAs: [], keys: [{ publicKeyMultibase, active: true }] })
  web.serve(`/${folder || '.well-known'}/did.json`, JSON.stringify(document))
  const signJwt = async (_: object, { header, payload }: { header: { typ?: string }; payload: object }) => ({
    jwt: await key.sign(Buffer.from(JSON.stringify(payload)), header.typ),
    signerJwk: {},
  })
  const library = new Openid4vpVerifier({ callbacks: { signJwt } as unknown as Callbacks })
  const accepts = (request: Json, fields: Record<string, string>) => isAnswer(request, fields, { library, read })
  let made = 0

  const ask = async ({ query, change = {}, sign = true }: Asking) => {
    made += 1
    const [responseUri, requestUri] = [`${web.origin}/answers/${made}`, `${web.origin}/requests/${made}`]
    const clientId = sign ? clientIdOf.did(did) : clientIdOf.address(responseUri)
    const nonce = `nonce-of-a-verifier-${made}`
    const request = {
      ...buildRequest({ clientId, responseUri, nonce, query: query as never, name: 'Harbour' }),
      ...change,
    }
    const answers: { status: number; fields: Record<string, string> }[] = []
    let isUsed = false
    web.serve(new URL(responseUri).pathname, (incoming, response) => {
      void readForm(incoming).then(async (fields) => {
        const isGood = !isUsed && (fields.error !== undefined || (await accepts(request, fields)))
        if (isGood) isUsed = true
        answers.push({ status: isGood ? 200 : 400, fields })
        response.writeHead(isGood ? 200 : 400, { 'content-type': 'application/json' })
        response.end(JSON.stringify(isGood ? { redirect_uri: `${web.origin}/thanks` } : { error: 'invalid_request' }))
      })
    })
    const { authorizationRequest, jar } = await library.createOpenId4vpAuthorizationRequest({
      authorizationRequestPayload: request,
      ...(sign && {
        jar: { requestUri, expiresInSeconds: 300, jwtSigner: { method: 'did', alg: 'ES256', didUrl: key.id } },
      }),
    } as unknown as Parameters<typeof library.createOpenId4vpAuthorizationRequest>[0])
    if (jar) web.serve(new URL(requestUri).pathname, jar.authorizationRequestJwt)
    return { link: authorizationRequest, request, requestUri, answers, jwt: jar?.authorizationRequestJwt ?? '' }
  }
  return { ask, accepts }
}

async function readForm(incoming: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
}

/** Whether the answer is one to the request: signed by the badge's subject for this nonce and audience, and what was asked. */
async function isAnswer(
  request: Json,
  fields: Record<string, string>,
  { library, read }: { library: Openid4vpVerifier; read: typeof fetch },
): Promise<boolean> {
  try {
    const parsed = await library.parseOpenid4vpAuthorizationResponse({
      authorizationResponse: fields,
      authorizationRequestPayload: request as never,
      callbacks: {} as never,
    })
    if (parsed.type !== 'dcql' || fields.state !== request.state) return false
    const asked = { nonce: parsed.expectedNonce, audience: String(request.client_id), read }
    const [[id, [presentation]]] = Object.entries(parsed.dcql.presentations) as never as [[string, [string]]]
    const shown = presentation.includes('~')
      ? await checkSdJwt(presentation, asked)
      : await checkJwt(presentation, asked)
    const dcqlQuery = DcqlQuery.parse(request.dcql_query as never)
    return DcqlPresentationResult.fromDcqlPresentation({ [id]: [shown] } as never, { dcqlQuery }).can_be_satisfied
  } catch {
    return false
  }
}

type Bound = { nonce: string; audience: string; read: typeof fetch }

async function checkJwt(jwt: string, { nonce, audience, read }: Bound) {
  const { payload, protectedHeader } = await compactVerify(jwt, keyOfDid(kidOf(jwt)).key)
  const claims = JSON.parse(new TextDecoder().decode(payload))
  if (claims.nonce !== nonce || claims.aud !== audience || protectedHeader.typ !== 'vp+jwt')
    throw new Error('Not for us')
  const enveloped = String(claims.verifiableCredential[0].id)
  const badge = enveloped.slice(enveloped.indexOf(',') + 1)
  await compactVerify(badge, await issuerKey(kidOf(badge), read))
  const credential = readVcJwt(badge)?.credential ?? {}
  const subject = (credential.credentialSubject as Json | undefined)?.id
  if (subject !== claims.holder || claims.holder !== claims.iss) throw new Error("Somebody else's")
  const type = (credential.type as string[]).flatMap((each) => [each, EXPANDED_TYPES[each] ?? each])
  return { credential_format: 'jwt_vc_json', type, claims: credential, cryptographic_holder_binding: true }
}

function kidOf(jwt: string): string {
  return JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString()).kid
}

/** The key that an issuer's document lists for signing badges. */
async function issuerKey(kid: string, read: typeof fetch) {
  const document = (await (await read(didWebUrl(kid.split('#')[0] ?? ''))).json()) as Json
  if (!(document.assertionMethod as string[]).includes(kid)) throw new Error('Not a key for badges')
  const method = (document.verificationMethod as Json[]).find(({ id }) => id === kid)
  return importJWK(method?.publicKeyJwk as JWK, 'ES256')
}

async function checkSdJwt(sdJwt: string, { nonce, audience, read }: Bound) {
  const key = await issuerKey(kidOf(sdJwt), read)
  const isSigned = (compact: string, by: Parameters<typeof compactVerify>[1]) =>
    compactVerify(compact, by).then(
      () => true,
      () => false,
    )
  const library = new SDJwtVcInstance({
    hasher: (data) =>
      createHash('sha256')
        .update(Buffer.from(data as string))
        .digest(),
    hashAlg: 'sha-256',
    verifier: (content, signature) => isSigned(`${content}.${signature}`, key),
    kbVerifier: async (content, signature, { cnf }) =>
      isSigned(`${content}.${signature}`, await importJWK((cnf as { jwk: JWK }).jwk, 'ES256')),
    statusListFetcher: async (uri) => (await read(uri)).text(),
    statusVerifier: (content, signature) => isSigned(`${content}.${signature}`, key),
  })
  const { payload, kb } = await library.verify(sdJwt, { keyBindingNonce: nonce })
  if (kb?.payload.aud !== audience) throw new Error('Not for us')
  const claims = payload as Json
  return { credential_format: 'dc+sd-jwt', vct: claims.vct, claims, cryptographic_holder_binding: true }
}
