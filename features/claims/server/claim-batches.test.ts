import { expect, test, vi } from 'vitest'
import type { Context } from '#platform/context.ts'
import type { Asking } from './accept-claims.ts'
import { joinBatch } from './claim-batches.ts'

vi.mock('./accept-claims.ts', () => ({
  acceptClaims: async (_: Context, __: unknown, asking: Asking[]) =>
    asking.map(({ did }) => ({ id: did, credential: {} })),
}))

const LATE_MS = 200

test('whoever asks in the moment in which a batch ends is answered as well', async () => {
  const ctx = { config: {} } as Context
  const ask = (claimId: string, did: string) =>
    joinBatch(ctx, { claimId, n: 1 }, { did, entryId: '', network: '', language: 'en' })
  const late = new Promise((resolve) => setTimeout(resolve, LATE_MS, 'nobody answered'))
  for (let steps = 0; steps < 12; steps++) {
    const link = `link${steps}`
    await ask(link, 'lea')
    for (let step = 0; step < steps; step++) await undefined
    expect(await Promise.race([ask(link, 'max'), late])).toMatchObject({ id: 'max' })
  }
})
