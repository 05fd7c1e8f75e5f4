import { BYTE_ENCODINGS, type ByteEncoding } from '../../encoding-rules.ts'

const UPPER = Uint8Array.from({ length: 128 }, (_, at) => at + 128)
const latin1 = (from: number) => Array.from(UPPER.subarray(from - 128), (byte) => String.fromCharCode(byte)).join('')
const decoded = (label: string) => new TextDecoder(label).decode(UPPER)

/** The characters of the bytes from 0x80. Node.js decodes Windows-1252 as Latin-1, and does not know code pages 850 and 852. */
const PAGES: Record<ByteEncoding, string> = {
  'windows-1252': `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${latin1(0xa0)}`,
  macintosh: decoded('macintosh'),
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  'windows-1250': decoded('windows-1250'),
  'iso-8859-2': decoded('iso-8859-2'),
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  'windows-1251': decoded('windows-1251'),
}
const BYTES = new Map(
  BYTE_ENCODINGS.map((encoding) => [
    encoding,
    new Map(Array.from(PAGES[encoding], (character, at) => [character, at + 128])),
  ]),
)

/** The character of a byte in an encoding. */
export function characterOf(byte: number, encoding: ByteEncoding): string {
  return byte < 128 ? String.fromCharCode(byte) : PAGES[encoding].charAt(byte - 128)
}

/** Decodes bytes of one character each; every byte has one. */
export function decodeBytes(bytes: Uint8Array, encoding: ByteEncoding): string {
  const codes = Uint16Array.from({ length: 256 }, (_, byte) => characterOf(byte, encoding).charCodeAt(0))
  const units = new Uint16Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) units[at] = codes[bytes[at] ?? 0] ?? 0
  return new TextDecoder('utf-16le').decode(units)
}

/** The bytes of a text without ASCII in an encoding; undefined where it has no byte for a character. */
export function encodeBytes(text: string, encoding: ByteEncoding): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Many programs take Latin-1 for Windows-1252.
    const isLatin1 = encoding === 'windows-1252' && code > 0x7f && code < 0xa0
    const byte = isLatin1 ? code : BYTES.get(encoding)?.get(text.charAt(at))
    if (byte === undefined) return undefined
    bytes[at] = byte
  }
  return bytes
}
