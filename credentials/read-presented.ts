import { assertModest, assertSmall } from './assert-modest.ts'
import { isPng, readBakedPng } from './bake-png.ts'
import { readBakedSvg } from './bake-svg.ts'
import { CREDENTIAL_MAX_BYTES, NotReadable } from './not-readable.ts'
import { credentialOfProofFile, isProofFile } from './proof-file.ts'
import { asList, asObject, type Json } from './read-credential.ts'
import { readEnveloped } from './read-enveloped.ts'
import { isSdJwt } from './sd-jwt/read-sd-jwt.ts'
import { isCompactJws, readVcJwt, type VcJwt } from './vc-jwt.ts'

/** A credential, and its JWT if it has that form. */
export type Read = { credential: Json; jwt?: VcJwt }
/**
 * An upload: the credential, its JWT if it has that form, its carrier, and the other credentials; and the whole file when
 * it is a proof file.
 */
export type Presented = Read & {
  carrier: 'text' | 'png' | 'svg'
  others: Read[]
  proofFile?: Json
  /** The presentation that the badges were in, as `checkPresentation` reads it. */
  presentation?: Json | string
  /** The text of a badge as SD-JWT VC, which `readSdJwt` reads; its `credential` is empty until then. */
  sdJwt?: string
}

/** Each costs a verification. */
const PRESENTED_MAX = 5
const BADGE_TYPES = ['OpenBadgeCredential', 'AchievementCredential']

/**
 * Reads an Open Badges 3.0 credential out of bytes from anywhere: JSON, a JWT, an SD-JWT VC, a baked PNG or SVG, recognised by
 * content and not by declared type; or those of a verifiable presentation; or that of a proof file. Nothing is verified yet. Throws `NotReadable`.
 */
export function readPresented(bytes: Uint8Array): Presented {
  if (isPng(bytes)) return { carrier: 'png', ...readText(readBakedPng(bytes)) }
  const text = decode(bytes)
  if (text.startsWith('<')) return { carrier: 'svg', ...readText(readBakedSvg(text)) }
  return { carrier: 'text', ...readText(text) }
}

function readText(given: string): Omit<Presented, 'carrier'> {
  const text = given.trim()
  if (Buffer.byteLength(text) > CREDENTIAL_MAX_BYTES) throw new NotReadable('credentialTooLarge')
  if (isSdJwt(text)) return { credential: {}, sdJwt: text, others: [] }
  const read = readOne(isCompactJws(text) ? text : parse(text))
  if (!read) throw new NotReadable('notABadge')
  if (isProofFile(read.credential)) return readProofFile(read.credential)
  assertModest(read.credential)
  if (!isPresentation(read.credential)) return { ...assertBadge(read), others: [] }
  const [first, ...others] = badgesOf(read.credential)
  if (!first) throw new NotReadable('nothingInside')
  return { ...first, others, presentation: read.jwt ? text : read.credential }
}

/** The badges of a presentation (VC Data Model 2.0, 4.13; as JWT also 1.1). Throws `NotReadable` for other credentials. */
export function badgesOf(document: Json): Read[] {
  const presented = asList(presentationIn(document).verifiableCredential)
  if (presented.length > PRESENTED_MAX) throw new NotReadable('credentialTooLarge')
  return presented.map((each) => assertBadge(readOne(each)))
}

function readProofFile(document: Json): Omit<Presented, 'carrier'> {
  assertSmall(document)
  const credential = credentialOfProofFile(document)
  return { ...assertBadge(credential && { credential }), others: [], proofFile: document }
}

function readOne(value: unknown): Read | undefined {
  const document = asObject(value)
  const jwt = typeof value === 'string' ? readVcJwt(value) : readEnveloped(document)
  if (jwt) return { credential: jwt.credential, jwt }
  return document && { credential: document }
}

function isPresentation(document: Json): boolean {
  return asList(presentationIn(document).type).includes('VerifiablePresentation')
}

function presentationIn(document: Json): Json {
  return asObject(document.vp) ?? document
}

/** Throws `NotReadable` for a document that is no Open Badges 3.0 credential, or larger than any. */
export function assertBadge<R extends Read>(read: R | undefined): R {
  if (!read) throw new NotReadable('notABadge')
  assertModest(read.credential)
  const isBadge = asList(read.credential.type).some((type) => BADGE_TYPES.includes(String(type)))
  if (!isBadge) throw new NotReadable('notABadge')
  return read
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
  } catch {
    throw new NotReadable('notABadge')
  }
}

function parse(text: string): Json | undefined {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return undefined
  }
}
