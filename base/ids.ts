import { z } from 'zod'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A fresh id of 128 random bits in 26 lower-case characters (Crockford's base 32). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  let bits = 0n
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte)
  let id = ''
  for (let i = 0; i < 26; i++) {
    id = ALPHABET[Number(bits & 31n)] + id
    bits >>= 5n
  }
  return id
}

/** The kinds of rows that an id in a call can name; the access matrix test creates one of each for another tenant. */
export type Thing =
  | 'template'
  | 'claim'
  | 'badge'
  | 'operation'
  | 'issuer'
  | 'holder'
  | 'share'
  | 'address'
  | 'session'
  | 'link'
  | 'statusList'
  | 'recipientList'
  | 'send'
  | 'folder'
  | 'subInvitation'
  | 'post'
  | 'message'
  | 'pushSubscription'
  | 'gift'
  | 'challenge'
  | 'review'
  | 'quest'
  | 'apiKey'
  | 'webhook'
  | 'delivery'
  | 'keptBadge'
  | 'keptShare'

export type Ref<T extends Thing = Thing> = z.ZodString & { readonly __names: T }

const named = new WeakMap<object, Thing>()

/** The schema of an id that names one row of a kind (1 to 80 letters, digits, `_` or `-`). */
export function ref<T extends Thing>(thing: T, problem = 'notFound'): Ref<T> {
  const schema = z.string(problem).regex(/^[\w-]{1,80}$/, problem) as Ref<T>
  named.set(schema, thing)
  return schema
}

/** Like `ref`, where a row can also be named by its DID. */
export function refOrDid<T extends Thing>(thing: T, problem = 'notFound'): Ref<T> {
  const schema = z.string(problem).regex(/^(?:[\w-]{1,80}|did:sdi:0x[0-9a-fA-F]{40})$/, problem) as Ref<T>
  named.set(schema, thing)
  return schema
}

/** The kind of row that an id schema made by `ref` names. */
export function thingOf(schema: object): Thing | undefined {
  return named.get(schema)
}

/** An issuer's id, created only where a token is read; queries on an issuer's rows require it. */
export type IssuerId = string & { readonly __brand: 'IssuerId' }
