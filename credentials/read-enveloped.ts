import { asList, type Json } from './read-credential.ts'
import { readVcJwt, type VcJwt } from './vc-jwt.ts'

const TYPE = 'EnvelopedVerifiableCredential'
const DATA_URL = /^data:application\/(?:vc\+jwt|jwt)[,;]/

/** A credential in JWT form as a JSON document carries it (VC Data Model 2.0, 4.13). */
export function envelop(jwt: string): Json {
  return { '@context': 'https://www.w3.org/ns/credentials/v2', type: TYPE, id: `data:application/vc+jwt,${jwt}` }
}

/** Returns the VC-JWT of an enveloped credential; undefined for any other document. */
export function readEnveloped(document: Json | undefined): VcJwt | undefined {
  if (!document || !asList(document.type).includes(TYPE) || typeof document.id !== 'string') return undefined
  return DATA_URL.test(document.id) ? readVcJwt(document.id.slice(document.id.indexOf(',') + 1)) : undefined
}
