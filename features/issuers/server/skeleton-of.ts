import unhomoglyph from 'unhomoglyph'

/** What is read as a letter of the brand, where the standard lists none or another. */
const READ_AS: [RegExp, string][] = [
  [/[68ßʙьⲃⲂⰓⱃ]|[l|!]3/gu, 'b'],
  [/[ʟӏⳐⳑ]/gu, 'l'],
  [/[4ᴀ@ΛʌⲀⲁ]/gu, 'a'],
  [/[2ʒƨƧⲌⲍ]/gu, 'z'],
  [/[ᴏⲞⲟ]/gu, 'o'],
  [/[ɴпⲚⲛ]/gu, 'n'],
]
/** Where alphabets of white letters on circles and squares, and of flags, begin; Unicode takes none of them apart. */
const ENCLOSED = [0x1f150, 0x1f170, 0x1f1e6]

/** A name with look-alike letters of any script replaced by one (Unicode Technical Standard 39, section 4). */
export function skeletonOf(name: string): string {
  const visible = name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return readAsLetters(unhomoglyph(readAsLetters(openLetters(visible))))
}

function openLetters(text: string): string {
  return text.replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const first = ENCLOSED.findLast((begin) => begin <= code) ?? code
    return String.fromCodePoint(0x61 + code - first)
  })
}

function readAsLetters(text: string): string {
  return READ_AS.reduce((read, [pattern, letter]) => read.replace(pattern, letter), text)
}
