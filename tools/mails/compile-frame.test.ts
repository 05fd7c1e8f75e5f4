import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMPILED, compileFrame } from './compile-frame.ts'

test('the frame of e-mails is up to date with its source (npm run mails)', async () => {
  expect(readFileSync(COMPILED, 'utf8')).toBe(await compileFrame())
})
