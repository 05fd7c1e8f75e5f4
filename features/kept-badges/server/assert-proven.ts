import { Problem } from '#base/problem.ts'
import type { HolderContext } from '#platform/context.ts'

/** Throws `keptNotProven` in a session opened only by a claim link: its sender has it too. */
export function assertProven(ctx: HolderContext): void {
  if (!ctx.actor.isProven) throw new Problem('keptNotProven')
}
