import type { TeamContext } from '#platform/context.ts'

/** A step that waits for a new delegation: its kind, and its request, stored as JSON until the community's wallet signs. */
export type Step = { kind: string; asked: unknown }

/** The template of the step, and the operation that its caller follows. */
type Waiting = { templateId: string; operationId: string }
/** Completes a step, in the transaction of the signature; `LATER` where a job completes the operation. */
type Continuation<Asked> = (ctx: TeamContext, asked: Asked, waiting: Waiting) => Promise<unknown>

export const LATER = Symbol('a job ends the operation')

/** Makes a waiting request skip some addresses, unless it names its recipients itself. */
type PassBy<Asked> = (asked: Asked, emails: string[]) => Asked

const continuations = new Map<string, Continuation<never>>()
const passing = new Map<string, PassBy<unknown>>()

/**
 * Registers the work to do after a signature, under a kind that must not change between versions, and how its request
 * skips addresses erased meanwhile. Returns a function that makes its steps.
 */
export function continuation<Asked>(
  kind: string,
  work: Continuation<Asked>,
  passBy?: PassBy<Asked>,
): (asked: Asked) => Step {
  continuations.set(kind, work)
  if (passBy) passing.set(kind, passBy as PassBy<unknown>)
  return (asked) => ({ kind, asked })
}

/** Completes a step; throws for an unregistered kind. */
export function continueStep(ctx: TeamContext, { kind, asked }: Step, waiting: Waiting): Promise<unknown> {
  const work = continuations.get(kind) as Continuation<unknown> | undefined
  if (!work) throw new Error(`Nothing is registered to continue ${kind} after a signature`)
  return work(ctx, asked, waiting)
}

/** The kinds of steps that can skip erased addresses. */
export function passingKinds(): string[] {
  return [...passing.keys()]
}

/** Returns a step that skips some addresses; undefined for a kind that names its recipients. */
export function passBy({ kind, asked }: Step, emails: string[]): Step | undefined {
  const pass = passing.get(kind)
  return pass && { kind, asked: pass(asked, emails) }
}
