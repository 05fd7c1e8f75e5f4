import { checkDidConfiguration, type LinkageFault } from '#credentials/domains/check-did-configuration.ts'
import { assertModest } from '#credentials/reading/assert-modest.ts'
import { ownDocuments } from '#features/badges/files/server/own-documents.ts'
import type { Context } from '#platform/context.ts'
import { DID_CONFIGURATION_PATH } from '../../rules.ts'

export type DomainFault = 'unreachable' | LinkageFault

/** The origin that a host proves, always https. */
export const originOf = (host: string) => `https://${host}`

/**
 * Reads the DID configuration of a host and says what is wrong with it for a community; undefined when it proves that
 * both belong together. The community's own document comes from the database. Makes a request: never in a transaction.
 */
export async function lookForDomain(
  ctx: Context,
  { didWeb }: { didWeb: string },
  host: string,
): Promise<DomainFault | undefined> {
  const origin = originOf(host)
  const body = await ctx.safeFetch(origin + DID_CONFIGURATION_PATH, 'application/json').catch(() => undefined)
  if (!body) return 'unreachable'
  const file = read(body)
  if (!file) return 'malformed'
  return checkDidConfiguration(file, { did: didWeb, origin, now: ctx.now(), loader: ownDocuments(ctx) })
}

function read(body: Uint8Array): object | undefined {
  try {
    const file: unknown = JSON.parse(Buffer.from(body).toString())
    if (typeof file !== 'object' || file === null) return undefined
    assertModest(file)
    return file
  } catch {
    return undefined
  }
}
