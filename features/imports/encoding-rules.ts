/** Encodings of lists in use, as a person may choose them; the second one was UTF-8 that a program took for another one. */
export const ENCODINGS = [
  'utf-8',
  'utf-8-twice',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'cp850',
  'windows-1250',
  'iso-8859-2',
  'cp852',
  'windows-1251',
  'koi8-r',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Encodings with one byte for each character that may be found by the words they make, the likeliest first. */
export const BYTE_ENCODINGS = [
  'windows-1252',
  'macintosh',
  'cp850',
  'windows-1250',
  'iso-8859-2',
  'cp852',
  'windows-1251',
] as const
export type ByteEncoding = (typeof BYTE_ENCODINGS)[number]

/** Whether an encoding may be found by the words that it makes. */
export function isByteEncoding(encoding: Encoding): encoding is ByteEncoding {
  return (BYTE_ENCODINGS as readonly string[]).includes(encoding)
}
