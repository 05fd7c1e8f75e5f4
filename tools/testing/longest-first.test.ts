import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONG } from './longest-first.ts'

test('the long files exist', () => {
  expect(LONG.filter((file) => !existsSync(file))).toEqual([])
})
