import { expect, test } from 'vitest'
import type { Context } from '#platform/context.ts'
import { joinBatch } from './claim-batches.ts'

test('whoever asks in the moment in which a batch ends is answered as well', async () => {
  const config = {}
  const ask = (claimId: string, did: string) => {
    const db = { transaction: async () => [{ id: did, credential: {} }] }
    const ctx = { config, db } as unknown as Context
    return joinBatch(ctx, { claimId, n: 1 }, { did, entryId: '', network: '', language: 'en' })
  }
  for (let steps = 0; steps < 16; steps++) {
    const link = `link${steps}`
    await ask(link, 'lea')
    for (let step = 0; step < steps; step++) await undefined
    expect(await ask(link, 'max')).toMatchObject({ id: 'max' })
  }
})
