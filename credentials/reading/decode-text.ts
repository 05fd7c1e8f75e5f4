import { NotReadable } from './not-readable.ts'

const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/
/** What browsers take for Latin-1, too; the bytes between are control characters there, and in no document. */
const LATIN: Record<string, string> = Object.fromEntries(
  ['iso-8859-1', 'iso8859-1', 'latin1', 'us-ascii', 'windows-1252'].map((name) => [name, 'windows-1252']),
)

/**
 * Decodes a text: by its byte order mark, as UTF-16 without one, by the encoding that XML declares (UTF-8, UTF-16,
 * Latin-1), otherwise as UTF-8. Surrounding white space is removed. Throws `NotReadable`.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes).trim()
  } catch {
    throw new NotReadable(/^[{[<]/.test(beginning(bytes).trimStart()) ? 'textBroken' : 'notABadge')
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Both JSON and XML begin with a character of ASCII.
  if (first && second === 0) return 'utf-16le'
  if (first === 0 && second) return 'utf-16be'
  const declared = DECLARED.exec(beginning(bytes))?.[1]?.toLowerCase() ?? ''
  return LATIN[declared] ?? 'utf-8'
}

function beginning(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 200)).toString('latin1')
}
