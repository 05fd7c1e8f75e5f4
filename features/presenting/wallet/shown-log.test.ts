import { expect, test } from 'vitest'
import { openWalletStore } from '#features/holders/wallet/wallet-store.ts'
import { emptyShown, LOG_MAX, noteShown, readShown } from './shown-log.ts'

const entry = (title: string) => ({
  at: '2026-11-24T20:00:00.000Z',
  title,
  to: 'Cordée Lyon',
  verifier: '',
  host: 'x.example',
})

test('keeps what one holder has shown, newest first, until it is emptied or the device is cleared', async () => {
  const store = openWalletStore()
  await noteShown(store, 'lea', entry('First'))
  await noteShown(store, 'lea', entry('Second'))
  await noteShown(store, 'malik', entry('Other'))
  expect((await readShown(store, 'lea')).map(({ title }) => title)).toEqual(['Second', 'First'])
  await emptyShown(store, 'lea')
  expect(await readShown(store, 'lea')).toEqual([])
  expect(await readShown(store, 'malik')).toHaveLength(1)
  await store.clear()
  expect(await readShown(store, 'malik')).toEqual([])
})

test('drops the oldest beyond its limit', async () => {
  const store = openWalletStore()
  for (let nth = 0; nth <= LOG_MAX; nth += 1) await noteShown(store, 'lea', entry(String(nth)))
  const kept = await readShown(store, 'lea')
  expect([kept.length, kept.at(-1)?.title]).toEqual([LOG_MAX, '1'])
})
