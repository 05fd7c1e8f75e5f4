import { expect, test } from 'vitest'
import { mendTyped, onlyDigits } from './mend-typed.ts'

/** A field in which the caret is at `|`. */
function fieldWith(typed: string) {
  const field = {
    value: typed.replace('|', ''),
    selectionStart: typed.indexOf('|'),
    setSelectionRange: (at: number) => {
      field.selectionStart = at
    },
  }
  return field
}
const shown = ({ value, selectionStart }: ReturnType<typeof fieldWith>) =>
  `${value.slice(0, selectionStart)}|${value.slice(selectionStart)}`

test.each([
  ['12a|34', '12|34'],
  ['1 2 |34', '12|34'],
  ['12|34', '12|34'],
  ['x|', '|'],
])('keeps the digits of %s and the caret between them', (typed, kept) => {
  const field = fieldWith(typed)
  expect(mendTyped(field, onlyDigits)).toBe(kept.replace('|', ''))
  expect(shown(field)).toBe(kept)
})

test('keeps the caret behind a typed letter that is put into capitals after a sign', () => {
  const field = fieldWith('ab|cd')
  mendTyped(field, (text) => `#${text.toUpperCase()}`)
  expect(shown(field)).toBe('#AB|CD')
})
