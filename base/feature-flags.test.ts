import { expect, test } from 'vitest'
import { readFeatures } from './feature-flags.ts'

test('reads names separated by commas or spaces, and refuses unknown ones', () => {
  expect(readFeatures('')).toEqual([])
  expect(readFeatures('door, tour')).toEqual(['door', 'tour'])
  expect(readFeatures('door,doors')).toBeUndefined()
  expect(readFeatures('wallet')).toBeUndefined()
})
