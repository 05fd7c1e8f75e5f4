import type { Input, Output } from '#base/endpoint.ts'
import { didWebUrl } from '#credentials/did-web.ts'
import type { PresentationRequest } from '#credentials/presentations/presentation-request.ts'
import { asObject } from '#credentials/read-credential.ts'
import type { HolderContext } from '#platform/context.ts'
import { takeRate } from '#platform/rate-limit.ts'
import { OUTSIDE_OF_HOLDER } from '../rules.ts'
import type * as contract from '../wallet-contract.ts'
import { fetchRequest } from './fetch-request.ts'
import { matchHeld } from './match-held.ts'
import { writeRequestToken } from './request-token.ts'

const NAME_MAX = 60

/** Opens the request of a verifier of another site for the holder: who asks, and which badges match. */
export async function openRequest(
  ctx: HolderContext,
  { code }: Input<typeof contract.openRequest>,
): Promise<Output<typeof contract.openRequest>> {
  await takeRate(ctx, `outside requests:${ctx.actor.holderId}`, OUTSIDE_OF_HOLDER)
  const request = await fetchRequest(ctx, code)
  const matches = await matchHeld(ctx, request)
  return {
    request: writeRequestToken(ctx, request),
    ...askerOf(request),
    choices: matches.map(({ details, isKept, format, disclosed }) => ({
      badgeId: details.badge.id,
      isKept,
      format,
      disclosed,
    })),
    signing: { audience: request.client_id, nonce: request.nonce },
  }
}

/** A did:web and a certificate prove a host; other DIDs prove a key that nobody knows. */
function askerOf({ client_id, response_uri, client_metadata }: PresentationRequest) {
  const called = asObject(client_metadata)?.client_name
  const name = typeof called === 'string' ? called.slice(0, NAME_MAX) : ''
  const host = provenHost(client_id)
  return { name, isProven: host !== undefined, host: host ?? new URL(response_uri).host }
}

function provenHost(clientId: string): string | undefined {
  const [prefix = '', ...rest] = clientId.split(':')
  if (prefix === 'x509_san_dns') return rest.join(':')
  const did = rest.join(':')
  return did.startsWith('did:web:') ? new URL(didWebUrl(did)).host : undefined
}
