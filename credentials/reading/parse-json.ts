import { NotReadable } from './not-readable.ts'

/** Far more than any document that is read has; each is counted below, and refused more exactly later. */
const DEPTH_MAX = 100
const NAMES_MAX = 20_000
const NUMBERS_MAX = 20_000
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const BLANK = /[ \t\r\n]*/y

/**
 * Parses JSON from anywhere; undefined for a text that is none. Throws `NotReadable` (`jsonAmbiguous`) where readers may
 * disagree: a member twice in an object, of which some take the first, or a number that a double cannot hold; and
 * (`credentialTooLarge`) far beyond the size of a badge.
 */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  assertUnambiguous(text)
  return value
}

/** Walks through valid JSON without recursion, which a deep text would exhaust. */
function assertUnambiguous(text: string): void {
  /** The names of each open object; undefined for an open list. */
  const open: (Set<string> | undefined)[] = []
  let [names, numbers] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (open.length > DEPTH_MAX || names > NAMES_MAX || numbers > NUMBERS_MAX)
      throw new NotReadable('credentialTooLarge')
    if (character === '{') open.push(new Set())
    else if (character === '[') open.push(undefined)
    else if (character === '}' || character === ']') open.pop()
    else if (character === '"') {
      const end = endOfString(text, at)
      if (text[after(BLANK, text, end)] === ':') {
        addName(open.at(-1), text.slice(at, end))
        names += 1
      }
      at = end - 1
    } else if (character === '-' || (character >= '0' && character <= '9')) {
      const end = after(NUMBER, text, at)
      assertHeld(text.slice(at, end))
      numbers += 1
      at = end - 1
    }
  }
}

/** The position after the string that begins at a quotation mark. */
function endOfString(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); ; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text[end - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return end + 1
  }
}

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** Names are compared as they read: one may be written with escapes. */
function addName(names: Set<string> | undefined, written: string): void {
  const name = String(JSON.parse(written))
  if (names?.has(name)) throw new NotReadable('jsonAmbiguous')
  names?.add(name)
}

function assertHeld(written: string): void {
  const value = Number(written)
  const isLost = value === 0 && /[1-9]/.test(written.split(/e/i)[0] ?? '')
  if (!Number.isFinite(value) || isLost) throw new NotReadable('jsonAmbiguous')
}
