import { once } from 'node:events'
import { locksWithLists } from '#features/badges/hooks.ts'
import { isNamed } from '#features/challenges/server/queries.ts'
import { namedByChallenges } from '#features/issuing/hooks.ts'
import { joinBatch } from '#features/issuing/server/accept-claim.ts'
import { acceptClaims } from '#features/issuing/server/accept-claims.ts'
import type { Asking } from '#features/issuing/server/take-link-places.ts'
import type { Context } from '#platform/context.ts'
import { openDatabase } from '#platform/database/db.ts'
import type { Config } from '#platform/settings/config.ts'

export type ClaimerOrder = { config: Config; claimId: string; asking: Asking[]; isBatched: boolean; isWhole: boolean }

/** The number of confirmed badges, and the processor seconds of the process. */
export type ClaimerAnswer = { taken: number; cpuSeconds: number }

/**
 * Concurrent requests in one process: many that share transactions, or about two for each connection, as one that waits for half
 * a minute fails.
 */
const PARALLEL = { batched: 256, alone: 24 }

// A separate process that claims badges of one link: the server's work after checking a wallet's proof.
const [order] = (await once(process, 'message')) as [ClaimerOrder]
if (order.isWhole) await import('#apps/server/features.ts')
else for (const seam of [locksWithLists.by(() => []), namedByChallenges.by(isNamed)]) seam.join()
const database = await openDatabase(order.config)
const ctx = {
  db: database.db,
  actor: { kind: 'anyone' },
  config: order.config,
  now: () => new Date(),
  language: 'en',
  network: '',
  notices: { notify: () => undefined } satisfies Pick<Context['notices'], 'notify'>,
} as unknown as Context
const link = { claimId: order.claimId, n: 1 }
const take = async (asking: Asking) =>
  order.isBatched ? joinBatch(ctx, { link, asking }) : (await acceptClaims(ctx, link, [asking]))[0]
process.send?.('ready')
await once(process, 'message')
const before = process.cpuUsage()
const waiting = order.asking.values()
let taken = 0
await Promise.all(
  Array.from({ length: order.isBatched ? PARALLEL.batched : PARALLEL.alone }, async () => {
    for (const asking of waiting) if (await take(asking)) taken++
  }),
)
const { user, system } = process.cpuUsage(before)
await database.close()
process.send?.({ taken, cpuSeconds: (user + system) / 1_000_000 } satisfies ClaimerAnswer)
process.disconnect()
