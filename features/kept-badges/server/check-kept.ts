import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { HolderContext } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../contract.ts'
import { OPENED_CHECK_MS, READINGS } from '../rules.ts'
import { assertProven } from './assert-proven.ts'
import { describeKept, openKept } from './queries.ts'
import type { Reading } from './reading/read-for-holder.ts'
import { noteReading, readAgain } from './recheck/check-again.ts'
import { openValue } from './sealing.ts'

type Check = typeof contract.checkKept

/**
 * What was found in one of the caller's badges; checked again when that was a day ago, or when they ask for it. Throws
 * `notFound`, and `keptNeedsKey` for a badge that a device sealed.
 */
export async function checkKept(ctx: HolderContext, { keptId, again }: Input<Check>): Promise<Output<Check>> {
  assertProven(ctx)
  const { row, key } = await openKept(ctx, keptId)
  const known = row.reading && openValue<Reading>(key, 'reading', row.reading)
  const age = ctx.now().getTime() - (row.checkedAt?.getTime() ?? 0)
  if (known && !again && age < OPENED_CHECK_MS) return { ...known, badge: await describeOne(ctx, keptId) }
  await takeRate(ctx, `kept-check:${ctx.actor.holderId}`, READINGS)
  const reading = await readAgain(ctx, row, { key })
  if (reading) await noteReading(ctx, row, { key, reading })
  // While it cannot be read, the last answer stays, with its day.
  const answer = reading ?? known
  if (!answer) throw new Problem('notFound')
  return { ...answer, badge: await describeOne(ctx, keptId) }
}

async function describeOne(ctx: HolderContext, keptId: string) {
  const { row } = await openKept(ctx, keptId)
  const [badge] = await describeKept(ctx, [row])
  if (!badge) throw new Problem('notFound')
  return badge
}
