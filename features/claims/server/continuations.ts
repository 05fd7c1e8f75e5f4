import type { TeamContext } from '#platform/context.ts'

/** What waits for a new delegation: its kind, and what was asked, kept as JSON until the community's wallet has signed. */
export type Step = { kind: string; asked: unknown }

/** The template that the step is about, and the operation that its caller follows. */
type Waiting = { templateId: string; operationId: string }
/** Does what waited, in the transaction of the signature; `LATER` where a job ends the operation. */
type Continuation<Asked> = (ctx: TeamContext, asked: Asked, waiting: Waiting) => Promise<unknown>

export const LATER = Symbol('a job ends the operation')

const continuations = new Map<string, Continuation<never>>()

/** Registers what is done after a signature, under a kind that stays the same between versions; answers what makes its steps. */
export function continuation<Asked>(kind: string, work: Continuation<Asked>): (asked: Asked) => Step {
  continuations.set(kind, work)
  return (asked) => ({ kind, asked })
}

/** Does what waited; an unknown kind is a mistake of ours. */
export function continueStep(ctx: TeamContext, { kind, asked }: Step, waiting: Waiting): Promise<unknown> {
  const work = continuations.get(kind) as Continuation<unknown> | undefined
  if (!work) throw new Error(`Nothing is registered to continue ${kind} after a signature`)
  return work(ctx, asked, waiting)
}
