import { expect, test } from 'vitest'
import { testConfig } from '#testing/world.ts'
import { warnOfOwnFolder } from './check-store.ts'

test.each([
  ['both', false],
  ['web', true],
  ['worker', true],
] as const)('a process with ROLE=%s and no store is warned of its own folder: %s', (role, isWarned) => {
  const warned: string[] = []
  const log = { warn: (_: object, sentence: string) => void warned.push(sentence) }
  warnOfOwnFolder({ ...testConfig('/data', undefined), role }, log)
  expect(warned).toHaveLength(isWarned ? 1 : 0)
})
