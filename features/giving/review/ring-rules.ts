import type { Mark } from '../rules.ts'

/** Somebody who gave to somebody else often enough to count for a ring. */
export type RingEdge = { giver: string; recipient: string }
type Ring = RingEdge & { mark: Extract<Mark, 'pair' | 'ring'> }
/** The neighbours of each person, who are numbers here. */
type Graph = number[][]

/**
 * Which edges are part of a ring of two (`pair`) to five people (`RING_PEOPLE`). An edge is, if a walk of at most four steps
 * leads back from its recipient to its giver: two steps from each end have a person in common. Each giver costs at most the
 * gifts of a person, squared.
 */
export function edgesInRings(edges: RingEdge[]): Ring[] {
  const { names, next, previous } = graphsOf(edges)
  const [before, asked, leads] = [stampsOf(names), stampsOf(names), stampsOf(names)]
  const rings: Ring[] = []
  for (const [giver, recipients] of next.entries()) {
    for (const one of withinTwo(previous, giver)) before[one] = giver
    /** Whether a person is near the giver, or gave to somebody who is; each is asked once for a giver. */
    const leadsBack = (one: number): boolean => {
      if (asked[one] === giver) return leads[one] === giver
      asked[one] = giver
      const isBack = before[one] === giver || (next[one] ?? []).some((other) => before[other] === giver)
      if (isBack) leads[one] = giver
      return isBack
    }
    for (const recipient of recipients) {
      if (recipient === giver) continue
      const isPair = (next[recipient] ?? []).includes(giver)
      if (!isPair && !leadsBack(recipient) && !(next[recipient] ?? []).some(leadsBack)) continue
      const said = { giver: names[giver] ?? '', recipient: names[recipient] ?? '' }
      rings.push({ ...said, mark: isPair ? 'pair' : 'ring' })
    }
  }
  return rings
}

/** For each person the last giver for whom something was found. */
function stampsOf(names: string[]): Int32Array {
  return new Int32Array(names.length).fill(-1)
}

function graphsOf(edges: RingEdge[]): { names: string[]; next: Graph; previous: Graph } {
  const numbers = new Map<string, number>()
  const names: string[] = []
  const [next, previous]: [Graph, Graph] = [[], []]
  const numberOf = (name: string): number => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    const number = names.push(name) - 1
    numbers.set(name, number)
    next.push([])
    previous.push([])
    return number
  }
  for (const { giver, recipient } of edges) {
    const [from, to] = [numberOf(giver), numberOf(recipient)]
    next[from]?.push(to)
    previous[to]?.push(from)
  }
  return { names, next, previous }
}

/** A person and everybody within two steps of them; some more than once. */
function* withinTwo(graph: Graph, start: number): Generator<number> {
  yield start
  for (const one of graph[start] ?? []) {
    yield one
    yield* graph[one] ?? []
  }
}
