import type { TeamContext } from '#platform/context.ts'

/** A step that waits for a new delegation: its kind, and its request, stored as JSON until the community's wallet signs. */
export type Step = { kind: string; asked: unknown }

/** The template of the step, and the operation that its caller follows. */
type Waiting = { templateId: string; operationId: string }
/** Completes a step, in the transaction of the signature; `LATER` where a job completes the operation. */
type Continuation<Asked> = (ctx: TeamContext, asked: Asked, waiting: Waiting) => Promise<unknown>

export const LATER = Symbol('a job ends the operation')

/** Has what waits pass some addresses by, where it does not name them itself. */
type PassBy<Asked> = (asked: Asked, emails: string[]) => Asked

const continuations = new Map<string, Continuation<never>>()
const passing = new Map<string, PassBy<unknown>>()

/**
 * Registers what is done after a signature, under a kind that stays the same between versions, and how it passes addresses by
 * that are erased meanwhile; answers what makes its steps.
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

/** The kinds of steps that pass erased addresses by. */
export function passingKinds(): string[] {
  return [...passing.keys()]
}

/** A step that passes some addresses by; undefined for a kind that names its recipients. */
export function passBy({ kind, asked }: Step, emails: string[]): Step | undefined {
  const pass = passing.get(kind)
  return pass && { kind, asked: pass(asked, emails) }
}
