/** UTF-8 that was read as Windows-1252: the first bytes of letters, dashes and quotation marks. */
const TYPICAL = /[ÂÃâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/
const BYTES = new Map<string, number>()
for (let byte = 0; byte < 256; byte += 1) {
  // Some software reads the bytes between as control characters.
  BYTES.set(String.fromCharCode(byte), byte)
  BYTES.set(new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte)
}

/**
 * The text before its UTF-8 was read in another encoding and written again; undefined unless all of it can be undone. An
 * issuer may have signed it garbled, so only the signature tells which of the two texts is meant.
 */
export function undoGarbling(text: string): string | undefined {
  if (!TYPICAL.test(text)) return undefined
  const bytes = Array.from(text, (character) => BYTES.get(character))
  if (!bytes.every((byte) => byte !== undefined)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}
