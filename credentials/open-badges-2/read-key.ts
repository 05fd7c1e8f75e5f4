import { createPublicKey } from 'node:crypto'
import type { JWK } from 'jose'
import { readJwk } from '../keys/method-key.ts'
import type { Json } from '../read-credential.ts'
import { textOf } from './read-member.ts'

/** Of a private key, node:crypto would take the public half; of a certificate, nobody checked it. */
const PEM = /^-----BEGIN (?:RSA )?PUBLIC KEY-----[\sA-Za-z\d+/=]+-----END (?:RSA )?PUBLIC KEY-----$/
const PEM_MAX = 4000

/** Whether a text is a public key, as Open Badges 1.0 and 1.1 publish it at an address of its own. */
export function isPem(text: string): boolean {
  return text.length <= PEM_MAX && PEM.test(text.trim())
}

/** The public key of a `CryptographicKey` (`publicKeyPem`, or `publicKeyJwk`); undefined for one that is not supported. */
export function readKey(document: Json): JWK | undefined {
  const pem = textOf(document.publicKeyPem)
  if (!pem) return readJwk(document.publicKeyJwk)
  if (!isPem(pem)) return undefined
  try {
    return readJwk(createPublicKey(pem.trim()).export({ format: 'jwk' }))
  } catch {
    return undefined
  }
}
