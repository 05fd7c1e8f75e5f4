import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { CallProblem } from '#base/problem.ts'
import { checkpointText, encodeHash, verifierKey, writeNote } from '#features/ledger/checkpoint-rules.ts'
import type { Head } from '#features/ledger/head-rules.ts'
import { hashLeaf, hashNode } from '#features/ledger/merkle-rules.ts'
import { followLog } from './follow-log.ts'

const ORIGIN = 'badges.example.org/ledger'
const secret = ed25519.utils.randomSecretKey()
const key = verifierKey(ORIGIN, ed25519.getPublicKey(secret))
const [a, b] = [hashLeaf(utf8ToBytes('a')), hashLeaf(utf8ToBytes('b'))]

function headOf(size: number, root: Uint8Array, signer = secret): Head {
  const text = checkpointText({ origin: ORIGIN, size, root })
  const note = writeNote(text, ORIGIN, ed25519.getPublicKey(secret), ed25519.sign(utf8ToBytes(text), signer))
  return { checkpoint: note, key, size }
}
const one = headOf(1, a)
const two = headOf(2, hashNode(a, b))
const refusing = (status: number) => async () => {
  throw new CallProblem('invalidInput', status * 10, status)
}
const nowhere = async () => Promise.reject(new Error('Nothing is to be asked here'))

test("keeps the first head only when the log's key signed it", async () => {
  expect(await followLog(undefined, { newest: async () => two, goOn: nowhere })).toEqual(two)
  const forged = [
    headOf(2, hashNode(a, b), ed25519.utils.randomSecretKey()),
    { ...two, size: 3 },
    { ...two, checkpoint: '' },
  ]
  for (const head of forged) {
    await expect(followLog(undefined, { newest: async () => head, goOn: nowhere })).rejects.toThrow('not signed')
  }
})

test('returns the newest head of a log that extends the kept one, else reports a fork', async () => {
  const goOn = async (from: number) => ({ ...two, from, to: 2, path: [encodeHash(b)] })
  expect(await followLog(one, { newest: nowhere, goOn })).toEqual(two)
  expect(await followLog(headOf(1, b), { newest: nowhere, goOn })).toBe('forked')
})

test('treats a refusal as a fork only when the log signs that it is shorter', async () => {
  expect(await followLog(two, { newest: async () => one, goOn: refusing(400) })).toBe('forked')
  const others = [two, headOf(1, a, ed25519.utils.randomSecretKey())]
  for (const head of others) {
    await expect(followLog(two, { newest: async () => head, goOn: refusing(400) })).rejects.toBeDefined()
  }
  await expect(followLog(two, { newest: nowhere, goOn: refusing(400) })).rejects.toBeDefined()
  await expect(followLog(two, { newest: async () => one, goOn: refusing(503) })).rejects.toMatchObject({ status: 503 })
})
