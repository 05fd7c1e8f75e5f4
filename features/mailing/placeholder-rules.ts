import { PLACEHOLDERS } from './rules.ts'

/** The displayed name of each placeholder. */
export type PlaceholderNames = Record<(typeof PLACEHOLDERS)[number], string>
export type Chip = { from: number; to: number; name: string }
/** The replacement of characters `from` to `to` by `text`. */
export type Mend = { from: number; to: number; text: string }

// Word joiners, which are invisible and never typed, mark a name as a placeholder; no-break spaces are its padding.
const OPEN = '\u2060\u00a0'
const CLOSE = '\u00a0\u2060'
const CHIP = /\u2060\u00a0([^\u2060\n]*)\u00a0\u2060/g
const TOKEN = /\{(\w+)\}/g

/** Converts a stored text for editing: `{issuer}` becomes its name. Unknown placeholders are unchanged. */
export function toShown(text: string, names: PlaceholderNames): string {
  return text.replace(TOKEN, (whole, key) => {
    const known = PLACEHOLDERS.find((each) => each === key)
    return known ? OPEN + names[known] + CLOSE : whole
  })
}

/** Converts an edited text for storage: names become placeholders again. */
export function toKept(shown: string, names: PlaceholderNames): string {
  return shown
    .replace(CHIP, (_, name) => {
      const known = PLACEHOLDERS.find((each) => names[each] === name)
      return known ? `{${known}}` : name
    })
    .replaceAll('\u2060', '')
}

/** The positions of placeholders in an edited text. */
export function chipsIn(shown: string): Chip[] {
  return [...shown.matchAll(CHIP)].map(({ 0: whole, 1: name = '', index }) => ({
    from: index,
    to: index + whole.length,
    name,
  }))
}

/** The positions of braces that do not belong to a placeholder. */
export function strayBraces(shown: string): { from: number; to: number }[] {
  return [...shown.matchAll(/\{\w*\}?|\}/g)].map(({ 0: whole, index }) => ({ from: index, to: index + whole.length }))
}

/**
 * The repair needed after a manual change: a partly deleted placeholder is removed as a whole, and one typed or pasted in
 * braces becomes its name.
 */
export function mendOf(before: string, after: string, names: PlaceholderNames): Mend | undefined {
  const head = commonHead(before, after)
  const tail = commonTail(before.slice(head), after.slice(head))
  const changed = { from: head, to: before.length - tail }
  const inserted = after.slice(head, after.length - tail)
  // Text inserted into the middle of a placeholder breaks it too.
  const broken = chipsIn(before).filter(
    (chip) => chip.from < changed.to && changed.from < chip.to && (chip.from < changed.from || changed.to < chip.to),
  )
  if (broken.length > 0) {
    const from = Math.min(changed.from, ...broken.map((chip) => chip.from))
    const to = Math.max(changed.to, ...broken.map((chip) => chip.to)) - before.length + after.length
    return { from, to, text: toShown(inserted, names) }
  }
  const token = [...after.matchAll(TOKEN)].find(({ 1: key }) => PLACEHOLDERS.some((known) => known === key))
  return token && { from: token.index, to: token.index + token[0].length, text: toShown(token[0], names) }
}

type Range = { from: number; to: number }

/**
 * Adjusts a selection so that it never cuts a placeholder: it is extended to all of it, and a caret moves to the nearer
 * end. A caret that came from one end of the placeholder (`was`) moves to the other, as over one character.
 */
export function wholeSelection(shown: string, { from, to }: Range, was: Range): Range {
  const inside = (at: number) => chipsIn(shown).find((chip) => chip.from < at && at < chip.to)
  if (from !== to) {
    const [start, end] = [inside(from), inside(to)]
    return {
      from: start ? (was.from === start.from ? start.to : start.from) : from,
      to: end ? (was.to === end.to ? end.from : end.to) : to,
    }
  }
  const chip = inside(from)
  if (!chip) return { from, to }
  const isNearStart = from - chip.from < chip.to - from
  const goesBack = was.from === chip.to || (was.from !== chip.from && isNearStart)
  const at = goesBack ? chip.from : chip.to
  return { from: at, to: at }
}

/** The placeholder that Backspace or Delete removes at a caret. */
export function chipBeside(shown: string, caret: number, key: 'Backspace' | 'Delete'): Chip | undefined {
  return chipsIn(shown).find((chip) => caret === (key === 'Backspace' ? chip.to : chip.from))
}

function commonHead(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  for (let at = 0; at < most; at += 1) if (a[at] !== b[at]) return at
  return most
}

function commonTail(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  for (let at = 0; at < most; at += 1) if (a[a.length - 1 - at] !== b[b.length - 1 - at]) return at
  return most
}
