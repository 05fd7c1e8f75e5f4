import { Problem } from '#base/problem.ts'
import type { HolderContext } from '#platform/context.ts'

/** Throws `addressNotProven` in a session opened only by a claim link: the issuer who sent the link has it too. */
export function assertProven(ctx: HolderContext): void {
  if (!ctx.actor.isProven) throw new Problem('addressNotProven')
}
