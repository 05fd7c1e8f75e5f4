import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'blazon-lock-'))
const file = join(folder, 'embedded.lock')
/** No process has this id: Linux ends at four million. */
const NOBODY = 99_999_999
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(file, { force: true }))

const held = (text: string, secondsAgo = 0) => {
  writeFileSync(file, text)
  const at = new Date(Date.now() - secondsAgo * 1000)
  utimesSync(file, at, at)
}

test('names its process and host, and is released', () => {
  const unlock = lockFolder(file)
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${hostname()}`)
  unlock()
  expect(existsSync(file)).toBe(false)
})

test('leaves the lock of a live process and takes over that of a dead one, also of an older version', () => {
  for (const host of ['', ` ${hostname()}`]) {
    held(`${process.ppid}${host}`, 3600)
    expect(() => lockFolder(file)).toThrow(`in use by process ${process.ppid}`)
    held(`${NOBODY}${host}`)
    lockFolder(file)()
  }
})

test('leaves the lock of a live container, whatever its process id', () => {
  for (const pid of [process.pid, NOBODY]) {
    held(`${pid} another-container`)
    expect(() => lockFolder(file)).toThrow('in use on the host another-container')
    expect(existsSync(file)).toBe(true)
    held(`${pid} another-container`, 60)
    lockFolder(file)()
  }
})

test('says why a lock cannot be written', () => {
  expect(() => lockFolder(join(folder, 'none', 'embedded.lock'))).toThrow('ENOENT')
})
