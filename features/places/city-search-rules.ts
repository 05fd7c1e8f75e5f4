/** Letters that Unicode decomposition does not split. */
const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
const SAINTS: Record<string, string> = { st: 'saint', ste: 'sainte' }

/**
 * A name in the form for comparison: lower case, without accents and punctuation, `St` before another word written out.
 */
export function foldName(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþı]/g, (letter) => LIGATURES[letter] ?? letter)
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words.map((word, at) => (at < words.length - 1 ? (SAINTS[word] ?? word) : word)).join(' ')
}

/** How many typing errors are forgiven in a search of this length. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/**
 * The fewest typing errors (a letter wrong, missing, added, or two swapped) that make `typed` a prefix of `name`;
 * `allowed + 1` as soon as there are more than allowed. Both are folded.
 */
export function slipsToPrefix(typed: string, name: string, allowed: number): number {
  const width = Math.min(name.length, typed.length + allowed, ROW_MAX - 1)
  if (width < typed.length - allowed) return allowed + 1
  let [older, old, now] = ROWS
  for (let at = 0; at <= width; at++) old[at] = at
  for (let row = 1; row <= typed.length; row++) {
    now[0] = row
    let best = row
    for (let at = 1; at <= width; at++) {
      const slips = fewest(typed, name, row, at, older, old, now)
      now[at] = slips
      if (slips < best) best = slips
    }
    if (best > allowed) return allowed + 1
    ;[older, old, now] = [old, now, older]
  }
  return Math.min(allowed + 1, ...old.subarray(0, width + 1))
}

type Slips = Uint8Array<ArrayBuffer>
const ROW_MAX = 64
/** Three reused rows of the table are enough: a search compares thousands of names. */
const ROWS: [Slips, Slips, Slips] = [new Uint8Array(ROW_MAX), new Uint8Array(ROW_MAX), new Uint8Array(ROW_MAX)]

function fewest(typed: string, name: string, row: number, at: number, older: Slips, old: Slips, now: Slips): number {
  const letter = typed.charCodeAt(row - 1)
  const other = name.charCodeAt(at - 1)
  const slips = Math.min((old[at - 1] ?? 0) + (letter === other ? 0 : 1), (old[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1)
  if (row < 2 || at < 2 || letter !== name.charCodeAt(at - 2) || typed.charCodeAt(row - 2) !== other) return slips
  return Math.min(slips, (older[at - 2] ?? 0) + 1)
}

/** The letters of a text as bits; each letter that a name lacks is at least one error. */
function lettersOf(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The searched list: the folded names of one country, in order. */
export type FoldedNames = readonly string[]

/** `sizes` of the names: of two that match alike, the larger one is first. */
type Search = { most: number; enough?: number; sizes?: readonly number[] }

/**
 * The positions of the best matches in the list, best first and at most `most`: the exact name, names with this prefix
 * (largest, then shortest first), names with a word of this prefix, then, when fewer than `enough` were found, names
 * within the allowed typing errors.
 */
export function searchNames(names: FoldedNames, query: string, { most, enough = most, sizes = [] }: Search): number[] {
  const sizeOf = (at: number) => sizes[at] ?? 0
  const typed = foldName(query)
  if (typed === '') return []
  const found: { at: number; rank: number; length: number }[] = []
  names.forEach((name, at) => {
    const rank = rankOf(name, typed)
    if (rank !== undefined) found.push({ at, rank, length: name.length })
  })
  if (found.length < enough) found.push(...meant(names, typed, new Set(found.map(({ at }) => at))))
  found.sort((a, b) => a.rank - b.rank || sizeOf(b.at) - sizeOf(a.at) || a.length - b.length || a.at - b.at)
  return found.slice(0, most).map(({ at }) => at)
}

function rankOf(name: string, typed: string): number | undefined {
  if (name.startsWith(typed)) return name.length === typed.length ? 0 : 1
  return name.includes(` ${typed}`) ? 2 : undefined
}

function meant(names: FoldedNames, typed: string, known: Set<number>) {
  const allowed = slipsAllowed(typed.length)
  if (allowed === 0) return []
  const letters = lettersOf(typed)
  return names.flatMap((name, at) => {
    if (known.has(at) || countBits(letters & ~lettersOf(name)) > allowed) return []
    const slips = fewestSlips(name, typed, allowed)
    return slips > allowed ? [] : [{ at, rank: 2 + slips, length: Math.abs(name.length - typed.length) }]
  })
}

/** Compared with the start of the name and of each of its later words. */
function fewestSlips(name: string, typed: string, allowed: number): number {
  let fewest = slipsToPrefix(typed, name, allowed)
  for (let at = name.indexOf(' '); at >= 0 && fewest > 1; at = name.indexOf(' ', at + 1)) {
    fewest = Math.min(fewest, slipsToPrefix(typed, name.slice(at + 1), allowed))
  }
  return fewest
}
