import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const secrets = () => ({ secret: 's'.repeat(40), masterKeys: `local:${'0a'.repeat(32)}` })
const context = { '@context': { ropes: 'https://school.example/contexts#ropes' } }

/** What the setting reads from a folder of these files, by their paths. */
function read(files: Record<string, string | object>) {
  const folder = mkdtempSync(join(tmpdir(), 'contexts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return readConfig({ CONTEXTS: folder }, secrets).contexts
}

test('names contexts by the addresses that their paths spell', () => {
  const contexts = read({
    'school.example/contexts/v1': context,
    'school.example:8443/a.json': context,
    'school.example/.git/config': 'not JSON',
    '.DS_Store': 'not JSON',
  })
  expect([...contexts].sort()).toEqual([
    ['https://school.example/contexts/v1', context],
    ['https://school.example:8443/a.json', context],
  ])
})

test('is empty by default', () => {
  expect(readConfig({}, secrets).contexts.size).toBe(0)
})

test.each<[string, Record<string, string | object>, string]>([
  ['text', { 'school.example/v1': '<html>' }, 'not a JSON document'],
  ['a number', { 'school.example/v1': '7' }, 'not a JSON document'],
  ['a file that is not below a host', { 'v1.json': context }, 'no address of a context: v1.json'],
  ['a host in capitals, which no address has', { 'School.example/v1': context }, 'no address of a context'],
  ['a space in the path', { 'school.example/v 1': context }, 'no address of a context'],
  ['a file of more than a megabyte', { 'school.example/v1': `"${'x'.repeat(1_000_001)}"` }, 'more than 1 MB'],
])('refuses %s', (_, files, sentence) => {
  expect(() => read(files)).toThrow(ConfigError)
  expect(() => read(files)).toThrow(sentence)
})

test('refuses a folder that is not there', () => {
  expect(() => readConfig({ CONTEXTS: '/nowhere/contexts' }, secrets)).toThrow(
    'CONTEXTS names a folder that cannot be read',
  )
})
