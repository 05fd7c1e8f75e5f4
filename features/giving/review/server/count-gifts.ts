import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { gifts } from '../../server/tables.ts'

const COUNTED_MAX = 100

/** How many gifts of a template wait for review, and how many are marked; up to 100 each. */
export async function countGifts(ctx: Context, templateId: string): Promise<{ review: number; marked: number }> {
  const upTo = (which: SQL) => {
    const some = ctx.db
      .select({ id: gifts.id })
      .from(gifts)
      .where(and(eq(gifts.templateId, templateId), which))
      .limit(COUNTED_MAX)
      .as('some')
    return ctx.db.$count(some)
  }
  return { review: await upTo(eq(gifts.state, 'review')), marked: await upTo(ne(gifts.mark, '')) }
}
