import type { Outcome } from '#ui/use-call.ts'

type Told = { onDeleting: () => void; onKept: () => void }

/**
 * Asks for the deletion, told before the answer: an accepted one may end the sessions first. A refusal started nothing, not
 * even one because the session was over (401), so the community is kept.
 */
export async function startDeletion<O>(
  ask: () => Promise<Outcome<O>>,
  { onDeleting, onKept }: Told,
): Promise<Outcome<O>> {
  onDeleting()
  const outcome = await ask()
  if (outcome.problem) onKept()
  return outcome
}
