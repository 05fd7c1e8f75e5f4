import { CREDENTIALS_CONTEXT } from '../credential.ts'
import type { Json } from '../read-credential.ts'
import { envelop } from '../signing/envelop.ts'

/** The credentials of a presentation, as JSON with their proofs or as JWT. */
export type Shown = (Json | string)[]

/** A presentation of the VC Data Model 2.0 (4.13) before it is signed; credentials as JWT are enveloped. */
export function buildPresentation(holder: string, credentials: Shown): Json {
  return {
    '@context': [CREDENTIALS_CONTEXT],
    type: ['VerifiablePresentation'],
    holder,
    verifiableCredential: credentials.map((each) => (typeof each === 'string' ? envelop(each) : each)),
  }
}
