import { asList, asObject, type Json, readInstant } from '../read-credential.ts'

/** Members without which a proof is none (VC Data Integrity 1.0, 2.1), by its type. */
const OLDER = ['verificationMethod', 'proofPurpose', 'proofValue']
const REQUIRED: [type: string, names: string[]][] = [
  ['DataIntegrityProof', ['cryptosuite', ...OLDER]],
  ['Ed25519Signature2020', OLDER],
]

/**
 * Whether all proofs of a document are well-formed: each is an object with a type, its times are XSD dateTimeStamps, and
 * each `previousProof` names one or more proofs of the same document, without cycles (VC Data Integrity 1.0, 2.1).
 */
export function areProofsBuilt(all: unknown[]): boolean {
  const proofs = all.map(asObject).filter((proof) => proof !== undefined)
  if (proofs.length < all.length || !proofs.every(isBuilt)) return false
  const ids = proofs.map(({ id }) => id).filter((id) => id !== undefined)
  const isNamed = ids.every((id) => typeof id === 'string' && id !== '') && new Set(ids).size === ids.length
  return isNamed && proofs.every((proof) => areLinked(proof, proofs)) && !hasCycle(proofs)
}

/** The proofs that a proof names as previous: its signature covers them, and is valid only with them (2.1.2). */
export function previousOf(proof: Json, all: unknown[]): Json[] {
  const named = asList(proof.previousProof)
  const proofs = all.map(asObject).filter((each) => each !== undefined)
  return proofs.filter(({ id }) => id !== undefined && named.includes(id))
}

function isBuilt(proof: Json): boolean {
  const types = asList(proof.type)
  if (types.length === 0 || !types.every((type) => typeof type === 'string' && type !== '')) return false
  if ([proof.created, proof.expires].some((time) => Number.isNaN(readInstant(time)))) return false
  const required = REQUIRED.flatMap(([type, names]) => (types.includes(type) ? names : []))
  return required.every((name) => typeof proof[name] === 'string')
}

function areLinked(proof: Json, proofs: Json[]): boolean {
  const named = asList(proof.previousProof)
  const isList = proof.previousProof === undefined || named.length > 0
  return isList && named.every((id) => typeof id === 'string' && proofs.some((each) => each.id === id))
}

// Takes away proofs whose previous ones are gone; those of a cycle remain.
function hasCycle(proofs: Json[]): boolean {
  let left = proofs
  for (;;) {
    const next = left.filter((proof) => previousOf(proof, left).length > 0)
    if (next.length === left.length) return left.length > 0
    left = next
  }
}
