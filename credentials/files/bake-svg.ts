import { SaxesParser, type SaxesTagNS } from 'saxes'
import { entitiesOf } from '../reading/entities-of.ts'
import { CREDENTIAL_MAX_BYTES, NotReadable } from '../reading/not-readable.ts'
import { onlyOne } from '../reading/only-one.ts'

const SVG = 'http://www.w3.org/2000/svg'
const OPEN_BADGES = 'https://purl.imsglobal.org/ob/v3p0'
/** How the namespace is written by others: the address of the standard, in capitals, with a slash, without TLS. */
const OPEN_BADGES_READ = /^https?:\/\/purl\.imsglobal\.org\/(?:spec\/)?ob\/v3p0\/?$/i
/** Of Open Badges 2.0 and 1.1. */
const OLDER_READ = /^https?:\/\/(?:www\.)?openbadges\.org\/?$/i
const DEPTH_MAX = 256
/** More than any software writes; each is parsed and compared. */
const COPIES_MAX = 10

type Found = { verify: string; text: string }
type Read = {
  credentials: Found[]
  older: Found[]
  /** Where the root's start tag ends, in UTF-16 units. */
  rootEnd: number
}

/**
 * Puts a credential (JSON or a compact JWS) into an SVG without one (Open Badges 3.0, 5.3.2): right after the start of
 * its root, a JWS as `verify`, JSON as CDATA. Throws `NotReadable` when the picture is broken or already has one.
 */
export function bakeSvg(svg: string, credential: string): string {
  const { credentials, rootEnd } = readSvg(svg)
  if (credentials.length > 0) throw new NotReadable('severalInside')
  if (svg[rootEnd - 2] === '/') throw new NotReadable('pictureBroken')
  const element = credential.trimStart().startsWith('{')
    ? `<openbadges:credential><![CDATA[${forCdata(credential)}]]></openbadges:credential>`
    : `<openbadges:credential verify="${credential}"></openbadges:credential>`
  const start = `${svg.slice(0, rootEnd - 1)} xmlns:openbadges="${OPEN_BADGES}">`
  return start + element + svg.slice(rootEnd)
}

/**
 * Reads the credential's text out of an SVG, with any prefix and in any place; that of an older badge where there is no
 * Open Badges 3.0. Strict XML with namespaces; entities only as `entitiesOf` allows them. Throws `NotReadable`.
 */
export function readBakedSvg(svg: string): string {
  const { credentials, older } = readSvg(svg)
  const text = onlyOne(credentials.length > 0 ? credentials.map(textOf) : older.map(olderTextOf))
  if (Buffer.byteLength(text) > CREDENTIAL_MAX_BYTES) throw new NotReadable('credentialTooLarge')
  return text
}

function textOf({ verify, text }: Found): string {
  return (verify || text).trim()
}

/** Beside the assertion, `verify` may name the address of a hosted one; a signed one is its JWS (Open Badges 2.0, baking). */
function olderTextOf({ verify, text }: Found): string {
  return /^\s*https?:/i.test(verify) ? text.trim() || verify.trim() : textOf({ verify, text })
}

function readSvg(svg: string): Read {
  const parser = new SaxesParser({ xmlns: true })
  const read: Read = { credentials: [], older: [], rootEnd: 0 }
  let depth = 0
  let open: { found: Found; depth: number } | undefined
  const broken = () => {
    throw new NotReadable('pictureBroken')
  }
  const add = (text: string) => {
    if (open) open.found.text += text
  }
  parser.on('error', broken)
  parser.on('doctype', (doctype) => {
    Object.defineProperties(parser.ENTITIES, entitiesOf(doctype))
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('opentag', (tag: SaxesTagNS) => {
    depth += 1
    if (depth > DEPTH_MAX) broken()
    if (depth === 1 && (tag.uri !== SVG || tag.local !== 'svg')) broken()
    if (depth === 1) read.rootEnd = parser.position
    const list = open ? undefined : listFor(tag, read)
    if (!list) return
    open = { found: { verify: tag.attributes.verify?.value ?? '', text: '' }, depth }
    list.push(open.found)
    if (list.length > COPIES_MAX) throw new NotReadable('severalInside')
  })
  parser.on('closetag', () => {
    if (open?.depth === depth) open = undefined
    depth -= 1
  })
  parser.write(svg).close()
  if (read.rootEnd === 0) broken()
  return read
}

function listFor({ uri, local }: SaxesTagNS, { credentials, older }: Read): Found[] | undefined {
  const name = local.toLowerCase()
  if (name === 'credential' && OPEN_BADGES_READ.test(uri)) return credentials
  return name === 'assertion' && OLDER_READ.test(uri) ? older : undefined
}

/** The same JSON without sequences that would end the CDATA section or are not XML 1.0; both occur in strings only. */
function forCdata(json: string): string {
  return json
    .replaceAll(']]>', ']]\\u003e')
    .replace(/[\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`)
}
