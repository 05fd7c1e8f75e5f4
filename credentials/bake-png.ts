import { crc32, inflateSync } from 'node:zlib'
import { CREDENTIAL_MAX_BYTES, NotReadable } from './not-readable.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const KEYWORD = 'openbadgecredential'
/** Keyword, its end, and four bytes at least: compression flag and method, and the ends of two empty texts. */
const HEAD = Buffer.from(`${KEYWORD}\0\0\0\0\0`, 'latin1')
const CHUNKS_MAX = 10_000

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
 * Reads the credential's text out of a PNG. Every length and checksum up to the end is checked, bytes after it are
 * ignored; a compressed text, which the standard forbids but some software writes, is unpacked up to the limit. Throws
 * `NotReadable`.
 */
export function readBakedPng(png: Uint8Array): string {
  const [baked, second] = readChunks(png).filter(isBaked)
  if (!baked) throw new NotReadable('nothingInside')
  if (second) throw new NotReadable('severalInside')
  return readText(baked.data)
}

function readChunks(png: Uint8Array): Chunk[] {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  if (!isPng(bytes)) throw new NotReadable('pictureBroken')
  const chunks: Chunk[] = []
  let at = SIGNATURE.length
  while (chunks.at(-1)?.type !== 'IEND') {
    if (at + 12 > bytes.length || chunks.length === CHUNKS_MAX) throw new NotReadable('pictureBroken')
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) throw new NotReadable('pictureBroken')
    const type = bytes.toString('latin1', at + 4, at + 8)
    const isFirst = chunks.length === 0
    if (!/^[A-Za-z]{4}$/.test(type) || isFirst !== (type === 'IHDR')) throw new NotReadable('pictureBroken')
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw new NotReadable('pictureBroken')
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) })
    at = end
  }
  return chunks
}

function isBaked({ type, data }: Chunk): boolean {
  return type === 'iTXt' && data.toString('latin1', 0, KEYWORD.length + 1) === `${KEYWORD}\0`
}

function readText(data: Buffer): string {
  const flags = KEYWORD.length + 1
  const isCompressed = data[flags] === 1
  const translated = data.indexOf(0, flags + 2) + 1
  const text = data.indexOf(0, translated) + 1
  if (translated === 0 || text === 0 || (data[flags] ?? 2) > 1) throw new NotReadable('pictureBroken')
  return decode(isCompressed ? inflate(data.subarray(text)) : data.subarray(text))
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
