import type { Operation } from '#ui/calls/follow-operation.ts'
import type { Outcome } from '#ui/calls/use-call.ts'

type Listeners = { onDeleting: () => void; onKept: () => void }

/**
 * Requests the deletion and notes it before the response: an accepted one may end the sessions first. Any refusal, even
 * for an ended session (401), started nothing, so the community is kept.
 */
export async function startDeletion<O>(
  ask: () => Promise<Outcome<O>>,
  { onDeleting, onKept }: Listeners,
): Promise<Outcome<O>> {
  onDeleting()
  const outcome = await ask()
  if (outcome.problem) onKept()
  return outcome
}

/**
 * What an operation says of the community: the first word decides. The session ends with the community, so that its stream
 * is refused afterwards, or already before it has said so.
 */
export function fateOf({ status, message }: Operation): 'waits' | 'deleted' | 'failed' | 'kept' {
  if (status === 'waiting') return 'waits'
  if (status === 'error') return message === 'signedOut' ? 'deleted' : 'failed'
  return status === 'canceled' ? 'kept' : 'deleted'
}
