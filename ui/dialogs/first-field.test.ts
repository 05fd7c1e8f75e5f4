import { expect, test } from 'vitest'
import { markFirstField } from './first-field.ts'

const fieldWith = (given: { isVisible?: boolean; opens?: boolean } = {}) => {
  const marks: string[] = []
  return {
    marks,
    checkVisibility: () => given.isVisible ?? true,
    matches: () => given.opens ?? false,
    setAttribute: (name: string) => marks.push(name),
  }
}

function mark(fields: ReturnType<typeof fieldWith>[], named?: object) {
  markFirstField({
    querySelectorAll: () => fields,
    closest: () => ({ querySelector: () => named ?? null }),
  } as unknown as Parameters<typeof markFirstField>[0])
  return fields.map(({ marks }) => marks.length > 0)
}

test('the first field that is shown gets the focus', () => {
  expect(mark([fieldWith({ isVisible: false }), fieldWith(), fieldWith()])).toEqual([false, true, false])
})

test('none where the first one would open a list, or the dialog names another', () => {
  expect(mark([fieldWith({ opens: true }), fieldWith()])).toEqual([false, false])
  expect(mark([fieldWith()], {})).toEqual([false])
})
