import { proofsOf, suiteOf } from '#credentials/proofs/read-proofs.ts'
import { asList, asObject, type Json } from '#credentials/read-credential.ts'

/** The stated properties of the proof that counted, or of the first, by the issuer if there is one; '' for missing ones. */
export function readProof(credential: Json, counted?: Json) {
  const first = counted ?? proofsOf(credential).proofs[0] ?? asObject(asList(credential.proof)[0])
  const method = String(first?.verificationMethod ?? '')
  const algorithm = String((first && suiteOf(first)) ?? '')
  return { algorithm, method, created: String(first?.created ?? ''), key: method.split('#')[1] ?? '' }
}
