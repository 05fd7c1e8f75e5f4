/** A foreign JSON object; nothing is known about its members. */
export type Json = Record<string, unknown>

/** The value as an object (no array), or undefined. */
export function asObject(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined
}

/** A member that may be absent, one value or several in JSON-LD, as a list. */
export function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** The issuer's identifier of a credential, or undefined. */
export function issuerOf(credential: Json | undefined): string | undefined {
  const issuer = credential?.issuer
  const id = typeof issuer === 'string' ? issuer : asObject(issuer)?.id
  return typeof id === 'string' ? id : undefined
}

const SUITES: unknown[] = ['eddsa-rdfc-2022', 'ecdsa-rdfc-2019', 'Ed25519Signature2020']

/**
 * The proofs of a credential with a known suite, and the number of all proofs. Those by the issuer's own key stand alone
 * if there are any: another's proof says nothing about the issuer.
 */
export function proofsOf(credential: Json): { proofs: Json[]; total: number } {
  const all = asList(credential.proof)
  const proofs = all.map(asObject).filter((proof): proof is Json => proof !== undefined && isSupported(proof))
  const issuer = issuerOf(credential)
  // Keys of an https address may be listed elsewhere on its host.
  const own = proofs.filter(({ verificationMethod: method }) => {
    return issuer?.startsWith('did:') && (method === issuer || String(method).startsWith(`${issuer}#`))
  })
  return { proofs: own.length > 0 ? own : proofs, total: all.length }
}

/** The suite of a proof: of a Data Integrity proof its cryptosuite, of an older one its type. */
export function suiteOf({ type, cryptosuite }: Json): unknown {
  const types = asList(type)
  if (types.length !== 1) return type
  return types[0] === 'DataIntegrityProof' ? cryptosuite : types[0]
}

const TYPE_MAX = 80

/** A type of a foreign document, or several, as a reader is told it; undefined for anything else. */
export function namedType(type: unknown): string | undefined {
  const names = asList(type).filter((name) => typeof name === 'string' && name !== '')
  return names.join(', ').slice(0, TYPE_MAX) || undefined
}

/** Whether a proof is of a known suite, and made to assert. */
export function isSupported(proof: Json): boolean {
  return (
    SUITES.includes(suiteOf(proof)) &&
    proof.proofPurpose === 'assertionMethod' &&
    typeof proof.verificationMethod === 'string' &&
    typeof proof.proofValue === 'string'
  )
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** Milliseconds since 1970 of an XSD dateTimeStamp; undefined without a value, NaN for any other value. */
export function readInstant(value: unknown): number | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : Number.NaN
}
