import type { Room, Taken } from './take-messages.ts'

/** An endpoint that answers within this time is quick; until then it counts as slow. */
const QUICK_MS = 1000
/** Messages that are held of a quick endpoint, and of a slow one. */
const HELD_OF = { quick: 40, slow: 3 }
/** The part of the turns that slow endpoints may use together; the rest is for quick ones. */
const SLOW_PART = 0.6

type Holding = { message: Pick<Taken, 'id' | 'endpointId' | 'issuerId'> }
type Limits = { community: number; process: number }
type Count = { all: number; slow: number }
/** `mayHaveMore`: the database filled all of its room the last time. */
type Queue<H> = { issuerId: string; waiting: H[]; running: number; mayHaveMore: boolean }

/**
 * Decides which message is sent next: endpoints in turn, a few at a time for each community and for the process, and never
 * all turns for endpoints that answer slowly or not at all.
 */
export function openTurns<H extends Holding>(limits: Limits) {
  const queues = new Map<string, Queue<H>>()
  const communities = new Map<string, Count>()
  const whole: Count = { all: 0, slow: 0 }
  const quick = new Set<string>()
  /** Whether each message in progress counts as slow, as decided when it began. */
  const running = new Map<string, boolean>()

  const countOf = (issuerId: string): Count => {
    const count = communities.get(issuerId) ?? { all: 0, slow: 0 }
    communities.set(issuerId, count)
    return count
  }
  const hasTurn = (count: Count, limit: number, isSlow: boolean) =>
    count.all < limit && !(isSlow && count.slow >= Math.floor(limit * SLOW_PART))
  const roomOf = (endpointId: string) => (quick.has(endpointId) ? HELD_OF.quick : HELD_OF.slow)
  const change = (issuerId: string, isSlow: boolean, by: 1 | -1) => {
    for (const count of [countOf(issuerId), whole]) {
      count.all += by
      if (isSlow) count.slow += by
    }
    if (countOf(issuerId).all === 0) communities.delete(issuerId)
  }

  return {
    add: (held: H) => {
      const { endpointId, issuerId } = held.message
      const queue = queues.get(endpointId) ?? { issuerId, waiting: [], running: 0, mayHaveMore: false }
      queue.waiting.push(held)
      queues.set(endpointId, queue)
    },
    /** The next message to send, which then has a turn; undefined while there is none for any. */
    next: (): H | undefined => {
      for (const [endpointId, queue] of queues) {
        const isSlow = !quick.has(endpointId)
        const mayStart =
          queue.waiting.length > 0 &&
          hasTurn(whole, limits.process, isSlow) &&
          hasTurn(countOf(queue.issuerId), limits.community, isSlow)
        if (!mayStart) continue
        const held = queue.waiting.shift()
        if (!held) continue
        queue.running += 1
        running.set(held.message.id, isSlow)
        change(queue.issuerId, isSlow, 1)
        // To the end, so that the others come first.
        queues.delete(endpointId)
        queues.set(endpointId, queue)
        return held
      }
      return undefined
    },
    /** Ends the turn of a message; `how` its endpoint answered, undefined if it was not asked. */
    end: ({ id, endpointId, issuerId }: Holding['message'], how: { ms: number; isDelivered: boolean } | undefined) => {
      change(issuerId, running.get(id) === true, -1)
      running.delete(id)
      if (how?.isDelivered && how.ms < QUICK_MS) quick.add(endpointId)
      else if (how) quick.delete(endpointId)
      const queue = queues.get(endpointId)
      if (!queue) return
      queue.running -= 1
      if (queue.waiting.length === 0 && queue.running === 0 && !queue.mayHaveMore) queues.delete(endpointId)
    },
    room: (): Room => ({
      usual: HELD_OF.slow,
      of: Object.fromEntries(
        [...new Set([...queues.keys(), ...quick])].map((id) => {
          const { waiting = [], running = 0 } = queues.get(id) ?? {}
          return [id, Math.max(0, roomOf(id) - waiting.length - running)]
        }),
      ),
    }),
    noteTaken: (room: Room, taken: { endpointId: string }[]) => {
      const counts = Map.groupBy(taken, ({ endpointId }) => endpointId)
      for (const [id, queue] of queues) {
        const asked = room.of[id] ?? room.usual
        // Without room nobody looked whether there are more.
        if (asked > 0) queue.mayHaveMore = (counts.get(id)?.length ?? 0) >= asked
        if (queue.waiting.length === 0 && queue.running === 0 && !queue.mayHaveMore) queues.delete(id)
      }
    },
    /** Whether an endpoint with more messages has room for half of what it may hold. */
    isHungry: (): boolean =>
      [...queues].some(
        ([id, { mayHaveMore, waiting, running }]) => mayHaveMore && (waiting.length + running) * 2 <= roomOf(id),
      ),
    /** Takes back what waits for an endpoint. */
    drop: (endpointId: string): H[] => queues.get(endpointId)?.waiting.splice(0) ?? [],
    dropAll: (): H[] => [...queues.values()].flatMap(({ waiting }) => waiting.splice(0)),
    /** How many messages this process holds. */
    held: (): number => [...queues.values()].reduce((sum, { waiting, running }) => sum + waiting.length + running, 0),
  }
}
