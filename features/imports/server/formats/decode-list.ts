import { type Encoding, isByteEncoding } from '../../encoding-rules.ts'
import { characterOf, decodeBytes } from './code-pages.ts'
import { guessEncoding } from './guess-encoding.ts'
import { repairMojibake } from './mojibake.ts'

/**
 * Stands behind a character that was read from a byte which is no UTF-8. A noncharacter, which no file has, so that the
 * row can be named.
 */
export const STRAY = '\ufdd0'

/** The text of a list, its encoding, and whether that is certain. */
type Decoded = { text: string; encoding: Encoding; isSure: boolean }

/**
 * Decodes a list as chosen, or with the encoding that it has: by a byte order mark, by the form of UTF-8 and UTF-16, else
 * by its words. In UTF-8 a stray byte is read as Windows-1252, and marked with `STRAY`.
 */
export function decodeList(bytes: Uint8Array, chosen: Encoding | ''): Decoded {
  const { encoding, isSure } = chosen ? { encoding: chosen, isSure: true } : findEncoding(bytes)
  return { text: decodeAs(bytes, encoding), encoding, isSure }
}

function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  if (isByteEncoding(encoding)) return decodeBytes(bytes, encoding)
  if (encoding === 'utf-8-twice') return repairMojibake(decodeUtf8(bytes))
  return encoding === 'utf-8' ? decodeUtf8(bytes) : new TextDecoder(encoding).decode(bytes)
}

function findEncoding(bytes: Uint8Array): { encoding: Encoding; isSure: boolean } {
  const unicode = markedEncoding(bytes) ?? wideEncoding(bytes)
  if (unicode) return { encoding: unicode, isSure: true }
  const { sequences, strays } = scanUtf8(bytes)
  if (strays.length === 0) return { encoding: 'utf-8', isSure: true }
  // Bytes of other encodings rarely make sequences of UTF-8.
  if (sequences >= strays.length) return { encoding: 'utf-8', isSure: true }
  return guessEncoding(bytes)
}

/** The encoding that a byte order mark says. */
function markedEncoding([a, b, c]: Uint8Array): Encoding | undefined {
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return a === 0xef && b === 0xbb && c === 0xbf ? 'utf-8' : undefined
}

/** UTF-16 without a mark: every second byte of ASCII is zero. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const start = bytes.subarray(0, 200)
  const nulAt = (odd: number) => start.filter((byte, at) => at % 2 === odd && byte === 0).length
  if (nulAt(1) > start.length / 4) return 'utf-16le'
  return nulAt(0) > start.length / 4 ? 'utf-16be' : undefined
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const { strays } = scanUtf8(bytes)
    const decoder = new TextDecoder('utf-8')
    const parts: string[] = []
    let from = 0
    for (const at of strays) {
      parts.push(decoder.decode(bytes.subarray(from, at)), characterOf(bytes[at] ?? 0, 'windows-1252'), STRAY)
      from = at + 1
    }
    return [...parts, decoder.decode(bytes.subarray(from))].join('')
  }
}

/** The number of characters beyond ASCII in a text of UTF-8, and the places of bytes that belong to none. */
function scanUtf8(bytes: Uint8Array): { sequences: number; strays: number[] } {
  const strays: number[] = []
  let sequences = 0
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] ?? 0) < 128) continue
    const length = sequenceAt(bytes, at)
    if (length === 0) strays.push(at)
    else {
      sequences++
      at += length - 1
    }
  }
  return { sequences, strays }
}

/** The length of the sequence that begins at a byte, 0 where none does: without surrogates, detours and what is beyond Unicode. */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const [lead = 0, next = 0] = bytes.subarray(at, at + 2)
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0
  if (length === 0 || at + length > bytes.length) return 0
  for (let more = 1; more < length; more++) if (((bytes[at + more] ?? 0) & 0xc0) !== 0x80) return 0
  if ((lead === 0xe0 && next < 0xa0) || (lead === 0xed && next > 0x9f)) return 0
  return (lead === 0xf0 && next < 0x90) || (lead === 0xf4 && next > 0x8f) ? 0 : length
}
