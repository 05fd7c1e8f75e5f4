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

/**
 * Writes the audit row and the event row of a writing verb, in its transaction, and tells listeners after the commit
 * (ids only).
 */
export async function recordEvent(ctx: Context, event: RecordedEvent): Promise<void> {
  const issuerId = event.issuerId ?? ('issuerId' in ctx.actor ? ctx.actor.issuerId : null)
  const at = ctx.now()
  await ctx.db.insert(audit).values({
    at,
    actorKind: ctx.actor.kind,
    actorId: actorId(ctx.actor),
    issuerId,
    action: event.action,
    subjectId: event.subjectId,
    detail: event.detail ?? {},
  })
  await ctx.db.insert(events).values({ at, issuerId, kind: event.action, subjectId: event.subjectId })
  if (issuerId) await onCommit(ctx, () => ctx.notices.tell(`issuer:${issuerId}`))
}

function actorId(actor: Actor): string {
  if (actor.kind === 'anyone') return ''
  if (actor.kind === 'system') return actor.job
  return actor.kind === 'apiKey' ? actor.keyId : actor.sessionId
}
