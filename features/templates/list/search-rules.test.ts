import { expect, test } from 'vitest'
import { listTemplates, searchTemplates } from '../contract.ts'
import { cutSearch } from '../rules.ts'

test.each(['x'.repeat(51), `  ${'é'.repeat(80)}  `, '🧗'.repeat(26), `${'y'.repeat(49)}🧗`])(
  'cuts a search for %s to what the calls accept',
  (text) => {
    const search = cutSearch(text)
    expect(searchTemplates.input.safeParse({ search }).success).toBe(true)
    expect(listTemplates.input.safeParse({ type: 'basic', search }).success).toBe(true)
  },
)

test('keeps a search of 50 characters whole', () => {
  expect(cutSearch('x'.repeat(50))).toBe('x'.repeat(50))
})

test('cuts a search between characters, never within one', () => {
  expect(cutSearch(`${'y'.repeat(49)}🧗`)).toBe('y'.repeat(49))
})
