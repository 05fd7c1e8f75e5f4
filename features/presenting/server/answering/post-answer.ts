import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { Problem } from '#base/problem.ts'
import type { PresentationRequest } from '#credentials/presentations/presentation-request.ts'
import { asList, asObject } from '#credentials/read-credential.ts'
import type { HolderContext } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { FetchRefused } from '#platform/outgoing/public-request.ts'
import { OUTSIDE_OF_HOLDER } from '../../rules.ts'

const ENCS = ['A128GCM', 'A256GCM']
const CURVES = ['P-256', 'P-384', 'P-521', 'X25519']
const HEADERS = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }

/**
 * Posts an answer to the address of a request (OpenID4VP 1.0, 8.2 and 8.3), within the rules for strangers' addresses, and
 * returns the page on which the verifier wants to continue, '' for none. Throws `requestUnreachable`, `requestUnsupported`
 * for an encryption that we do not know, and `answerRefused`.
 */
export async function postAnswer(
  ctx: HolderContext,
  request: PresentationRequest,
  answer: { vp_token: object } | { error: string },
): Promise<string> {
  const { response_uri, response_mode, state } = request
  const whole = { ...answer, ...(state !== undefined && { state }) }
  const isEncrypted = response_mode === 'direct_post.jwt' && 'vp_token' in answer
  const fields = isEncrypted ? { response: await encryptFor(request, whole) } : whole
  const written = Object.entries(fields).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const body = new TextEncoder().encode(String(new URLSearchParams(written)))
  await takeRate(ctx, `outside requests:${ctx.actor.holderId}`, OUTSIDE_OF_HOLDER)
  const { status, body: said } = await ctx.safePost
    .send(response_uri, { headers: HEADERS, body })
    .catch((error: unknown) => {
      throw error instanceof FetchRefused ? new Problem('requestUnreachable') : error
    })
  if (status < 200 || status > 299) throw new Problem('answerRefused')
  return nextPage(said)
}

/** ECDH-ES with the first fitting key of the request (8.3); A128GCM unless the verifier names others. */
async function encryptFor({ client_metadata }: PresentationRequest, answer: object): Promise<string> {
  const { jwks, encrypted_response_enc_values_supported: encs = ['A128GCM'] } = asObject(client_metadata) ?? {}
  const keys = asList(asObject(jwks)?.keys).flatMap((key) => asObject(key) ?? []) as JWK[]
  const jwk = keys.find(
    ({ alg = 'ECDH-ES', use = 'enc', crv }) => alg === 'ECDH-ES' && use === 'enc' && CURVES.includes(String(crv)),
  )
  const enc = asList(encs)
    .map(String)
    .find((each) => ENCS.includes(each))
  if (!jwk || !enc) throw new Problem('requestUnsupported')
  const header = { alg: 'ECDH-ES', enc, ...(typeof jwk.kid === 'string' && { kid: jwk.kid }) }
  try {
    const content = new TextEncoder().encode(JSON.stringify(answer))
    return await new CompactEncrypt(content).setProtectedHeader(header).encrypt(await importJWK(jwk, 'ECDH-ES'))
  } catch {
    throw new Problem('requestUnsupported')
  }
}

function nextPage(said: Uint8Array): string {
  try {
    const next = asObject(JSON.parse(Buffer.from(said).toString()))?.redirect_uri
    return typeof next === 'string' && new URL(next).protocol === 'https:' ? next : ''
  } catch {
    return ''
  }
}
