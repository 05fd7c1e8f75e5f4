import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { installWhenChanged } from './install.mjs'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

test('the install does not empty a linked node_modules', async () => {
  const root = mkdtempSync(join(tmpdir(), 'blazon-install-'))
  const elsewhere = mkdtempSync(join(tmpdir(), 'blazon-elsewhere-'))
  folders.push(root, elsewhere)
  mkdirSync(join(elsewhere, 'of-somebody'))
  symlinkSync(elsewhere, join(root, 'node_modules'))
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }),
  )
  await expect(installWhenChanged(root)).rejects.toThrow(/node_modules is a link.*would empty/)
  expect(readdirSync(elsewhere)).toEqual(['of-somebody'])
})
