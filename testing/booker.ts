import { once } from 'node:events'
import { bookPoints } from '#features/points/server/book-points.ts'
import { reversePoints } from '#features/points/server/reverse-points.ts'
import type { Context } from '#platform/context.ts'
import { openDatabase } from '#platform/database/db.ts'
import type { Config } from '#platform/settings/config.ts'

export type BookerOrder = {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
  issuerId: string
  holderIds: string[]
  /** Causes are numbers below this; several processes share them. */
  causes: number
  batch: number
  seconds: number
}

// A separate process that books points of few causes and takes them back, in batches, until its time is over or it is killed.
const [order] = (await once(process, 'message')) as [BookerOrder]
const database = await openDatabase(order.config)
const ctx = {
  db: database.db,
  actor: { kind: 'system', job: 'bench' },
  config: {},
  now: () => new Date(),
  notices: { notify: () => undefined } satisfies Pick<Context['notices'], 'notify'>,
} as unknown as Context
process.send?.('ready')
await once(process, 'message')
const end = performance.now() + order.seconds * 1000
let booked = 0
while (performance.now() < end) {
  const { issuerId, holderIds } = order
  const drawn = Array.from({ length: order.batch }, () => Math.floor(Math.random() * order.causes))
  if (Math.random() < 0.7) {
    booked += await bookPoints(
      ctx,
      drawn.map((cause) => ({
        issuerId,
        holderId: holderIds[cause % holderIds.length] ?? '',
        source: 'challenges',
        cause: `challenge:${cause}`,
        points: 1 + (cause % 7),
        at: ctx.now(),
      })),
    )
  } else
    booked += await reversePoints(
      ctx,
      issuerId,
      drawn.map((cause) => `challenge:${cause}`),
    )
}
await database.close()
process.send?.(booked)
process.disconnect()
