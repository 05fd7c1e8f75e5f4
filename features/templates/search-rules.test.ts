import { expect, test } from 'vitest'
import { listTemplates, searchTemplates } from './contract.ts'
import { cutSearch } from './rules.ts'

test.each(['x'.repeat(51), `  ${'é'.repeat(80)}  `, '🧗'.repeat(26), `${'y'.repeat(49)}🧗`])(
  'a search for %s is taken by the calls',
  (text) => {
    const search = cutSearch(text)
    expect(searchTemplates.input.safeParse({ search }).success).toBe(true)
    expect(listTemplates.input.safeParse({ type: 'basic', search }).success).toBe(true)
  },
)

test('a search of 50 characters is kept whole', () => {
  expect(cutSearch('x'.repeat(50))).toBe('x'.repeat(50))
})

test('a search is cut between two characters, never within one', () => {
  expect(cutSearch(`${'y'.repeat(49)}🧗`)).toBe('y'.repeat(49))
})
