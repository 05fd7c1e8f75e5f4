import type { TeamContext } from '#platform/context.ts'

type Happening = { kind: string; subjectId: string }
/** What a contributor can see, which the features above know: folders, templates, and what was sent from them. */
type View = {
  /** Those of some events or operations that concern templates of the caller. */
  visible: <T extends Happening>(ctx: TeamContext, some: T[]) => Promise<T[]>
  /** A text that changes when the caller's rights change. */
  state: (ctx: TeamContext) => Promise<string>
}

// Without a registered view a contributor sees nothing.
let view: View = { visible: async () => [], state: async () => '' }

/** Registers what contributors can see of events and operations. */
export function onContributorView(given: View): void {
  view = given
}

/** The view of contributors. */
export function contributorView(): View {
  return view
}
