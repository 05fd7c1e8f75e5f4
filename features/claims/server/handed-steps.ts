import type { AdminContext } from '#platform/context.ts'

/** What a higher feature does once a new delegation is there: by its name, with what was asked of it. */
type HandedStep = (ctx: AdminContext, asked: Record<string, string>) => Promise<unknown>

const steps = new Map<string, HandedStep>()

/** Names what a higher feature does when a community's wallet has signed for it. */
export function onHandedStep(name: string, step: HandedStep): void {
  steps.set(name, step)
}

/** Does what was named; an unknown name is a mistake of ours. */
export function goOnHanded(ctx: AdminContext, name: string, asked: Record<string, string>): Promise<unknown> {
  const step = steps.get(name)
  if (!step) throw new Error(`Nothing goes on after a signature as ${name}`)
  return step(ctx, asked)
}
