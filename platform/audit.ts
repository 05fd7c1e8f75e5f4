import type { Actor, Context } from './context.ts'
import { onCommit } from './context.ts'
import { audit, events } from './tables.ts'

export type RecordedEvent = {
  /** What happened, as `thing.done`: `template.published`. */
  action: string
  issuerId?: string
  subjectId: string
  /** Counts and choices, never personal data. */
  detail?: Record<string, string | number | boolean>
}

/** Rows of one insert, so that its values stay below what a statement may carry. */
const ROWS_AT_ONCE = 1000

/**
 * Writes the audit row and the event row of a writing verb, in its transaction, and tells listeners after the commit
 * (ids only).
 */
export function recordEvent(ctx: Context, event: RecordedEvent): Promise<void> {
  return recordEvents(ctx, [event])
}

/** Writes what `recordEvent` writes for many things that one verb did, a thousand at a time. */
export async function recordEvents(ctx: Context, recorded: RecordedEvent[]): Promise<void> {
  const at = ctx.now()
  const ownIssuer = 'issuerId' in ctx.actor ? ctx.actor.issuerId : null
  for (let i = 0; i < recorded.length; i += ROWS_AT_ONCE) {
    const some = recorded
      .slice(i, i + ROWS_AT_ONCE)
      .map((event) => ({ ...event, issuerId: event.issuerId ?? ownIssuer }))
    const by = { at, actorKind: ctx.actor.kind, actorId: actorId(ctx.actor) }
    await ctx.db.insert(audit).values(some.map((event) => ({ ...event, ...by, detail: event.detail ?? {} })))
    await ctx.db
      .insert(events)
      .values(some.map(({ issuerId, action, subjectId }) => ({ at, issuerId, kind: action, subjectId })))
  }
  for (const issuerId of new Set(recorded.map((event) => event.issuerId ?? ownIssuer)))
    if (issuerId) await onCommit(ctx, () => ctx.notices.tell(`issuer:${issuerId}`))
}

function actorId(actor: Actor): string {
  if (actor.kind === 'anyone') return ''
  if (actor.kind === 'system') return actor.job
  return actor.kind === 'apiKey' ? actor.keyId : actor.sessionId
}
