import { expect, test } from 'vitest'
import { openWalletStore } from '#features/holders/wallet/wallet-store.ts'
import { deviceKey, publicPoint } from './device-key.ts'

test('two tickets that are shown at once are bound to one key, which stays', async () => {
  const store = openWalletStore()
  const [first, second] = await Promise.all([deviceKey(store), deviceKey(store)])
  expect(await publicPoint(second)).toBe(await publicPoint(first))
  expect(await publicPoint(await deviceKey(store))).toBe(await publicPoint(first))
})
