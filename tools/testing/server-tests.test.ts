import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONG } from './server-tests.mjs'

test('the long files exist', () => {
  expect(LONG.filter((file) => !existsSync(file))).toEqual([])
})
