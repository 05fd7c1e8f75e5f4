import { asObject, type Json } from '../read-credential.ts'
import { parseJson } from '../reading/parse-json.ts'
import type { Jws } from './check-signed.ts'

/**
 * The assertion that a compact JWS signs: its payload as it is, because an assertion has no claims of a JWT. Undefined where it
 * holds no object; throws `NotReadable` where readers may read it differently.
 */
export function readAssertionJws(jws: string): { document: Json; jws: Jws } | undefined {
  const [header, document] = jws
    .split('.', 2)
    .map((part) => asObject(parseJson(Buffer.from(part, 'base64url').toString())))
  return header && document && { document, jws: { jws, header } }
}
