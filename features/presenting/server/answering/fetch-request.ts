import { getCACertificates } from 'node:tls'
import { z } from 'zod'
import { Problem } from '#base/problem.ts'
import { isStorable } from '#base/storable.ts'
import type { PresentationRequest } from '#credentials/presentations/presentation-request.ts'
import {
  type RequestFault,
  RequestRefused,
  readRequestLink,
  readRequestObject,
} from '#credentials/presentations/read-request.ts'
import { isOwnAddress } from '#features/badges/server/badge-of-address.ts'
import { anyDocuments } from '#features/badges/verification/server/any-documents.ts'
import { openFetches } from '#features/proofs/server/open-fetches.ts'
import type { Context } from '#platform/context.ts'
import { FetchRefused } from '#platform/outgoing/public-request.ts'
import { REQUEST_MAX, STATE_MAX } from '../../rules.ts'

const ACCEPT = 'application/oauth-authz-req+jwt, application/jwt;q=0.9'
const QUERIES_MAX = 20

const PROBLEMS: Record<RequestFault, string> = {
  format: 'requestUnsupported',
  unsupported: 'requestUnsupported',
  clientUnreachable: 'requestUnreachable',
  keyUnknown: 'requestUnproven',
  altered: 'requestUnproven',
  clientMismatch: 'requestUnproven',
  expired: 'requestEnded',
}

const name = z.string().max(200)
const claim = z.looseObject({
  id: name.optional(),
  path: z
    .array(z.union([name, z.number(), z.null()]))
    .min(1)
    .max(20),
  values: z
    .array(z.union([z.string(), z.number(), z.boolean()]))
    .max(100)
    .optional(),
})
/** OpenID4VP 1.0, section 6; what a strange query may cost us is bounded. */
const dcqlQuery = z.looseObject({
  credentials: z
    .array(
      z.looseObject({
        id: z.string().regex(/^[\w-]{1,100}$/),
        format: name,
        meta: z.looseObject({
          type_values: z.array(z.array(name).max(20)).max(20).optional(),
          vct_values: z.array(name).max(20).optional(),
        }),
        claims: z.array(claim).max(50).optional(),
        claim_sets: z.array(z.array(name).max(50)).max(20).optional(),
      }),
    )
    .min(1)
    .max(QUERIES_MAX),
  credential_sets: z
    .array(
      z.looseObject({
        options: z.array(z.array(name).min(1).max(QUERIES_MAX)).max(20),
        required: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(QUERIES_MAX)
    .optional(),
})

const bounded = z.looseObject({
  client_id: z.string().max(STATE_MAX),
  response_uri: z.string().max(STATE_MAX),
  nonce: z.string().max(STATE_MAX),
  state: z.string().max(STATE_MAX).optional(),
  dcql_query: dcqlQuery,
})

/**
 * Reads the request behind a link of another verifier, which the server fetches within the rules for strangers' addresses,
 * and checks who made it. Throws the problems of `openRequest`.
 */
export async function fetchRequest(ctx: Context, code: string): Promise<PresentationRequest> {
  try {
    const request = await read(ctx, code)
    const isBearable = JSON.stringify(request).length <= REQUEST_MAX && isStorable(request)
    if (!isBearable || !bounded.safeParse(request).success) throw new RequestRefused('unsupported')
    return request
  } catch (error) {
    if (error instanceof RequestRefused) throw new Problem(PROBLEMS[error.reason])
    if (error instanceof FetchRefused) throw new Problem('requestUnreachable')
    throw error
  }
}

async function read(ctx: Context, code: string): Promise<PresentationRequest> {
  const link = readRequestLink(code)
  if (!('requestUri' in link)) return link
  // Our own requests are opened from the database.
  if (isOwnAddress(ctx, link.requestUri)) throw new RequestRefused('unsupported')
  const fetches = openFetches(ctx.safeFetch)
  const jwt = Buffer.from(await fetches('addresses', link.requestUri, ACCEPT))
    .toString()
    .trim()
  const loader = anyDocuments(ctx, fetches)
  const roots = getCACertificates('default')
  return readRequestObject(jwt, { clientId: link.clientId, loader, now: ctx.now(), roots })
}
