import { and, desc, eq, gt, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import { newId } from '../../base/ids.ts'
import type { Context } from '../context.ts'
import { isOneOf } from '../is-one-of.ts'
import { sessions } from '../tables.ts'

export type Session = typeof sessions.$inferSelect
export type NewSession = Pick<Session, 'kind'> & Partial<Session>

const DAY = 24 * 60 * 60 * 1000
/** A session ends after 14 days unused and 60 days in all. */
const UNUSED_DAYS = 14
const TOTAL_DAYS = 60
/** How long a person may choose among their communities. */
const CHOOSER_MINUTES = 15
/** How stale `usedAt` may get before a call updates it. */
const TOUCH_MS = 5 * 60 * 1000

/** Opens a session; the caller creates its tokens. */
export async function openSession(ctx: Context, session: NewSession): Promise<Session> {
  const now = ctx.now()
  const [row] = await ctx.db
    .insert(sessions)
    .values({ device: ctx.device, ...session, id: newId(), createdAt: now, usedAt: now })
    .returning()
  if (!row) throw new Error('The session was not written')
  return row
}

/** The active session with an id, marked as used, or undefined when it has ended. */
export async function readSession(ctx: Context, id: string): Promise<Session | undefined> {
  const now = ctx.now().getTime()
  const [row] = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isLiving(now)))
  if (row && now - row.usedAt.getTime() > TOUCH_MS) {
    await ctx.db
      .update(sessions)
      .set({ usedAt: new Date(now) })
      .where(eq(sessions.id, id))
  }
  return row
}

/** The holders of those of some wallet sessions that are active, by session; the sessions are marked as used. */
export async function holdersOfSessions(ctx: Context, ids: string[]): Promise<Map<string, string>> {
  const now = ctx.now().getTime()
  const rows = await ctx.db
    .select({ id: sessions.id, holderId: sessions.holderId, usedAt: sessions.usedAt })
    .from(sessions)
    .where(and(isOneOf(sessions.id, ids), isLiving(now)))
  const stale = rows.filter(({ usedAt }) => now - usedAt.getTime() > TOUCH_MS).map(({ id }) => id)
  if (stale.length > 0) {
    await ctx.db
      .update(sessions)
      .set({ usedAt: new Date(now) })
      .where(isOneOf(sessions.id, stale))
  }
  return new Map(rows.flatMap(({ id, holderId }) => (holderId ? [[id, holderId]] : [])))
}

/** Whether a session was opened inside a sub-community: its person is that of the parent's session, its `parentId`. */
export function isInside({ kind, parentId }: Session): boolean {
  return kind === 'studio' && parentId !== null
}

/** Records that the person of a session just proved their presence. */
export async function proveSession(ctx: Context, id: string): Promise<void> {
  await ctx.db.update(sessions).set({ provenAt: ctx.now() }).where(eq(sessions.id, id))
}

/**
 * Ends a session and those that were opened from it; their tokens are refused from now on. False when it had already
 * ended, so of two concurrent calls one gets true.
 */
export async function endSession(ctx: Context, id: string): Promise<boolean> {
  const ended = await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.now() })
    .where(and(or(eq(sessions.id, id), eq(sessions.parentId, id)), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended.some((row) => row.id === id)
}

/** Ends every open session that matches a condition, and returns their number. */
export async function endSessions(ctx: Context, which: SQL | undefined): Promise<number> {
  const ended = await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.now() })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended.length
}

/** Gives an open session another proven address; undefined when it has ended. */
export async function moveSession(ctx: Context, id: string, email: string): Promise<Session | undefined> {
  const [moved] = await ctx.db
    .update(sessions)
    .set({ email })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning()
  return moved
}

/** Empties columns with personal data in the sessions that match a condition, including ended ones. */
export async function eraseFromSessions(ctx: Context, which: SQL | undefined, columns: PersonColumn[]): Promise<void> {
  const erased = Object.fromEntries(columns.map((column) => [column, '']))
  await ctx.db.update(sessions).set(erased).where(which)
}

type PersonColumn = 'email' | 'did' | 'device'

/** Turns an applicant's session into a studio session of an issuer. The update is the lock; false if it was one already. */
export async function promoteSession(ctx: Context, id: string, issuerId: string): Promise<boolean> {
  const promoted = await ctx.db
    .update(sessions)
    .set({ kind: 'studio', issuerId })
    .where(and(eq(sessions.id, id), eq(sessions.kind, 'applicant')))
    .returning({ id: sessions.id })
  return promoted.length === 1
}

/** The active sessions that match a condition, last used first. */
export function livingSessions(ctx: Context, which: SQL | undefined): Promise<Session[]> {
  return ctx.db
    .select()
    .from(sessions)
    .where(and(which, isLiving(ctx.now().getTime())))
    .orderBy(desc(sessions.usedAt), desc(sessions.id))
}

function isLiving(now: number): SQL | undefined {
  return and(
    isNull(sessions.endedAt),
    gt(sessions.usedAt, new Date(now - UNUSED_DAYS * DAY)),
    gt(sessions.createdAt, new Date(now - TOTAL_DAYS * DAY)),
    or(ne(sessions.kind, 'chooser'), gt(sessions.createdAt, new Date(now - CHOOSER_MINUTES * 60_000))),
  )
}

/** Records the operation that an applicant's session may follow. */
export async function keepOperation(ctx: Context, id: string, operationId: string): Promise<void> {
  await ctx.db.update(sessions).set({ operationId }).where(eq(sessions.id, id))
}

/** How long an ended session is kept for inquiries. */
const KEPT_DAYS = 1

/** Deletes sessions that ended a day ago or more: they contain addresses, and nothing reads them any more. */
export async function forgetSessions(ctx: Context): Promise<void> {
  const before = (days: number) => new Date(ctx.now().getTime() - days * DAY)
  await ctx.db
    .delete(sessions)
    .where(
      or(
        lt(sessions.endedAt, before(KEPT_DAYS)),
        lt(sessions.usedAt, before(UNUSED_DAYS + KEPT_DAYS)),
        lt(sessions.createdAt, before(TOTAL_DAYS + KEPT_DAYS)),
      ),
    )
}
