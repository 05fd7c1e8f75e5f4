import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { countRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../../contract.ts'
import { findPage } from './find-page.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Tells the operator of a page that a visitor reported, by e-mail and once a day for each page. Throws `notFound`. */
export async function reportShown(ctx: Context, { shareId }: Input<typeof contract.reportShown>) {
  if (!(await findPage(ctx, shareId))) throw new Problem('notFound')
  const isFirst = (await countRate(ctx, `kept-report:${shareId}`, DAY_SECONDS)) === 1
  await inTransaction(ctx, async (ctx) => {
    await recordEvent(ctx, { action: 'keptShare.reported', subjectId: shareId })
    if (isFirst) await ctx.jobs.send(ctx, 'mail-kept-report', { shareId, day: ctx.now().toISOString().slice(0, 10) })
  })
  return {}
}
