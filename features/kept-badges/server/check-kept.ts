import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { HolderContext } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../contract.ts'
import { OPENED_CHECK_MS, READINGS } from '../rules.ts'
import { assertProven } from './assert-proven.ts'
import { describeKept, openKept } from './queries.ts'
import { noteReading, readAgain } from './recheck/check-again.ts'
import { openReading } from './sealing.ts'

type Check = typeof contract.checkKept

/**
 * What was found in one of the caller's badges; checked again when that was a day ago, or when they ask for it. Throws
 * `notFound`, `keptNeedsKey` for a badge that a device sealed, and `unavailable` where there is no answer to show for now.
 */
export async function checkKept(ctx: HolderContext, { keptId, again }: Input<Check>): Promise<Output<Check>> {
  assertProven(ctx)
  const { row, key } = await openKept(ctx, keptId)
  const age = ctx.now().getTime() - (row.checkedAt?.getTime() ?? 0)
  if (again || age >= OPENED_CHECK_MS || !openReading(key, row.reading)) {
    await takeChecks(ctx)
    const reading = await readAgain(ctx, row, { key })
    if (reading) await noteReading(ctx, row, { key, reading })
  }
  return describeLast(ctx, keptId)
}

/** Only checks that ask other hosts are counted: each badge that is opened makes the call. */
async function takeChecks(ctx: HolderContext): Promise<void> {
  await takeRate(ctx, `kept-check:${ctx.actor.holderId}`, READINGS)
  await takeRate(ctx, `kept-check-from:${ctx.network}`, READINGS)
}

/** What is stored by now: the last answer with its day while it cannot be read, or that of a later check that was faster. */
async function describeLast(ctx: HolderContext, keptId: string): Promise<Output<Check>> {
  const { row, key } = await openKept(ctx, keptId)
  const reading = openReading(key, row.reading)
  const [badge] = await describeKept(ctx, [row])
  // Not `notFound`: the wallet would forget a badge whose host is away while its answer is one of an older version.
  if (!reading || !badge) throw new Problem('unavailable')
  return { ...reading, badge }
}
