import { expect, test } from 'vitest'
import { chipBeside, chipsIn, mendOf, strayBraces, toKept, toShown, wholeSelection } from './placeholder-rules.ts'

const NAMES = { badge: 'Badge name', issuer: 'Your name', date: 'End of the link' }
const shown = (text: string) => toShown(text, NAMES)
const kept = (text: string) => toKept(text, NAMES)
const ISSUER = shown('{issuer}')

/** The kept text after one change by hand and what is mended then. */
function edit(before: string, after: string): string {
  const mend = mendOf(before, after, NAMES)
  return kept(mend ? after.slice(0, mend.from) + mend.text + after.slice(mend.to) : after)
}

test('shows a placeholder by its name and never its braces', () => {
  expect(shown('Hello from {issuer}')).toContain('Your name')
  expect(shown('Hello from {issuer}')).not.toMatch(/[{}]/)
})

test.each(['{badge}: {issuer}{date}', 'no placeholder', '{bagde} and {badge}', 'two\nlines {date}\u00a0!', ''])(
  'keeps %j as it was written',
  (text) => {
    expect(kept(shown(text))).toBe(text)
  },
)

test('leaves a name that somebody typed as the words it is', () => {
  expect(kept('Your name')).toBe('Your name')
})

test('finds the placeholders of a text, and braces that are none', () => {
  expect(chipsIn(`a ${ISSUER}`)).toEqual([{ from: 2, to: 2 + ISSUER.length, name: 'Your name' }])
  expect(strayBraces(`{bagde} ${ISSUER} }`)).toEqual([
    { from: 0, to: 7 },
    { from: 9 + ISSUER.length, to: 10 + ISSUER.length },
  ])
})

test('removes a placeholder as a whole when a key takes its last character', () => {
  expect(edit(`by ${ISSUER}`, `by ${ISSUER.slice(0, -1)}`)).toBe('by ')
})

test('removes a placeholder as a whole when a key takes its first character', () => {
  expect(edit(`${ISSUER}!`, `${ISSUER.slice(1)}!`)).toBe('!')
})

test('puts what is typed over half of a placeholder in its place', () => {
  expect(edit(`by ${ISSUER} now`, `by ${ISSUER.slice(0, 5)}X now`)).toBe('by X now')
})

test('puts what is typed into the middle of a placeholder in its place', () => {
  expect(edit(`by ${ISSUER}`, `by ${ISSUER.slice(0, 5)}X${ISSUER.slice(5)}`)).toBe('by X')
})

test('gives a placeholder that was typed or pasted in braces its name', () => {
  expect(mendOf('by {issuer', 'by {issuer}', NAMES)).toEqual({ from: 3, to: 11, text: ISSUER })
})

test('leaves an unknown placeholder and whole ones as they are', () => {
  expect(mendOf('by {bagde', 'by {bagde}', NAMES)).toBeUndefined()
  expect(mendOf(ISSUER, `${ISSUER} x`, NAMES)).toBeUndefined()
  expect(mendOf(`${ISSUER} x`, ' x', NAMES)).toBeUndefined()
})

test('a caret inside a placeholder goes to its nearer end, a selection takes all of it', () => {
  const text = `by ${ISSUER}.`
  const end = 3 + ISSUER.length
  const at = (from: number, to = from) => wholeSelection(text, { from, to }, { from: 0, to: 0 })
  expect(at(4)).toEqual({ from: 3, to: 3 })
  expect(at(end - 1)).toEqual({ from: end, to: end })
  expect(at(0, 6)).toEqual({ from: 0, to: end })
  expect(at(1, 2)).toEqual({ from: 1, to: 2 })
})

test('an arrow key walks over a placeholder in one step', () => {
  const end = ISSUER.length
  const step = (from: number, was: number) => wholeSelection(ISSUER, { from, to: from }, { from: was, to: was })
  expect(step(1, 0)).toEqual({ from: end, to: end })
  expect(step(end - 1, end)).toEqual({ from: 0, to: 0 })
})

test('a selection that shrinks lets go of a placeholder as a whole', () => {
  const text = `by ${ISSUER}`
  const end = text.length
  expect(wholeSelection(text, { from: 0, to: end - 1 }, { from: 0, to: end })).toEqual({ from: 0, to: 3 })
})

test('Backspace takes the placeholder before the caret, Delete the one after it', () => {
  const text = `by ${ISSUER}`
  expect(chipBeside(text, text.length, 'Backspace')).toMatchObject({ from: 3 })
  expect(chipBeside(text, 3, 'Delete')).toMatchObject({ from: 3 })
  expect(chipBeside(text, 3, 'Backspace')).toBeUndefined()
})
