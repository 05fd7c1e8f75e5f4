import { expect, test } from 'vitest'
import { namesOf } from './rules.ts'

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A or B'],
  [['A', 'B', 'C'], 'A, B or C'],
  [['A', 'B', 'C', 'D'], 'A, B, C, …'],
])('names %j as %j', (titles, names) => {
  expect(namesOf(titles, ' or ')).toBe(names)
})
