import { once } from 'node:events'
// What passes lead to is registered there.
import '#apps/server/features.ts'
import { passChallenge } from '#features/challenges/server/pass-challenge.ts'
import { challenges } from '#features/challenges/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { openDatabase } from '#platform/database/db.ts'
import type { Config } from '#platform/settings/config.ts'

export type FinishersOrder = { config: Config; challengeId: string; holderIds: string[] }
export type FinishersAnswer = { finished: number; errors: string[] }

/** Concurrent requests in one process. */
const PARALLEL = 32

// A separate process in which people pass the last challenge of a quest: the server's work after their check.
const [order] = (await once(process, 'message')) as [FinishersOrder]
const database = await openDatabase(order.config)
const ctx = {
  db: database.db,
  actor: { kind: 'system', job: 'bench' },
  config: order.config,
  now: () => new Date(),
  language: 'en',
  network: '',
  notices: { notify: () => undefined } satisfies Pick<Context['notices'], 'notify'>,
  jobs: { send: async () => undefined, sendAll: async () => undefined },
} as unknown as Context
const all = await database.db.select().from(challenges)
const challenge = all.find(({ id }) => id === order.challengeId)
if (!challenge) throw new Error('There is no such challenge')
process.send?.('ready')
await once(process, 'message')
const waiting = order.holderIds.values()
const answer: FinishersAnswer = { finished: 0, errors: [] }
await Promise.all(
  Array.from({ length: PARALLEL }, async () => {
    for (const holderId of waiting)
      await passChallenge(ctx, { challenge, holderId }).then(
        ({ finished }) => {
          answer.finished += finished.length
        },
        (error: unknown) => answer.errors.push(String(error)),
      )
  }),
)
await database.close()
process.send?.(answer)
process.disconnect()
