import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { holdUpload } from './uploads.ts'

const MB = 1024 * 1024
const tooMany = { key: 'tooManyRequests' }
const stranger = (network: string) => ({ actor: { kind: 'anyone' }, network }) as Context

/** Uploads that are in progress until `end` is called. */
function begin(network: string, sizes: number[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const all = sizes.map((bytes) => holdUpload(stranger(network), bytes, () => promise))
  return { all, end: () => Promise.allSettled([resolve(), ...all]) }
}

test('accepts other networks despite many small unfinished uploads', async () => {
  const held = ['a', 'b', 'c'].map((network) => begin(network, Array<number>(20).fill(70_000)))
  expect(await holdUpload(stranger('home'), 3 * MB, async () => 'read')).toBe('read')
  await Promise.all(held.map(({ end }) => end()))
})

test('limits the bytes of one network until some of its uploads end', async () => {
  const held = begin('a', [3 * MB, 3 * MB])
  await expect(holdUpload(stranger('a'), MB, async () => 'read')).rejects.toMatchObject(tooMany)
  expect(await holdUpload(stranger('a'), 60_000, async () => 'read')).toBe('read')
  await held.end()
  expect(await holdUpload(stranger('a'), MB, async () => 'read')).toBe('read')
})

test('limits the bytes of all networks together', async () => {
  const held = Array.from({ length: 16 }, (_, at) => begin(`network ${at}`, [3 * MB, 3 * MB]))
  await expect(holdUpload(stranger('home'), MB, async () => 'read')).rejects.toMatchObject(tooMany)
  await Promise.all(held.map(({ end }) => end()))
  expect(await holdUpload(stranger('home'), MB, async () => 'read')).toBe('read')
})
