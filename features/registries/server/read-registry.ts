import { asObject } from '#credentials/read-credential.ts'
import { isCompactJws } from '#credentials/signing/vc-jwt.ts'
import { ISSUER_NAME_MAX } from '../rules.ts'

/** The names of known issuers by DID. */
export type KnownIssuers = Map<string, string>

/**
 * Reads a list of known issuers in the format of the Digital Credentials Consortium: `registry` has a `name` for each DID.
 * `unsupported` for a signed statement of OpenID Federation; undefined for anything else.
 */
export function readRegistry(body: string): KnownIssuers | 'unsupported' | undefined {
  const text = body.trim()
  if (isCompactJws(text)) return 'unsupported'
  const registry = asObject(parse(text)?.registry)
  if (!registry) return undefined
  const issuers: KnownIssuers = new Map()
  for (const [did, entry] of Object.entries(registry)) {
    const name = asObject(entry)?.name
    issuers.set(did, typeof name === 'string' ? name.slice(0, ISSUER_NAME_MAX) : '')
  }
  return issuers
}

function parse(text: string) {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return undefined
  }
}
