/** Encodings of lists in use, as a person may choose them; the last one was UTF-8 that a program took for another one. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'cp850',
  'windows-1250',
  'windows-1251',
  'utf-8-twice',
] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Encodings with one byte for each character, the likeliest first. */
export const BYTE_ENCODINGS = ['windows-1252', 'macintosh', 'cp850', 'windows-1250', 'windows-1251'] as const
export type ByteEncoding = (typeof BYTE_ENCODINGS)[number]

/** Whether an encoding has one byte for each character. */
export function isByteEncoding(encoding: Encoding): encoding is ByteEncoding {
  return (BYTE_ENCODINGS as readonly string[]).includes(encoding)
}
