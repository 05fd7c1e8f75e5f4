import { isUtf8 } from 'node:buffer'
import { crc32, inflateSync } from 'node:zlib'
import { CREDENTIAL_MAX_BYTES, NotReadable } from '../reading/not-readable.ts'
import { onlyOne } from '../reading/only-one.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const KEYWORD = 'openbadgecredential'
/** Of Open Badges 2.0 and 1.x. */
const OLDER_KEYWORD = 'openbadges'
/** Keyword, its end, and four bytes at least: compression flag and method, and the ends of two empty texts. */
const HEAD = Buffer.from(`${KEYWORD}\0\0\0\0\0`, 'latin1')
const CHUNKS_MAX = 10_000
/** Each may unpack to a megabyte. */
const COPIES_MAX = 4

type Chunk = { type: string; data: Buffer; whole: Buffer }

/** Whether bytes begin as a PNG does. */
export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length))
}

/**
 * Puts a credential (JSON or a compact JWS) into a PNG, replacing an existing one (Open Badges 3.0, 5.3.1): an
 * uncompressed iTXt chunk before the end. Throws `NotReadable` when the picture is broken.
 */
export function bakePng(png: Uint8Array, credential: string): Uint8Array {
  const kept = readChunks(png).filter((chunk) => !isBaked(chunk))
  const end = kept.pop()
  if (!end) throw new NotReadable('pictureBroken')
  const baked = writeChunk('iTXt', Buffer.concat([HEAD, Buffer.from(credential)]))
  return new Uint8Array(Buffer.concat([SIGNATURE, ...kept.map(({ whole }) => whole), baked, end.whole]))
}

/**
 * Reads the credential's text out of a PNG; that of an older badge where there is no Open Badges 3.0. Length and checksum
 * of every part up to the end are checked; bytes after the end are ignored, and after a damaged part nothing is read. Some
 * software writes a compressed text, `tEXt`, or capitals, which the standard forbids. Throws `NotReadable`.
 */
export function readBakedPng(png: Uint8Array): string {
  const { chunks, isWhole } = readIntact(png)
  const ofKeyword = (keyword: string) => {
    const found = chunks.filter((chunk) => keywordOf(chunk) === keyword)
    if (found.length > COPIES_MAX) throw new NotReadable('severalInside')
    return found.map(readText)
  }
  const current = ofKeyword(KEYWORD)
  if (current.length > 0) return onlyOne(current)
  const older = ofKeyword(OLDER_KEYWORD)
  if (older.length === 0 && !isWhole) throw new NotReadable('pictureBroken')
  return onlyOne(older)
}

function readChunks(png: Uint8Array): Chunk[] {
  const { chunks, isWhole } = readIntact(png)
  if (!isWhole) throw new NotReadable('pictureBroken')
  return chunks
}

/** The chunks up to the end, or to the first one that is damaged. */
function readIntact(png: Uint8Array): { chunks: Chunk[]; isWhole: boolean } {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  if (!isPng(bytes)) throw new NotReadable('pictureBroken')
  const chunks: Chunk[] = []
  let at = SIGNATURE.length
  while (chunks.at(-1)?.type !== 'IEND') {
    const chunk = chunkAt(bytes, at)
    if (!chunk || chunks.length === CHUNKS_MAX) return { chunks, isWhole: false }
    if ((chunks.length === 0) !== (chunk.type === 'IHDR')) return { chunks, isWhole: false }
    chunks.push(chunk)
    at += chunk.whole.length
  }
  return { chunks, isWhole: true }
}

function chunkAt(bytes: Buffer, at: number): Chunk | undefined {
  if (at + 12 > bytes.length) return undefined
  const end = at + 12 + bytes.readUInt32BE(at)
  if (end > bytes.length) return undefined
  const type = bytes.toString('latin1', at + 4, at + 8)
  const isIntact = crc32(bytes.subarray(at + 4, end - 4)) === bytes.readUInt32BE(end - 4)
  if (!/^[A-Za-z]{4}$/.test(type) || !isIntact) return undefined
  return { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) }
}

function isBaked(chunk: Chunk): boolean {
  return keywordOf(chunk) === KEYWORD
}

/** The keyword of a text, in lower case; '' for all other chunks. */
function keywordOf({ type, data }: Chunk): string {
  if (!['iTXt', 'tEXt', 'zTXt'].includes(type)) return ''
  const end = data.subarray(0, 80).indexOf(0)
  return end < 0 ? '' : data.toString('latin1', 0, end).toLowerCase()
}

function readText({ type, data }: Chunk): string {
  const flags = data.indexOf(0) + 1
  if (type === 'tEXt') return decodeOld(data.subarray(flags))
  if (type === 'zTXt') return decodeOld(inflate(data.subarray(flags + 1)))
  const isCompressed = data[flags] === 1
  const translated = data.indexOf(0, flags + 2) + 1
  const text = data.indexOf(0, translated) + 1
  if (translated === 0 || text === 0 || (data[flags] ?? 2) > 1) throw new NotReadable('pictureBroken')
  return decode(isCompressed ? inflate(data.subarray(text)) : data.subarray(text))
}

/** The standard says Latin-1 for these texts, while software writes UTF-8, which Latin-1 letters hardly ever form. */
function decodeOld(text: Buffer): string {
  return isUtf8(text) ? decode(text) : decode(Buffer.from(text.toString('latin1')))
}

function inflate(packed: Buffer): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: CREDENTIAL_MAX_BYTES })
  } catch (error) {
    const isTooLong = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new NotReadable(isTooLong ? 'credentialTooLarge' : 'pictureBroken')
  }
}

function decode(text: Buffer): string {
  if (text.length > CREDENTIAL_MAX_BYTES) throw new NotReadable('credentialTooLarge')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    throw new NotReadable('pictureBroken')
  }
}

function writeChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(typed.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  typed.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(typed), typed.length + 4)
  return chunk
}
