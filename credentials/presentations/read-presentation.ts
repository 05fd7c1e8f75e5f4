import { CREDENTIALS_CONTEXT } from '../credential.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import { assertModest } from '../reading/assert-modest.ts'
import { CREDENTIAL_MAX_BYTES, NotReadable } from '../reading/not-readable.ts'
import { parseJson } from '../reading/parse-json.ts'
import type { Read } from '../reading/read-enveloped.ts'
import { badgesOf } from '../reading/read-presented.ts'
import { PresentationRefused } from './presentation-refused.ts'

/** A presentation as JWT: `signed` is the text under the signature. */
type ReadJwt = { form: 'jwt'; header: Json; payload: Json; signed: string; signature: Uint8Array }
/** A presentation of any credentials that was read but not checked; `document` is without registered claims. */
export type ReadEnvelope = (ReadJwt | { form: 'json' }) & { document: Json }
/** The same of badges. */
export type ReadPresentation = ReadEnvelope & { badges: Read[] }

const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]*$/
const ENVELOPE = /^data:application\/(?:vp\+jwt|jwt)[,;]/

/** Reads a presentation of badges (`readEnvelope`). For a badge in it, and for ambiguous JSON, throws `NotReadable`. */
export function readPresentation(given: unknown): ReadPresentation {
  const read = readEnvelope(given)
  return { ...read, badges: readBadges(read.document) }
}

/**
 * Reads a presentation as JWT (VC-JOSE-COSE, or with the `vp` claim of the Data Model 1.1), as JSON with a Data Integrity
 * proof, or enveloped. Throws `PresentationRefused` or, for ambiguous JSON, `NotReadable`.
 */
export function readEnvelope(given: unknown): ReadEnvelope {
  if (typeof given === 'string') return readText(given.trim())
  const document = asObject(given)
  const id = document && isEnvelope(document) ? String(document.id) : ''
  if (ENVELOPE.test(id)) return readJwt(id.slice(id.indexOf(',') + 1))
  if (!document) throw new PresentationRefused('format')
  return { form: 'json', document: assertPresentation(document) }
}

function readText(text: string): ReadEnvelope {
  if (Buffer.byteLength(text) > CREDENTIAL_MAX_BYTES) throw new PresentationRefused('tooLarge')
  return text.startsWith('{') ? readEnvelope(parse(text)) : readJwt(text)
}

/** Its type means an envelope only under the context that defines it. */
function isEnvelope({ '@context': contexts, type, id }: Json): boolean {
  const isDefined = asList(contexts).includes(CREDENTIALS_CONTEXT)
  return isDefined && asList(type).includes('EnvelopedVerifiablePresentation') && typeof id === 'string'
}

function readJwt(jwt: string): ReadEnvelope {
  if (jwt.length > CREDENTIAL_MAX_BYTES) throw new PresentationRefused('tooLarge')
  if (!COMPACT.test(jwt)) throw new PresentationRefused('format')
  const [head = '', body = '', tail = ''] = jwt.split('.')
  const [header, payload] = [readPart(head), readPart(body)]
  const document = assertPresentation(asObject(payload.vp) ?? payload)
  const signature = Buffer.from(tail, 'base64url')
  return { form: 'jwt', header, payload, signed: `${head}.${body}`, signature, document }
}

function assertPresentation(document: Json): Json {
  try {
    assertModest(document)
  } catch {
    throw new PresentationRefused('tooLarge')
  }
  if (!asList(document.type).includes('VerifiablePresentation')) throw new PresentationRefused('format')
  return document
}

function readBadges(document: Json): Read[] {
  const badges = badgesOf(document)
  if (badges.length === 0) throw new NotReadable('nothingInside')
  return badges
}

function readPart(part: string): Json {
  return parse(Buffer.from(part, 'base64url').toString())
}

function parse(text: string): Json {
  const value = asObject(parseJson(text))
  if (!value) throw new PresentationRefused('format')
  return value
}
