import type { Algorithm } from '../keys/is-signed-by.ts'
import { asList, asObject, issuerOf, type Json } from '../read-credential.ts'

/** What a suite signs, canonical RDF or canonical JSON, and the algorithms of its keys; the key decides which. */
export type Suite = { form: 'rdfc' | 'jcs'; algorithms: Algorithm[] }

const ED25519: Algorithm[] = ['EdDSA']
const ECDSA: Algorithm[] = ['ES256', 'ES384']
/** VC EdDSA Cryptosuites 1.0, 3.2 and 3.3; VC ECDSA Cryptosuites 1.0, 3.2 and 3.3. */
const CRYPTOSUITES = new Map<unknown, Suite>([
  ['eddsa-rdfc-2022', { form: 'rdfc', algorithms: ED25519 }],
  ['eddsa-jcs-2022', { form: 'jcs', algorithms: ED25519 }],
  ['ecdsa-rdfc-2019', { form: 'rdfc', algorithms: ECDSA }],
  ['ecdsa-jcs-2019', { form: 'jcs', algorithms: ECDSA }],
])
/** Older suites, each a type of its own; this one hashes like eddsa-rdfc-2022. */
const TYPES = new Map<unknown, Suite>([['Ed25519Signature2020', { form: 'rdfc', algorithms: ED25519 }]])

/** The suite of a proof: of a Data Integrity proof its cryptosuite, of an older one its type. */
export function suiteOf({ type, cryptosuite }: Json): unknown {
  const types = asList(type)
  if (types.length !== 1) return type
  return types[0] === 'DataIntegrityProof' ? cryptosuite : types[0]
}

/** A suite that is supported, or undefined. */
export function knownSuite(proof: Json): Suite | undefined {
  const isCurrent = asList(proof.type)[0] === 'DataIntegrityProof'
  return (isCurrent ? CRYPTOSUITES : TYPES).get(suiteOf(proof))
}

/** Whether a proof is of a known suite, and made to assert. */
export function isSupported(proof: Json): boolean {
  return (
    knownSuite(proof) !== undefined &&
    proof.proofPurpose === 'assertionMethod' &&
    typeof proof.verificationMethod === 'string' &&
    typeof proof.proofValue === 'string'
  )
}

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
