import { expect, test } from 'vitest'
import { chipBeside, chipsIn, mendOf, strayBraces, toKept, toShown, wholeSelection } from './placeholder-rules.ts'

const NAMES = { badge: 'Badge name', issuer: 'Your name', date: 'End of the link' }
const shown = (text: string) => toShown(text, NAMES)
const kept = (text: string) => toKept(text, NAMES)
const ISSUER = shown('{issuer}')

/** The stored text after one manual change and its repair. */
function edit(before: string, after: string): string {
  const mend = mendOf(before, after, NAMES)
  return kept(mend ? after.slice(0, mend.from) + mend.text + after.slice(mend.to) : after)
}

test('shows a placeholder by its name and never its braces', () => {
  expect(shown('Hello from {issuer}')).toContain('Your name')
  expect(shown('Hello from {issuer}')).not.toMatch(/[{}]/)
})

test.each(['{badge}: {issuer}{date}', 'no placeholder', '{bagde} and {badge}', 'two\nlines {date}\u00a0!', ''])(
  'converts %j and back without a change',
  (text) => {
    expect(kept(shown(text))).toBe(text)
  },
)

test('leaves a typed name as plain words', () => {
  expect(kept('Your name')).toBe('Your name')
})

test('finds the placeholders of a text, and stray braces', () => {
  expect(chipsIn(`a ${ISSUER}`)).toEqual([{ from: 2, to: 2 + ISSUER.length, name: 'Your name' }])
  expect(strayBraces(`{bagde} ${ISSUER} }`)).toEqual([
    { from: 0, to: 7 },
    { from: 9 + ISSUER.length, to: 10 + ISSUER.length },
  ])
})

test('removes a whole placeholder when a key deletes its last character', () => {
  expect(edit(`by ${ISSUER}`, `by ${ISSUER.slice(0, -1)}`)).toBe('by ')
})

test('removes a whole placeholder when a key deletes its first character', () => {
  expect(edit(`${ISSUER}!`, `${ISSUER.slice(1)}!`)).toBe('!')
})

test('replaces a whole placeholder by text typed over part of it', () => {
  expect(edit(`by ${ISSUER} now`, `by ${ISSUER.slice(0, 5)}X now`)).toBe('by X now')
})

test('replaces a whole placeholder by text typed into its middle', () => {
  expect(edit(`by ${ISSUER}`, `by ${ISSUER.slice(0, 5)}X${ISSUER.slice(5)}`)).toBe('by X')
})

test('converts a placeholder typed or pasted in braces to its name', () => {
  expect(mendOf('by {issuer', 'by {issuer}', NAMES)).toEqual({ from: 3, to: 11, text: ISSUER })
})

test('leaves unknown and complete placeholders unchanged', () => {
  expect(mendOf('by {bagde', 'by {bagde}', NAMES)).toBeUndefined()
  expect(mendOf(ISSUER, `${ISSUER} x`, NAMES)).toBeUndefined()
  expect(mendOf(`${ISSUER} x`, ' x', NAMES)).toBeUndefined()
})

test('moves a caret out of a placeholder, and extends a selection to all of it', () => {
  const text = `by ${ISSUER}.`
  const end = 3 + ISSUER.length
  const at = (from: number, to = from) => wholeSelection(text, { from, to }, { from: 0, to: 0 })
  expect(at(4)).toEqual({ from: 3, to: 3 })
  expect(at(end - 1)).toEqual({ from: end, to: end })
  expect(at(0, 6)).toEqual({ from: 0, to: end })
  expect(at(1, 2)).toEqual({ from: 1, to: 2 })
})

test('moves over a placeholder in one step with an arrow key', () => {
  const end = ISSUER.length
  const step = (from: number, was: number) => wholeSelection(ISSUER, { from, to: from }, { from: was, to: was })
  expect(step(1, 0)).toEqual({ from: end, to: end })
  expect(step(end - 1, end)).toEqual({ from: 0, to: 0 })
})

test('deselects a placeholder as a whole when the selection shrinks', () => {
  const text = `by ${ISSUER}`
  const end = text.length
  expect(wholeSelection(text, { from: 0, to: end - 1 }, { from: 0, to: end })).toEqual({ from: 0, to: 3 })
})

test('deletes the placeholder before the caret with Backspace, after it with Delete', () => {
  const text = `by ${ISSUER}`
  expect(chipBeside(text, text.length, 'Backspace')).toMatchObject({ from: 3 })
  expect(chipBeside(text, 3, 'Delete')).toMatchObject({ from: 3 })
  expect(chipBeside(text, 3, 'Backspace')).toBeUndefined()
})
