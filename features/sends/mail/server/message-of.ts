import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { sends } from '../../server/tables.ts'

/** The sender's message of a send; '' without one. */
export async function messageOf(ctx: Context, sendId: string): Promise<string> {
  const [send] = await ctx.db.select({ message: sends.message }).from(sends).where(eq(sends.id, sendId))
  return send?.message ?? ''
}
