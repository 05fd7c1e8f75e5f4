import unhomoglyph from 'unhomoglyph'

/** What is read as a letter of the brand, where the standard lists none or another. */
const READ_AS: [RegExp, string][] = [
  [/[68ßʙ]|[l|!]3/gu, 'b'],
  [/[ʟӏ]/gu, 'l'],
  [/[4ᴀ@Λʌ]/gu, 'a'],
  [/[2ʒ]/gu, 'z'],
  [/ᴏ/gu, 'o'],
  [/[ɴп]/gu, 'n'],
]

/** A name with look-alike letters of any script replaced by one (Unicode Technical Standard 39, section 4). */
export function skeletonOf(name: string): string {
  return readAsLetters(unhomoglyph(readAsLetters(name.normalize('NFKD'))))
}

function readAsLetters(text: string): string {
  return READ_AS.reduce((read, [pattern, letter]) => read.replace(pattern, letter), text)
}
