import type { Input, Output } from '#base/endpoint.ts'
import { didWebUrl } from '#credentials/dids/did-web.ts'
import type { PresentationRequest } from '#credentials/presentations/presentation-request.ts'
import { asObject } from '#credentials/read-credential.ts'
import type { HolderContext } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { OUTSIDE_OF_HOLDER } from '../../rules.ts'
import type * as contract from '../../wallet-contract.ts'
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

/** A did:web proves a host and a path on it, a certificate a host; other DIDs prove a key that nobody knows. */
function askerOf({ client_id, response_uri, client_metadata }: PresentationRequest) {
  const called = asObject(client_metadata)?.client_name
  const name = typeof called === 'string' ? called.slice(0, NAME_MAX) : ''
  const proven = provenPlace(client_id)
  return { name, isProven: proven !== undefined, host: proven ?? new URL(response_uri).host }
}

/** The prefix says what was checked: an identifier behind any other is a text of whoever wrote the request. */
function provenPlace(clientId: string): string | undefined {
  const [, prefix, value = ''] = /^(decentralized_identifier|x509_san_dns):(.+)$/.exec(clientId) ?? []
  if (prefix === 'x509_san_dns') return value
  return value.startsWith('did:web:') ? placeOf(value) : undefined
}

function placeOf(did: string): string | undefined {
  try {
    const { host, pathname } = new URL(didWebUrl(did))
    return host + pathname.replace(/(\/\.well-known)?\/did\.json$/, '')
  } catch {
    return undefined
  }
}
