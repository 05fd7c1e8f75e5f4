import { isPng, readBakedPng } from '../files/bake-png.ts'
import { readBakedSvg } from '../files/bake-svg.ts'
import { credentialOfProofFile, isProofFile } from '../files/proof-file.ts'
import { isOlderBadge, isOpenBadge3 } from '../open-badges-2/standard-of.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import { isSdJwt } from '../sd-jwt/read-sd-jwt.ts'
import { isCompactJws } from '../signing/vc-jwt.ts'
import { assertModest, assertSmall } from './assert-modest.ts'
import { carriedBy } from './carried-by.ts'
import { decodeText } from './decode-text.ts'
import { findCompact } from './find-compact.ts'
import { refuseOtherFiles } from './name-bytes.ts'
import { isBlockcert, refusalOf } from './name-document.ts'
import { isWebPage, refuseOtherTexts } from './name-text.ts'
import { CREDENTIAL_MAX_BYTES, NotReadable } from './not-readable.ts'
import { parseJson } from './parse-json.ts'
import { type Read, readHeld } from './read-enveloped.ts'
import { withStraightQuotes } from './straight-quotes.ts'
import { undoGarbling } from './undo-garbling.ts'

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
  /** The address of a badge, where there is nothing else; its `credential` is empty until it is fetched. */
  url?: string
  /** The text was rewritten on its way, so it counts only if its signature is good. */
  isMended?: boolean
  /** The same before its encoding was mistaken, which is meant where only its signature is good. */
  otherwise?: Read
}

/** Each costs a verification. */
const PRESENTED_MAX = 5

/**
 * Reads an Open Badges 3.0 credential, or an assertion of 1.0 to 2.1, out of bytes from anywhere: JSON, a JWT, an SD-JWT VC, a
 * baked PNG or SVG, recognised by content and not by declared type; or those of a verifiable presentation or a list; or that
 * of a proof file. Nothing is verified yet. Throws `NotReadable`, with the reason that names what else it is.
 */
export function readPresented(bytes: Uint8Array): Presented {
  if (isPng(bytes)) return { carrier: 'png', ...readText(readBakedPng(bytes)) }
  refuseOtherFiles(bytes)
  const text = decodeText(bytes)
  if (!text.startsWith('<') || findCompact(text)) return { carrier: 'text', ...readText(text), ...readUngarbled(text) }
  if (isWebPage(text)) throw new NotReadable('webPage')
  return { carrier: 'svg', ...readText(readBakedSvg(text)) }
}

function readUngarbled(text: string): Pick<Presented, 'otherwise'> {
  const before = undoGarbling(text)
  return before === undefined ? {} : { otherwise: readText(before) }
}

type Content = Omit<Presented, 'carrier'>

function readText(given: string, depth = 0): Content {
  const text = given.trim()
  if (Buffer.byteLength(text) > CREDENTIAL_MAX_BYTES) throw new NotReadable('credentialTooLarge')
  const compact = findCompact(text)
  if (compact && isSdJwt(compact)) return { credential: {}, sdJwt: compact, others: [] }
  if (compact && isCompactJws(compact)) return readValue(compact, depth)
  refuseOtherTexts(compact ?? text)
  if (/^https?:\/\/\S+$/i.test(text)) return { credential: {}, url: text, others: [] }
  const value = parseJson(text)
  if (value !== undefined) return readValue(value, depth)
  const straight = withStraightQuotes(text)
  if (straight !== undefined) return { ...readValue(straight, depth), isMended: true }
  throw unread(text)
}

/** How often one thing may be wrapped in another: a text with JSON that has a list with a credential in it. */
const WRAPS_MAX = 4

function readValue(value: unknown, depth: number): Content {
  if (depth > WRAPS_MAX) throw new NotReadable('notABadge')
  if (typeof value === 'string' && !isCompactJws(value)) return readText(value, depth + 1)
  const [carried, ...more] = carriedBy(value) ?? []
  if (carried !== undefined && more.length === 0) return readValue(carried, depth + 1)
  if (carried !== undefined) return readSeveral([carried, ...more])
  const read = readOne(value)
  if (!read) throw unread(value)
  if (isProofFile(read.credential)) return readProofFile(read.credential)
  assertModest(read.credential)
  if (!isPresentation(read.credential)) return { ...assertAnyBadge(read), others: [] }
  const [first, ...others] = badgesOf(read.credential)
  if (!first) throw refusalOf(presentationIn(read.credential))
  return { ...first, others, presentation: value as Json | string }
}

/** What begins as JSON or as a JWT was one. */
function unread(value: unknown): NotReadable {
  return new NotReadable(typeof value === 'string' && /^(?:[{[]|eyJ)/.test(value) ? 'textBroken' : 'notABadge')
}

function readSeveral(values: unknown[]): Content {
  const [first, ...others] = readSome(values).map(assertAnyBadge)
  if (!first) throw new NotReadable('notABadge')
  return { ...first, others }
}

/** The badges of a presentation (VC Data Model 2.0, 4.13; as JWT also 1.1). Throws `NotReadable` for other credentials. */
export function badgesOf(document: Json): Read[] {
  return readSome(asList(presentationIn(document).verifiableCredential)).map(assertBadge)
}

function readSome(values: unknown[]): (Read | undefined)[] {
  if (values.length > PRESENTED_MAX) throw new NotReadable('credentialTooLarge')
  return values.map(readOne)
}

function readProofFile(document: Json): Content {
  assertSmall(document)
  const credential = credentialOfProofFile(document)
  return { ...assertBadge(credential && { credential }), others: [], proofFile: document }
}

function readOne(value: unknown): Read | undefined {
  const read = readHeld(value)
  const compact = typeof value === 'string' ? value : read?.credential.id
  if (!read?.jwt && typeof compact === 'string') assertUnambiguous(compact)
  return read
}

/** Throws `NotReadable` for a JWT, or an envelope's address of one, that is not read because it is ambiguous. */
function assertUnambiguous(jwt: string): void {
  for (const part of jwt.split(/[.,]/)) parseJson(Buffer.from(part, 'base64url').toString())
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
  if (!isOpenBadge3(read.credential)) throw refusalOf(read.credential)
  return read
}

/** The same, but allows a badge before Open Badges 3.0, which is no credential: no presentation or proof file holds one. */
function assertAnyBadge<R extends Read>(read: R | undefined): R {
  if (!read || !isOlderBadge(read.credential) || isBlockcert(read.credential)) return assertBadge(read)
  assertModest(read.credential)
  return read
}
