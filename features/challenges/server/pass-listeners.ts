import type { Context } from '#platform/context.ts'

/** Passes that began or ended in one transaction, of one community; its people are locked (`lockPeople`). */
export type PassesChange = {
  issuerId: string
  kind: 'passed' | 'ended'
  passes: { challengeId: string; holderId: string }[]
}
/** Quests that a person finished by it. */
type Finished = { holderId: string; questId: string }
type Listener = (ctx: Context, change: PassesChange) => Promise<Finished[]>

const listeners = new Set<Listener>()

/** Registers the work of a higher feature in the transaction in which challenges are passed, or passes end. */
export function onPasses(listener: Listener): void {
  listeners.add(listener)
}

/** Notifies the listeners, after the passes were written and their rewards booked or reversed. */
export async function notifyPasses(ctx: Context, change: PassesChange): Promise<Finished[]> {
  if (change.passes.length === 0) return []
  const finished: Finished[] = []
  for (const listener of listeners) finished.push(...(await listener(ctx, change)))
  return finished
}
