import { expect, test } from 'vitest'
import { readMailsADay } from './folder-settings.tsx'

test.each([
  ['', 0],
  ['  ', 0],
  ['1', 1],
  ['1,000', 1000],
  ['100 000', 100_000],
  ['100001', undefined],
  ['1.5', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['ten', undefined],
  ['1e3', undefined],
])('reads "%s" as %s e-mails a day', (text, count) => {
  expect(readMailsADay(text)).toBe(count)
})
