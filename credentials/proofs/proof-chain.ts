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
  const known = new Set(ids)
  return isNamed && proofs.every((proof) => areLinked(proof, known)) && !hasCycle(proofs)
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
  return required.every((name) => typeof proof[name] === 'string' && proof[name] !== '')
}

function areLinked(proof: Json, known: ReadonlySet<unknown>): boolean {
  const named = asList(proof.previousProof)
  const isList = proof.previousProof === undefined || named.length > 0
  return isList && named.every((id) => typeof id === 'string' && known.has(id))
}

// From proofs without previous ones to those that name them: a proof that is never reached is in a cycle, or after one.
function hasCycle(proofs: Json[]): boolean {
  const missing = new Map(proofs.map((proof) => [proof, new Set(asList(proof.previousProof))]))
  const followers = new Map<unknown, Json[]>()
  for (const [proof, named] of missing) {
    for (const id of named)
      followers
        .set(id, followers.get(id) ?? [])
        .get(id)
        ?.push(proof)
  }
  const reached = proofs.filter((proof) => missing.get(proof)?.size === 0)
  for (const { id } of reached) {
    for (const next of followers.get(id) ?? []) {
      const named = missing.get(next)
      named?.delete(id)
      if (named?.size === 0) reached.push(next)
    }
  }
  return reached.length < proofs.length
}
