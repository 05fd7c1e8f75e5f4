import { BYTE_ENCODINGS, type ByteEncoding } from '../../encoding-rules.ts'
import { characterOf } from './code-pages.ts'
import { areExpected } from './expected-letters.ts'

/** A guess, and whether it is clearly better than those that read another text, and reads only letters that it stands for. */
type Guess = { encoding: ByteEncoding; isSure: boolean }

/** How many different words are judged. */
const WORDS_MAX = 3000
/** By how much a clear guess is better, for each character that another one reads otherwise. */
const CLEAR = 0.4
/** Fewer unusual characters decide nothing. */
const CLEAR_FROM = 6
/** The encoding of most lists that are no UTF-8. */
const MOST_COMMON = { encoding: 'windows-1252', likely: 1.5 }
/** How usual a letter is in names of Europe; others are rare. */
const USUAL: [number, string][] = [
  [4, 'éèÉ'],
  [3, 'áàâäãçëêíïîñóôöúüßčřšžýěůłąęśćńżőűåøæ'],
  [2, 'òùûõœìăţşÖÜÁÇÈŠŽČŘŁŚŻØÅÄÑÓÍÚÎÊÀÂÔ'],
  [1, 'źňťďľĺđðþÿŒÆÝĚŮĄĘĆŃŹĎŤŇŐŰ'],
]
const usual = new Map(USUAL.flatMap(([weight, letters]) => [...letters].map((letter) => [letter, weight] as const)))
/** Letters that need a vowel beside them, by their form without accents. */
const CONSONANT = /^[b-df-hj-np-tv-xzłđßðþ]/i
/** Signs between or around the words of a name. */
const QUIET = /[\u00a0’‘“”«»„–·]/

/**
 * Guesses an encoding of one byte for each character, by how likely the words are that it makes of the
 * bytes: usual letters, capitals at the start, consonants beside vowels.
 */
export function guessEncoding(bytes: Uint8Array): Guess {
  const words = unusualWords(bytes)
  const length = words.join('').replace(/[\0-\x7f]/g, '').length
  const judged = BYTE_ENCODINGS.map((encoding) => {
    const read = words.map((word) => word.replace(/[^\0-\x7f]/g, (byte) => characterOf(byte.charCodeAt(0), encoding)))
    const before = encoding === MOST_COMMON.encoding ? MOST_COMMON.likely : 0
    return { encoding, read, text: read.join(' '), likely: read.reduce((sum, word) => sum + likelihood(word), before) }
  }).sort((a, b) => b.likely - a.likely)
  const [best] = judged
  if (!best) throw new Error('there is no encoding')
  const isClear = judged.every(
    (other) => other.text === best.text || best.likely - other.likely >= CLEAR * differences(best.text, other.text),
  )
  const isSure = isClear && best.likely > 0 && length >= CLEAR_FROM && areExpected(best.read, best.encoding)
  return { encoding: best.encoding, isSure }
}

/** The number of characters that two readings of the same bytes have otherwise. */
function differences(text: string, other: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) if (text[at] !== other[at]) count++
  return count
}

/** The different words with bytes beyond ASCII, as Latin-1. */
function unusualWords(bytes: Uint8Array): string[] {
  const words = new Set<string>()
  const isInWord = (byte = 0) => byte > 127 || (byte > 64 && byte < 91) || (byte > 96 && byte < 123)
  for (let at = 0; at < bytes.length && words.size < WORDS_MAX; at++) {
    if ((bytes[at] ?? 0) < 128) continue
    let start = at
    while (start > 0 && isInWord(bytes[start - 1])) start--
    while (at < bytes.length && isInWord(bytes[at])) at++
    words.add(Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.min(at - start, 60)).toString('latin1'))
  }
  return [...words]
}

function likelihood(word: string): number {
  let likely = 0
  for (let at = 0; at < word.length; at++) {
    if (word.charCodeAt(at) < 128) continue
    likely += likelihoodOf(word, at)
  }
  return likely
}

function likelihoodOf(word: string, at: number): number {
  const letter = word.charAt(at)
  const before = word.charAt(at - 1)
  const after = word.charAt(at + 1)
  if (QUIET.test(letter)) return isLetter(before) && isLetter(after) ? 0 : 0.5
  if (!isLetter(letter)) return -4
  if (/\p{Script=Cyrillic}/u.test(letter)) return /[A-Za-z]/.test(before + after) ? -4 : 2 + caseFault(before, letter)
  if (/[\p{Script=Greek}\ufb00-\ufb06ƒı]/u.test(letter)) return -2
  if (/[ãõ]/i.test(letter) && /[^aeiso]/i.test(after)) return 0
  return (usual.get(letter) ?? 0.3) + caseFault(before, letter) + soundFault(word, at)
}

const isLetter = (text: string) => /\p{L}/u.test(text)
const isUnusualLatin = (text: string) => text > '\x7f' && isLetter(text)

/** A capital behind a small letter. */
function caseFault(before: string, letter: string): number {
  return /\p{Lu}/u.test(letter) && /\p{Ll}/u.test(before) ? -5 : 0
}

/** Three unusual letters in a row, a consonant without a vowel beside it, or a vowel between two others. */
function soundFault(word: string, at: number): number {
  const beside = [word.charAt(at - 1), word.charAt(at + 1)]
  const isThird = isUnusualLatin(word.charAt(at - 1)) && isUnusualLatin(word.charAt(at - 2)) ? -4 : 0
  const consonants = beside.filter((letter) => letter === '' || isConsonant(letter)).length
  if (isConsonant(word.charAt(at))) return isThird + (consonants === 2 ? -2 : 0)
  const vowels = beside.filter((letter) => letter !== '' && !isConsonant(letter)).length
  return isThird - (vowels === 2 ? 2 : vowels === 1 && /[èìùøæœåûêôâ]/i.test(word.charAt(at)) ? 1.5 : 0)
}

function isConsonant(letter: string): boolean {
  return CONSONANT.test(letter.normalize('NFD'))
}
