import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'blazon-lock-'))
const file = join(folder, 'embedded.lock')
/** No process has it: Linux ends at four million. */
const NOBODY = 99_999_999
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(file, { force: true }))

const held = (text: string, secondsAgo = 0) => {
  writeFileSync(file, text)
  const at = new Date(Date.now() - secondsAgo * 1000)
  utimesSync(file, at, at)
}

test('a lock names its process and host, and is given back', () => {
  const unlock = lockFolder(file)
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${hostname()}`)
  unlock()
  expect(existsSync(file)).toBe(false)
})

test('the lock of a process that runs here is left to it, that of a dead one is taken over, as an older version wrote it too', () => {
  for (const host of ['', ` ${hostname()}`]) {
    held(`${process.ppid}${host}`, 3600)
    expect(() => lockFolder(file)).toThrow(`in use by process ${process.ppid}`)
    held(`${NOBODY}${host}`)
    lockFolder(file)()
  }
})

test('the lock of another container is left to it while it lives, whatever the number of its process', () => {
  for (const pid of [process.pid, NOBODY]) {
    held(`${pid} another-container`)
    expect(() => lockFolder(file)).toThrow('in use on the host another-container')
    expect(existsSync(file)).toBe(true)
    held(`${pid} another-container`, 60)
    lockFolder(file)()
  }
})

test('a lock that cannot be written says why', () => {
  expect(() => lockFolder(join(folder, 'none', 'embedded.lock'))).toThrow('ENOENT')
})
