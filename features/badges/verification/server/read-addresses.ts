import type { ReadAddress } from '#credentials/open-badges-2/read-documents.ts'
import type { Fetches } from '#features/proofs/server/open-fetches.ts'
import type { Context } from '#platform/context.ts'
import { FetchRefused } from '#platform/outgoing/public-request.ts'
import { isOwnAddress } from '../../server/badge-of-address.ts'

/** A badge before Open Badges 3.0 names itself, its class, its issuer, a key and a list; more is likely an attack. */
const BADGE_MAX = 6
const ACCEPT = 'application/ld+json, application/json, */*;q=0.1'

/**
 * Reads the addresses of one badge before Open Badges 3.0, by the safe fetch and from other hosts only: this one publishes no such
 * badge. `known` is the address whose text was just read.
 */
export function readAddresses(ctx: Context, fetches: Fetches, known?: { url: string; text: string }): ReadAddress {
  const asked = new Set<string>()
  return async (url) => {
    if (url === known?.url) return { text: known.text }
    if (isOwnAddress(ctx, url) || (asked.size === BADGE_MAX && !asked.has(url))) return undefined
    asked.add(url)
    try {
      return { text: Buffer.from(await fetches('addresses', url, ACCEPT)).toString() }
    } catch (error) {
      return error instanceof FetchRefused && error.isGone ? { isGone: true } : undefined
    }
  }
}
