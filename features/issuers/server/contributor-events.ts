import type { TeamContext } from '#platform/context.ts'

/** What a stream of events needs to know of a contributor's rights, which a feature above keeps. */
export type ContributorEvents = {
  /** Changes whenever the templates that the caller may use change; '' without any. */
  rights: (ctx: TeamContext) => Promise<string>
  /** Those of some subjects of events that belong to templates that the caller may use. */
  usable: (ctx: TeamContext, subjectIds: string[]) => Promise<Set<string>>
}

let known: ContributorEvents = { rights: () => Promise.resolve(''), usable: () => Promise.resolve(new Set<string>()) }

/** Registers the feature that knows rights. */
export function onFollowEvents(given: ContributorEvents): void {
  known = given
}

/** The rights of contributors; without a feature that knows them, nobody has any. */
export function contributorEvents(): ContributorEvents {
  return known
}
