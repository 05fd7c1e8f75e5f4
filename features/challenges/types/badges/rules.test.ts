import { expect, test } from 'vitest'
import { namesOf, ownsTitle, sentTitle } from './rules.ts'

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A or B'],
  [['A', 'B', 'C'], 'A, B or C'],
  [['A', 'B', 'C', 'D'], 'A, B, C, …'],
])('names %j as %j', (titles, names) => {
  expect(namesOf(titles, ' or ')).toBe(names)
})

const said = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`
const saysOr = (key: string, values?: object) => (key === 'or' ? ' or ' : said(key, values))

test.each([
  [[], 2, 'gone {}'],
  [['A', 'B'], 1, 'holdOne {"count":1,"names":"A or B"}'],
  [['A'], 2, 'holdMany {"count":2,"names":"A"}'],
])('asks to hold badges of %j, %i of them', (templates, count, sentence) => {
  expect(ownsTitle(saysOr, { templates, count })).toBe(sentence)
})

test.each([
  [[], 'gone {}'],
  [['A', 'B'], 'give {"names":"A or B"}'],
])('asks to give badges of %j', (templates, sentence) => {
  expect(sentTitle(saysOr, { templates, count: 1 })).toBe(sentence)
})
