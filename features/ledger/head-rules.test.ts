import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { checkpointText, encodeHash, verifierKey, writeNote } from './checkpoint-rules.ts'
import { firstHead, isShorter, nextHead } from './head-rules.ts'
import { consistencyRanges } from './merkle-proof-rules.ts'
import { hashLeaf, hashNode } from './merkle-rules.ts'

const ORIGIN = 'badges.example.org/ledger'
const secret = ed25519.utils.randomSecretKey()
const publicKey = ed25519.getPublicKey(secret)
const key = verifierKey(ORIGIN, publicKey)

/** The hash over some leaves (RFC 9162, section 2.1.1), implemented independently. */
function rootOf(leaves: string[]): Uint8Array {
  const [only = ''] = leaves
  if (leaves.length === 1) return hashLeaf(utf8ToBytes(only))
  let half = 1
  while (half * 2 < leaves.length) half *= 2
  return hashNode(rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half)))
}

function headOf(leaves: string[]) {
  const text = checkpointText({ origin: ORIGIN, size: leaves.length, root: rootOf(leaves) })
  const checkpoint = writeNote(text, ORIGIN, publicKey, ed25519.sign(utf8ToBytes(text), secret))
  return { checkpoint, key, size: leaves.length }
}

/** The response of a server with these leaves for a size. */
function shownBy(leaves: string[], from: number) {
  const path = consistencyRanges(from, leaves.length).map(([start, end]) =>
    encodeHash(rootOf(leaves.slice(start, end))),
  )
  return { ...headOf(leaves), from, to: leaves.length, path }
}

const LOG = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']

test('accepts the newest head of a log that only grew', () => {
  for (let seen = 1; seen <= LOG.length; seen++) {
    expect(nextHead(headOf(LOG.slice(0, seen)), shownBy(LOG, seen))).toEqual(headOf(LOG))
  }
})

test('detects a fork wherever the past differs, even with a valid signature', () => {
  const kept = headOf(LOG.slice(0, 7))
  for (let at = 0; at < 7; at++) {
    const other = LOG.map((leaf, i) => (i === at ? 'z' : leaf))
    expect(nextHead(kept, shownBy(other, 7))).toBe('forked')
    expect(nextHead(kept, shownBy(other.slice(0, 7), 7))).toBe('forked')
  }
  const afterwards = LOG.map((leaf, i) => (i === 7 ? 'z' : leaf))
  expect(nextHead(kept, shownBy(afterwards, 7))).toEqual(headOf(afterwards))
})

test('rejects a response of another size, without signature or without path', () => {
  const kept = headOf(LOG.slice(0, 7))
  const good = shownBy(LOG, 7)
  expect(nextHead(kept, shownBy(LOG, 6))).toBe('forked')
  expect(nextHead(kept, { ...good, checkpoint: '' })).toBe('forked')
  expect(nextHead(kept, { ...good, path: good.path.slice(1) })).toBe('forked')
})

test('begins with a head that its key signed', () => {
  expect(firstHead(headOf(LOG))).toEqual(headOf(LOG))
})

test.each([
  ['of another size', { size: LOG.length - 1 }],
  ['of another key', { key: verifierKey(ORIGIN, ed25519.getPublicKey(ed25519.utils.randomSecretKey())) }],
  ['without a signature', { checkpoint: '' }],
])('begins with no head %s', (_, change) => {
  expect(() => firstHead({ ...headOf(LOG), ...change })).toThrow('not signed by its key')
})

test('finds that a log signed fewer leaves than before', () => {
  expect(isShorter(headOf(LOG.slice(0, 6)), headOf(LOG.slice(0, 7)))).toBe(true)
})

test('finds no shorter log in one that grew or stayed, is of another name, or is not signed', () => {
  const kept = headOf(LOG.slice(0, 7))
  const shorter = headOf(LOG.slice(0, 6))
  const other = 'other.example/ledger'
  const text = checkpointText({ origin: other, size: 6, root: rootOf(LOG.slice(0, 6)) })
  const foreign = writeNote(text, other, publicKey, ed25519.sign(utf8ToBytes(text), secret))
  expect(isShorter(headOf(LOG), kept)).toBe(false)
  expect(isShorter(kept, kept)).toBe(false)
  expect(isShorter({ checkpoint: foreign, key: verifierKey(other, publicKey), size: 6 }, kept)).toBe(false)
  expect(isShorter({ ...shorter, checkpoint: '' }, kept)).toBe(false)
  expect(isShorter(shorter, { ...kept, checkpoint: '' })).toBe(false)
})

test('continues only a log of the size that was kept', () => {
  const kept = headOf(LOG.slice(0, 7))
  expect(nextHead({ ...kept, size: 6 }, shownBy(LOG, 7))).toBe('forked')
})

test('accepts a new key with a log that continues', () => {
  const next = ed25519.utils.randomSecretKey()
  const nextKey = ed25519.getPublicKey(next)
  const text = checkpointText({ origin: ORIGIN, size: LOG.length, root: rootOf(LOG) })
  const checkpoint = writeNote(text, ORIGIN, nextKey, ed25519.sign(utf8ToBytes(text), next))
  const shown = { ...shownBy(LOG, 7), checkpoint, key: verifierKey(ORIGIN, nextKey) }
  expect(nextHead(headOf(LOG.slice(0, 7)), shown)).toEqual({ checkpoint, key: shown.key, size: LOG.length })
})
