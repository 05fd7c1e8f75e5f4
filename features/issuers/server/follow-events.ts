import { desc, eq } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import type { TeamContext } from '#platform/context.ts'
import { follow } from '#platform/follow.ts'
import { readSession } from '#platform/sessions.ts'
import { events } from '#platform/tables.ts'
import type * as contract from '../contract.ts'
import { contributorEvents } from './contributor-events.ts'

type Changes = Output<typeof contract.followEvents>
type Change = Changes['changes'][number]

/** Numbers are assigned before the commit, so an event can appear after a later one: look back over this many. */
const LOOK_BACK = 500

/**
 * Yields the changes at the issuer, by kind and id: first the start of the stream (no changes), then each change once,
 * until a last message says that the session has ended. A contributor gets those of the templates they may use, and one
 * change when these are others than before.
 */
export async function* followEvents(ctx: TeamContext, _: object, signal: AbortSignal): AsyncGenerator<Changes> {
  const { issuerId, sessionId } = ctx.actor
  let state: Changes | undefined
  let seen = new Set<number>()
  const changesFor = ctx.actor.kind === 'contributor' ? contributorChanges(ctx) : async (rows: Change[]) => rows
  const read = async (): Promise<Changes | undefined> => {
    if (!(await readSession(ctx, sessionId))) return undefined
    const rows = await ctx.db
      .select({ id: events.id, kind: events.kind, subjectId: events.subjectId })
      .from(events)
      .where(eq(events.issuerId, issuerId))
      .orderBy(desc(events.id))
      .limit(LOOK_BACK)
    const fresh = rows.filter(({ id }) => !seen.has(id)).reverse()
    seen = new Set(rows.map(({ id }) => id))
    const changes = await changesFor(state ? fresh.map(({ kind, subjectId }) => ({ kind, subjectId })) : [])
    if (state && changes.length === 0) return state
    state = { last: rows[0]?.id ?? 0, changes }
    return state
  }
  yield* follow(ctx, `issuer:${issuerId}`, read, signal)
  if (!signal.aborted) yield { last: state?.last ?? 0, changes: [], sessionEnded: true }
}

/** Leaves out what a contributor may not see; their rights are read again each time, as they may end at any moment. */
function contributorChanges(ctx: TeamContext): (rows: Change[]) => Promise<Change[]> {
  let before: string | undefined
  return async (rows) => {
    const rights = await contributorEvents().rights(ctx)
    const isOther = before !== undefined && before !== rights
    before = rights
    const usable = await contributorEvents().usable(
      ctx,
      rows.map(({ subjectId }) => subjectId),
    )
    const shown = rows.filter(({ subjectId }) => usable.has(subjectId))
    return isOther ? [...shown, { kind: 'template.rights', subjectId: '' }] : shown
  }
}
