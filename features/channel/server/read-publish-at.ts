import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { SCHEDULE_DAYS } from '../rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * When to publish a post, undefined for now (''). Throws `publishAtInvalid` for an instant that has passed, or is more than
 * `SCHEDULE_DAYS` ahead.
 */
export function readPublishAt(ctx: Context, text: string): Date | undefined {
  if (text === '') return undefined
  const at = new Date(text)
  const ahead = at.getTime() - ctx.now().getTime()
  if (ahead <= 0 || ahead > SCHEDULE_DAYS * DAY_MS) throw new Problem('publishAtInvalid')
  return at
}
