import type { JwtKey } from '../keys/jwt-key.ts'

/** DIF Well Known DID Configuration: its context, and the type of its credentials. */
export const DID_CONFIGURATION_CONTEXT = 'https://identity.foundation/.well-known/did-configuration/v1'
export const DOMAIN_LINKAGE = 'DomainLinkageCredential'

export type DidConfiguration = { '@context': string; linked_dids: string[] }

type Linked = { did: string; origin: string; from: Date; until: Date; key: JwtKey }

/**
 * Writes the file for `/.well-known/did-configuration.json` of an origin: one Domain Linkage Credential as JWT (section
 * "JSON Web Token Proof Format"), by which the DID says that the origin is its own; the origin says so by serving it.
 */
export async function writeDidConfiguration({ did, origin, from, until, key }: Linked): Promise<DidConfiguration> {
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
  const instant = (at: Date) => `${at.toISOString().slice(0, 19)}Z`
  const vc = {
    '@context': ['https://www.w3.org/2018/credentials/v1', DID_CONFIGURATION_CONTEXT],
    type: ['VerifiableCredential', DOMAIN_LINKAGE],
    issuer: did,
    issuanceDate: instant(from),
    expirationDate: instant(until),
    credentialSubject: { id: did, origin },
  }
  const claims = { iss: did, sub: did, nbf: seconds(from), exp: seconds(until), vc }
  const jwt = await key.sign(Buffer.from(JSON.stringify(claims)))
  return { '@context': DID_CONFIGURATION_CONTEXT, linked_dids: [jwt] }
}
