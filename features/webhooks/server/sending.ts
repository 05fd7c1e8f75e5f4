import type { Context } from '#platform/context.ts'
import { batching } from '#platform/process/batching.ts'
import { IN_PROGRESS } from '../rules.ts'
import { attempt, isDelivered, type Made } from './attempt.ts'
import type { Composed } from './compose-bodies.ts'
import { recordAttempts } from './record-attempts.ts'
import { putBack } from './take-messages.ts'
import { openTurns } from './turns.ts'

/** A message whose lease ends within this time is left to the next holder. */
const LEASE_LEFT_MS = 20_000
/** Messages in this process are taken again when fewer than this wait. */
const HELD_MAX = 1000
const UNRECORDED_MAX = 300
const GONE = 410

type Held = { message: Composed; keys: Uint8Array[] }

/**
 * Sends the messages that this process holds, in turns that keep slow endpoints from delaying others, and records the
 * attempts together. `onChange` is called after the end of a message when there is room for more, or nothing left.
 */
export function openSending(ctx: Context, onChange: () => void) {
  const turns = openTurns<Held>(IN_PROGRESS)
  const recording = openRecording(ctx)
  const isIdle = () => turns.held() === 0 && recording.count() === 0
  const mayTakeMore = () => turns.held() < HELD_MAX && turns.isHungry()

  // Only from the end of a message: a change that the loop itself announced would keep it from resting.
  const goOn = () => {
    pump()
    if (mayTakeMore() || isIdle()) onChange()
  }
  const pump = () => {
    while (recording.count() < UNRECORDED_MAX && !ctx.stopping.aborted) {
      const next = turns.next()
      if (!next) return
      void sendOne(next).finally(goOn)
    }
  }

  const sendOne = async ({ message, keys }: Held): Promise<void> => {
    const { endpointId, url } = message
    if (message.leasedUntil.getTime() - ctx.now().getTime() < LEASE_LEFT_MS) return turns.end(message, undefined)
    try {
      const made = await attempt(ctx, url, keys, message)
      turns.end(message, { ms: made.ms, isDelivered: isDelivered(made) })
      // Of an endpoint that is gone nothing more is sent; given back after it was switched off, or they would be taken again.
      const left = made.status === GONE ? turns.drop(endpointId) : []
      void recording.add({ message, attempt: made }, left).finally(goOn)
    } catch (error) {
      turns.end(message, undefined)
      ctx.log.error({ err: error, message: message.id }, 'a message was not sent')
    }
  }

  return {
    turns,
    pump,
    isIdle,
    mayTakeMore,
    isFull: () => turns.held() >= HELD_MAX,
    /** Gives back what was not sent yet. */
    giveBack: () => putBack(ctx, idsOf(turns.dropAll())),
  }
}

const RECORDED_AT_ONCE = 100

function openRecording(ctx: Context) {
  let count = 0
  const record = batching<Made, true>(async (made) => {
    await recordAttempts(ctx, made)
    return made.map(() => true)
  }, RECORDED_AT_ONCE)
  return {
    /** Attempts that are not recorded yet. */
    count: () => count,
    /** Records an attempt, and then gives back what is left of its endpoint's messages. */
    add: async (made: Made, left: Held[]): Promise<void> => {
      count += 1
      try {
        await record('', made)
        await putBack(ctx, idsOf(left))
      } catch (error) {
        // Its lease ends, and the message is sent again.
        ctx.log.error({ err: error, message: made.message.id }, 'an attempt was not recorded')
      }
      count -= 1
    },
  }
}

function idsOf(held: Held[]): string[] {
  return held.map(({ message }) => message.id)
}
