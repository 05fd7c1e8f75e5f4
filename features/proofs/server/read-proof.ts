import { proofsOf, suiteOf } from '#credentials/proofs/read-proofs.ts'
import { asList, asObject, type Json } from '#credentials/read-credential.ts'

const FACT_MAX = 500

/** A text that a stranger's document states, limited for display as a fact; '' for any other value. */
export function factOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, FACT_MAX) : ''
}

/** The stated properties of the proof that counted, or of the first, by the issuer if there is one; '' for missing ones. */
export function readProof(credential: Json, counted?: Json) {
  const first = counted ?? proofsOf(credential).proofs[0] ?? asObject(asList(credential.proof)[0])
  const method = String(first?.verificationMethod ?? '')
  const algorithm = String((first && suiteOf(first)) ?? '')
  return { algorithm, method, created: String(first?.created ?? ''), key: method.split('#')[1] ?? '' }
}
