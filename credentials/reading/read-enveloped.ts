import { CREDENTIALS_CONTEXT } from '../credential.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import { ENVELOPED_TYPE } from '../signing/envelop.ts'
import { readVcJwt, type VcJwt } from '../signing/vc-jwt.ts'

/** A credential, and its JWT if it has that form. */
export type Read = { credential: Json; jwt?: VcJwt }

/** Reads a credential in any form in which a document holds one: JSON, a JWT, or one enveloped; undefined for no object. */
export function readHeld(value: unknown): Read | undefined {
  const document = asObject(value)
  const jwt = typeof value === 'string' ? readVcJwt(value) : readEnveloped(document)
  return jwt ? { credential: jwt.credential, jwt } : document && { credential: document }
}

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
