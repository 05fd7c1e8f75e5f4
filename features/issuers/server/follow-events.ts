import { desc, eq } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { readSession } from '#platform/access/sessions.ts'
import type { TeamContext } from '#platform/context.ts'
import { follow } from '#platform/operations/follow.ts'
import { events } from '#platform/tables.ts'
import type * as contract from '../contract.ts'
import { contributorView } from '../hooks.ts'

type Changes = Output<typeof contract.followEvents>

/** Numbers are assigned before the commit, so an event can appear after a later one: look back over this many. */
const LOOK_BACK = 500
/** A page reads its data before its stream begins; what happened in between is told with the first message. */
const EARLIER_MS = 10_000

/**
 * Yields the changes at the issuer, by kind and id: first the start of the stream (no changes, and those of the seconds
 * before as `earlier`), then each change once, until a last message says that the session has ended. A contributor gets
 * the changes of the templates that are theirs at that moment, and learns when their rights have changed.
 */
export async function* followEvents(ctx: TeamContext, _: object, signal: AbortSignal): AsyncGenerator<Changes> {
  const { issuerId, sessionId } = ctx.actor
  let state: Changes | undefined
  let seen = new Set<number>()
  let rights: string | undefined
  const read = async (): Promise<Changes | undefined> => {
    if (!(await readSession(ctx, sessionId))) return undefined
    const rows = await ctx.db
      .select({ id: events.id, kind: events.kind, subjectId: events.subjectId, at: events.at })
      .from(events)
      .where(eq(events.issuerId, issuerId))
      .orderBy(desc(events.id))
      .limit(LOOK_BACK)
    const happened = rows.filter(({ id }) => !seen.has(id)).reverse()
    seen = new Set(rows.map(({ id }) => id))
    const since = ctx.now().getTime() - EARLIER_MS
    const first = (all: typeof rows) => ({ changes: [], earlier: named(all.filter(({ at }) => at.getTime() >= since)) })
    if (ctx.actor.kind === 'admin') {
      if (state && happened.length === 0) return state
      state = { last: rows[0]?.id ?? 0, ...(state ? { changes: named(happened) } : first(happened)) }
      return state
    }
    const fresh = await contributorView.get().visible(ctx, happened)
    const before = rights
    rights = await contributorView.get().state(ctx)
    const changed = state && before !== rights ? [{ kind: 'template.rights', subjectId: '' }] : []
    if (state && fresh.length + changed.length === 0) return state
    const last = Math.max(state?.last ?? 0, ...fresh.map(({ id }) => id))
    state = { last, ...(state ? { changes: [...named(fresh), ...changed] } : first(fresh)) }
    return state
  }
  // Two changes of rights look the same, such as one and its undo; what has no change is the same object.
  yield* follow(ctx, `issuer:${issuerId}`, read, signal, (value, last) => value === last)
  if (!signal.aborted) yield { last: state?.last ?? 0, changes: [], sessionEnded: true }
}

function named(some: { kind: string; subjectId: string }[]): Changes['changes'] {
  return some.map(({ kind, subjectId }) => ({ kind, subjectId }))
}
