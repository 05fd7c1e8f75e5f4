/**
 * What transactions lock, in the order in which they do, so that no two wait for each other (ARCHITECTURE, Locks). Those
 * after `posts` belong to requests, claims and badges; `names` to `standings` to a community's books of its people.
 */
export const LOCK_ORDER = [
  'wallets',
  'addresses',
  'posts',
  'requests',
  'claims',
  'places',
  'delegations',
  'issuers',
  'badges',
  'statusLists',
  'people',
  'names',
  'members',
  'questPlaces',
  'passes',
  'accounts',
  'standings',
  'memberRows',
  'conversations',
  'gifts',
  'hours',
] as const
export type Lock = (typeof LOCK_ORDER)[number]

/** Where a step comes among those of other features. */
export type Placed = {
  /**
   * The first that it locks. A step without one changes only what is locked already or what nobody else waits for, and
   * comes after all that lock.
   */
  locks?: Lock
  /** Features whose steps come before it, because it reads what they write. */
  after?: readonly string[]
}
/** A step of a feature. */
export type Step = Placed & { feature: string }

/**
 * Sorts steps by what they lock, then as their features are listed, each behind those that it names. Throws for steps that
 * wait for each other, that name a feature without a step, or that would have to lock against the order.
 */
export function inLockOrder<S extends Step>(steps: readonly S[]): S[] {
  for (const step of steps) assertKnown(step, steps)
  const left = steps.toSorted((a, b) => rankOf(a) - rankOf(b))
  const sorted: S[] = []
  while (left.length > 0) {
    const at = left.findIndex((step) => !left.some((other) => isBehind(step, other)))
    const [next] = left.splice(at, at < 0 ? 0 : 1)
    if (!next) throw new Error(`Steps that wait for each other: ${left.map(nameOf).join(', ')}`)
    const before = sorted.at(-1)
    if (before && rankOf(next) < rankOf(before))
      throw new Error(`Against the order of locks: ${nameOf(next)} comes after ${nameOf(before)}`)
    sorted.push(next)
  }
  return sorted
}

function isBehind({ feature, after = [] }: Step, other: Step): boolean {
  return other.feature !== feature && after.includes(other.feature)
}

function assertKnown(step: Step, all: readonly Step[]): void {
  const unknown = step.after?.find((feature) => !all.some((other) => other.feature === feature))
  if (unknown) throw new Error(`${nameOf(step)} comes after ${unknown}, which has no step there`)
}

function rankOf({ locks }: Step): number {
  return locks ? LOCK_ORDER.indexOf(locks) : LOCK_ORDER.length
}

function nameOf({ feature, locks }: Step): string {
  return `${feature} (locks ${locks ?? 'nothing'})`
}
