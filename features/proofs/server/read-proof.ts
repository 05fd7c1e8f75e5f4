import { asList, asObject, type Json, proofsOf, suiteOf } from '#credentials/read-credential.ts'

/** The stated properties of a credential's first proof, by its issuer if there is one; '' for missing ones. */
export function readProof(credential: Json) {
  const first = proofsOf(credential).proofs[0] ?? asObject(asList(credential.proof)[0])
  const method = String(first?.verificationMethod ?? '')
  const algorithm = String((first && suiteOf(first)) ?? '')
  return { algorithm, method, created: String(first?.created ?? ''), key: method.split('#')[1] ?? '' }
}
