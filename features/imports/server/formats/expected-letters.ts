import type { ByteEncoding } from '../../encoding-rules.ts'

/** The letters of Western Europe that other alphabets do not also make of their bytes. */
const WESTERN = 'àáâãäåæçèéêëìíîïñòóôõöøùúûüßœ'
/** Those of each language of Central Europe, with the German ones of its neighbours. A list of two of them is asked about. */
const CENTRAL = ['áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'ąćęłńóśźż', 'áéíóöőúüű', 'ăâîşţ', 'čćđšž'].map(
  (letters) => `${letters}äöüßé`,
)
const ALPHABETS: Record<ByteEncoding, string[]> = {
  'windows-1252': [WESTERN],
  macintosh: [WESTERN],
  cp850: [WESTERN],
  'windows-1250': CENTRAL,
  'iso-8859-2': CENTRAL,
  cp852: CENTRAL,
  // No letter of it is beyond doubt: bytes of Greek, Hebrew, Arabic or Chinese make Cyrillic words too.
  'windows-1251': [],
}
const allowed = new Map(
  Object.entries(ALPHABETS).map(([encoding, alphabets]) => [
    encoding,
    alphabets.map((letters) => new Set(`${letters}${letters.toUpperCase()}\u00a0’‘“”«»„–—·€`)),
  ]),
)
/** No word of these languages has as many unusual letters together; one of another script has hardly others. */
const FOREIGN = /[^\0-\x7f\u00a0’‘“”«»„–—·€]{4}/

/** Whether decoded words have only letters of one of the languages that an encoding stands for, as their words have them. */
export function areExpected(words: string[], encoding: ByteEncoding): boolean {
  if (words.some((word) => FOREIGN.test(word))) return false
  const letters = new Set(words.join('').replace(/[\0-\x7f]/g, ''))
  return allowed.get(encoding)?.some((alphabet) => letters.isSubsetOf(alphabet)) ?? false
}
