import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { checkpointText, encodeHash, verifierKey, writeNote } from './checkpoint-rules.ts'
import { hashLeaf, hashNode } from './merkle-rules.ts'
import { ANCHORED_HASH, checkEntry, type Entry, entryBytes, goesOn } from './rules.ts'

const ORIGIN = 'badges.example.org/ledger'

function makeKey(origin = ORIGIN) {
  const secret = ed25519.utils.randomSecretKey()
  const publicKey = ed25519.getPublicKey(secret)
  const sign = (size: number, root: Uint8Array) => {
    const text = checkpointText({ origin, size, root })
    return writeNote(text, origin, publicKey, ed25519.sign(utf8ToBytes(text), secret))
  }
  return { key: verifierKey(origin, publicKey), sign }
}

const ours = makeKey()
const entry: Entry = { kind: 'template', hash: `0x${'ab'.repeat(32)}`, at: '2026-05-03T10:00:00.000Z' }
const first = hashLeaf(entryBytes(entry))
const second = hashLeaf(utf8ToBytes('another'))
const root = hashNode(first, second)
const proof = { entry, index: 0, path: [encodeHash(second)], checkpoint: ours.sign(2, root) }

test('writes an entry as its format, kind, hash and time, a line each', () => {
  const text = `blazon-ledger-entry/1\ntemplate\n0x${'ab'.repeat(32)}\n2026-05-03T10:00:00.000Z\n`
  expect(new TextDecoder().decode(entryBytes(entry))).toBe(text)
})

describe('an entry', () => {
  test('is proven by its path to the root of a signed checkpoint', () => {
    expect(checkEntry(proof, [ours.key])).toEqual({ checkpoint: { origin: ORIGIN, size: 2, root } })
  })

  test('is proven under any of the keys', () => {
    expect(checkEntry(proof, [makeKey().key, ours.key])).toHaveProperty('checkpoint')
  })

  test('fails by its signature under other keys, or none', () => {
    expect(checkEntry(proof, [makeKey().key])).toEqual({ failed: 'signature' })
    expect(checkEntry(proof, [])).toEqual({ failed: 'signature' })
  })

  test.each([
    ['another time', { entry: { ...entry, at: '2026-05-03T10:00:00.001Z' } }],
    ['another kind', { entry: { ...entry, kind: 'badge' } }],
    ['another place', { index: 1 }],
    ['no path', { path: [] }],
    ['a step that is no hash', { path: ['AAAA'] }],
    ['a step that is no hash besides', { path: [...proof.path, 'AAAA'] }],
  ])('fails by its path with %s', (_, change) => {
    expect(checkEntry({ ...proof, ...change }, [ours.key])).toEqual({ failed: 'path' })
  })
})

describe('a log', () => {
  const earlier = ours.sign(1, first)
  const later = ours.sign(2, root)

  test('goes on where the later one starts with the earlier one', () => {
    expect(goesOn(earlier, later, proof.path, [ours.key])).toBe(true)
  })

  test('does not go on from another past', () => {
    expect(goesOn(ours.sign(1, second), later, proof.path, [ours.key])).toBe(false)
  })

  test('does not go on where either checkpoint is signed by an unknown key', () => {
    const other = makeKey()
    expect(goesOn(other.sign(1, first), later, proof.path, [ours.key])).toBe(false)
    expect(goesOn(earlier, other.sign(2, root), proof.path, [ours.key])).toBe(false)
  })

  test('does not go on as another log, although both keys are known', () => {
    const other = makeKey('other.example/ledger')
    expect(goesOn(earlier, other.sign(2, root), proof.path, [ours.key, other.key])).toBe(false)
  })

  test('does not go on with a step that is no hash', () => {
    expect(goesOn(earlier, later, [...proof.path, 'AAAA'], [ours.key])).toBe(false)
    expect(goesOn(earlier, later, ['AAAA'], [ours.key])).toBe(false)
  })
})

test.each([
  [`0x${'0f'.repeat(32)}`, true],
  [`0x${'0F'.repeat(32)}`, false],
  [`0x${'0'.repeat(63)}`, false],
  [`0x${'0'.repeat(65)}`, false],
  [`x0x${'0'.repeat(64)}`, false],
  ['0'.repeat(64), false],
])('reads %s as the hash of a document: %s', (text, isOne) => {
  expect(ANCHORED_HASH.test(text)).toBe(isOne)
})
