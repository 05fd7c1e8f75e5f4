import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from './lock.mjs'

const newLock = () => join(mkdtempSync(join(tmpdir(), 'blazon-lock-')), 'setup.lock')

/** Another process that holds the lock until a line is written to it. */
async function holdElsewhere(file: string) {
  const module = new URL('./lock.mjs', import.meta.url).href
  const code = `import { withLock } from ${JSON.stringify(module)}
    await withLock(${JSON.stringify(file)}, () => { console.log('held'); return new Promise((go) => process.stdin.once('data', go)) })
    process.exit()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

test('a second start waits until the first has finished', async () => {
  const file = newLock()
  const first = await holdElsewhere(file)
  const order: string[] = []
  const waiting = Promise.withResolvers<number | undefined>()
  const second = withLock(file, () => order.push('second works'), { onWait: waiting.resolve, everyMs: 10 })
  expect(await waiting.promise).toBe(first.pid)
  order.push('first ends')
  first.stdin.write('go\n')
  await second
  expect(order).toEqual(['first ends', 'second works'])
  expect(existsSync(file)).toBe(false)
})

test('the lock of a killed start does not block others', async () => {
  const file = newLock()
  const killed = await holdElsewhere(file)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(existsSync(file)).toBe(true)
  expect(await withLock(file, () => 'went on')).toBe('went on')
})

test('a lock whose process id now belongs to another program is ignored', async () => {
  const file = newLock()
  writeFileSync(file, String(process.ppid))
  const longAgo = new Date(Date.now() - 3_600_000)
  utimesSync(file, longAgo, longAgo)
  expect(await withLock(file, () => 'went on')).toBe('went on')
})
