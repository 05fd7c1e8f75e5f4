import { expect, test } from 'vitest'
import { VC_KEYS } from '../../rules.ts'
import { shareTitle } from './rules.ts'

test.each(VC_KEYS)('asks for %s by its own sentence', (vcKey) => {
  expect(shareTitle((key) => `share ${key}`, { vcKey })).toBe(`share ${vcKey}`)
})

test('asks for the identifier where the fact is unknown', () => {
  expect(shareTitle((key) => `share ${key}`, { vcKey: 'shoeSize' })).toBe('share did')
})
