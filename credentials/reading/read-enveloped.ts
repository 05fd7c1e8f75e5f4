import { CREDENTIALS_CONTEXT } from '../credential.ts'
import { asList, type Json } from '../read-credential.ts'
import { ENVELOPED_TYPE } from '../signing/envelop.ts'
import { readVcJwt, type VcJwt } from '../signing/vc-jwt.ts'

const DATA_URL = /^data:application\/(?:vc\+jwt|jwt)[,;]/

/**
 * Returns the VC-JWT of an enveloped credential; undefined for any other document, also one whose contexts do not define
 * what an envelope is.
 */
export function readEnveloped(document: Json | undefined): VcJwt | undefined {
  if (!document || !asList(document.type).includes(ENVELOPED_TYPE) || typeof document.id !== 'string') return undefined
  if (!asList(document['@context']).includes(CREDENTIALS_CONTEXT)) return undefined
  return DATA_URL.test(document.id) ? readVcJwt(document.id.slice(document.id.indexOf(',') + 1)) : undefined
}
