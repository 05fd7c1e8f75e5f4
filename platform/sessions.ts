import { and, eq, gt, isNull } from 'drizzle-orm'
import { newId } from '../base/ids.ts'
import type { Context } from './context.ts'
import { sessions } from './tables.ts'

export type Session = typeof sessions.$inferSelect
export type NewSession = Pick<Session, 'kind'> & Partial<Session>

const DAY = 24 * 60 * 60 * 1000
/** A session ends after 14 days unused and 60 days in all (decisions, sign-in and tokens). */
const UNUSED_DAYS = 14
const TOTAL_DAYS = 60
/** How stale `usedAt` may get before a call writes it again. */
const TOUCH_MS = 5 * 60 * 1000

/** Opens a session; its tokens are minted by the caller. */
export async function openSession(ctx: Context, session: NewSession): Promise<Session> {
  const now = ctx.now()
  const [row] = await ctx.db
    .insert(sessions)
    .values({ ...session, id: newId(), createdAt: now, usedAt: now })
    .returning()
  if (!row) throw new Error('The session was not written')
  return row
}

/** The living session of an id, marked as used, or undefined when it has ended. */
export async function readSession(ctx: Context, id: string): Promise<Session | undefined> {
  const now = ctx.now().getTime()
  const [row] = await ctx.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.endedAt),
        gt(sessions.usedAt, new Date(now - UNUSED_DAYS * DAY)),
        gt(sessions.createdAt, new Date(now - TOTAL_DAYS * DAY)),
      ),
    )
  if (row && now - row.usedAt.getTime() > TOUCH_MS) {
    await ctx.db
      .update(sessions)
      .set({ usedAt: new Date(now) })
      .where(eq(sessions.id, id))
  }
  return row
}

/** Ends a session; its tokens are refused from now on. */
export async function endSession(ctx: Context, id: string): Promise<void> {
  await ctx.db.update(sessions).set({ endedAt: ctx.now() }).where(eq(sessions.id, id))
}
