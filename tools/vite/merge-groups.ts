/**
 * Scripts of a build that become one: the pages that load it first, its size, and the groups whose code it imports. One that
 * is `fixed` stays as it is.
 */
export type Group = { pages: Set<string>; bytes: number; imports: Set<Group>; isFixed?: boolean }

/** What one request less is worth, in bytes before minifying: about two kilobytes as they are sent. */
const REQUEST_BYTES = 12_000

/**
 * Merges chunks while the request saved is worth more than the unused code other pages then load; the best pair first.
 * Never so that two groups import each other: code that is not there yet would run. Calls `joined` for each pair.
 */
export function mergeGroups(groups: Set<Group>, joined: (into: Group, from: Group) => void): void {
  for (let pair = bestOf(groups); pair; pair = bestOf(groups)) {
    const [into, from] = pair
    joinTo(into, from, groups)
    joined(into, from)
  }
}

function bestOf(groups: Set<Group>): [Group, Group] | undefined {
  const all = [...groups].filter(({ isFixed }) => !isFixed)
  let best: { gain: number; pair: [Group, Group] } | undefined
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      const gain = gainOf(one, other)
      if (gain > (best?.gain ?? 0) && !isBetween(one, other) && !isBetween(other, one))
        best = { gain, pair: [one, other] }
    }
  }
  return best?.pair
}

/** Requests that pages save, less the bytes that others load for nothing. */
function gainOf(one: Group, other: Group): number {
  return one.pages.intersection(other.pages).size * REQUEST_BYTES - lossOf(one, other) - lossOf(other, one)
}

/** Bytes that the pages of another group load for nothing if this one joins it. */
function lossOf(one: Group, other: Group): number {
  const more = [...other.pages.difference(one.pages)]
  const all = [...reachOf(one)]
  return more.flatMap((page) => all.filter(({ pages }) => !pages.has(page))).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** A group and all that it imports, directly or not. */
function reachOf(group: Group): Set<Group> {
  const reached = new Set([group])
  for (const each of reached) for (const next of each.imports) reached.add(next)
  return reached
}

/** Whether a group imports another through a third one. */
function isBetween(from: Group, to: Group): boolean {
  const reached = new Set([...from.imports].filter((group) => group !== to && group !== from))
  for (const group of reached) for (const next of group.imports) reached.add(next)
  return reached.has(to)
}

function joinTo(into: Group, from: Group, groups: Set<Group>): void {
  groups.delete(from)
  into.pages = into.pages.union(from.pages)
  into.bytes += from.bytes
  into.imports = into.imports.union(from.imports)
  for (const group of groups) if (group.imports.delete(from)) group.imports.add(into)
  into.imports.delete(from)
  into.imports.delete(into)
  for (const group of reachOf(into)) group.pages = group.pages.union(into.pages)
}
