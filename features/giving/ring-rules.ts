import { type Mark, RING_PEOPLE } from './rules.ts'

/** Somebody who gave to somebody else often enough to count for a ring. */
export type RingEdge = { giver: string; recipient: string }
type Ring = RingEdge & { mark: Extract<Mark, 'pair' | 'ring'> }
type Graph = Map<string, Set<string>>

/** A ring is found by walks of this many steps from both ends of one of its edges. */
const STEPS = Math.floor((RING_PEOPLE - 1) / 2)

/**
 * Which edges are part of a ring of two (`pair`) to five people. An edge is, if a walk of at most four steps leads back from
 * its recipient to its giver. Looks at two steps from each end, so that a busy community takes no longer than its edges times
 * the gifts of a person, squared.
 */
export function edgesInRings(edges: RingEdge[]): Ring[] {
  const [next, previous] = graphsOf(edges)
  return [...next].flatMap(([giver, recipients]) => {
    const before = within(previous, giver)
    return [...recipients].flatMap((recipient): Ring[] => {
      if (recipient === giver) return []
      if (next.get(recipient)?.has(giver)) return [{ giver, recipient, mark: 'pair' }]
      return meets(next, recipient, before) ? [{ giver, recipient, mark: 'ring' }] : []
    })
  })
}

function graphsOf(edges: RingEdge[]): [Graph, Graph] {
  const [next, previous]: [Graph, Graph] = [new Map(), new Map()]
  for (const { giver, recipient } of edges) {
    add(next, giver, recipient)
    add(previous, recipient, giver)
  }
  return [next, previous]
}

function add(graph: Graph, from: string, to: string): void {
  const known = graph.get(from)
  if (known) known.add(to)
  else graph.set(from, new Set([to]))
}

/** Everybody within some steps of a person, themselves included. */
function within(graph: Graph, start: string): Set<string> {
  const found = new Set([start])
  let edge = [start]
  for (let step = 0; step < STEPS; step += 1) {
    edge = edge.flatMap((one) => [...(graph.get(one) ?? [])]).filter((one) => !found.has(one))
    for (const one of edge) found.add(one)
  }
  return found
}

/** Whether somebody within some steps of a person is in a set. */
function meets(graph: Graph, start: string, others: Set<string>): boolean {
  let edge = new Set([start])
  for (let step = 0; ; step += 1) {
    for (const one of edge) if (others.has(one)) return true
    if (step === STEPS) return false
    edge = new Set([...edge].flatMap((one) => [...(graph.get(one) ?? [])]))
  }
}
