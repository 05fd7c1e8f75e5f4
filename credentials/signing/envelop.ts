import { CREDENTIALS_CONTEXT } from '../credential.ts'
import type { Json } from '../read-credential.ts'

export const ENVELOPED_TYPE = 'EnvelopedVerifiableCredential'

/** A credential in JWT form as a JSON document carries it (VC Data Model 2.0, 4.13). */
export function envelop(jwt: string): Json {
  return { '@context': CREDENTIALS_CONTEXT, type: ENVELOPED_TYPE, id: `data:application/vc+jwt,${jwt}` }
}
