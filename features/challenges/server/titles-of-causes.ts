import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { challenges } from './tables.ts'
import { titlesOf } from './title-for.ts'

/** The titles of challenges on people's accounts, by the cause of their reward; deleted ones too. */
export async function titlesOfChallenges(
  ctx: Context,
  issuerId: string,
  causes: string[],
): Promise<Map<string, string>> {
  const idOf = (cause: string) => cause.split(':')[1] ?? ''
  const isOne = and(eq(challenges.issuerId, issuerId), isOneOf(challenges.id, [...new Set(causes.map(idOf))]))
  const titles = await titlesOf(ctx, await ctx.db.select().from(challenges).where(isOne), ctx.language)
  return new Map(
    causes.flatMap((cause) => (titles.has(idOf(cause)) ? [[cause, titles.get(idOf(cause)) ?? ''] as const] : [])),
  )
}
