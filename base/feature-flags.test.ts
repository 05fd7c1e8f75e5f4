import { expect, test } from 'vitest'
import { readFeatures } from './feature-flags.ts'

test('features are named by commas or spaces; a name that is none, or of what is not built, is refused', () => {
  expect(readFeatures('')).toEqual([])
  expect(readFeatures('door, tour')).toEqual(['door', 'tour'])
  expect(readFeatures('door,doors')).toBeUndefined()
  expect(readFeatures('channel')).toBeUndefined()
})
