import { setTimeout as wait } from 'node:timers/promises'
import { batching } from '#platform/batching.ts'
import type { Context } from '#platform/context.ts'
import { IN_PROGRESS } from '../rules.ts'
import { attempt, isDelivered } from './attempt.ts'
import { type Composed, composeBodies } from './compose-bodies.ts'
import { CHANNEL } from './follow-events.ts'
import { type Made, recordAttempts } from './record-attempts.ts'
import { openKeys } from './secrets.ts'
import { nextDue, putBack, takeMessages } from './take-messages.ts'
import { openTurns } from './turns.ts'

/** A message whose lease ends within this time is left to the next holder. */
const LEASE_LEFT_MS = 20_000
/** Messages in this process are taken again when fewer than this wait, and attempts recorded together. */
const HELD_MAX = 1000
const RECORDED_AT_ONCE = 100
const UNRECORDED_MAX = 300
/** How long to wait for a notice before the database is read again. */
const REREAD_MS = 15_000
const LEAST_PAUSE_MS = 50

type Held = { message: Composed; keys: Uint8Array[] }

/**
 * Delivers waiting messages in this process: leases some of each endpoint, sends them with the turns that keep slow
 * endpoints from delaying others, and records the attempts together. `drain` resolves when nothing is due; `run` when the
 * process stops, with the messages that were not sent given back.
 */
export function openDelivering(ctx: Context) {
  const turns = openTurns<Held>(IN_PROGRESS)
  let wake: () => void = () => undefined
  let isWoken = false
  let unrecorded = 0
  const signal = () => {
    isWoken = true
    wake()
  }
  const record = batching<Made, true>(async (made) => {
    await recordAttempts(ctx, made)
    return made.map(() => true)
  }, RECORDED_AT_ONCE)

  const note = async (made: Made) => {
    unrecorded += 1
    try {
      await record('', made)
    } catch (error) {
      // Its lease ends, and the message is sent again.
      ctx.log.error({ err: error, message: made.message.id }, 'an attempt was not recorded')
    }
    unrecorded -= 1
    pump()
  }

  const sendOne = async ({ message, keys }: Held): Promise<void> => {
    const { endpointId, url } = message
    if (message.leasedUntil.getTime() - ctx.now().getTime() < LEASE_LEFT_MS) return turns.end(message, undefined)
    try {
      const made = await attempt(ctx, url, keys, message)
      turns.end(message, { ms: made.ms, isDelivered: isDelivered(made) })
      if (made.status === 410) await drop(endpointId)
      void note({ message, attempt: made })
    } catch (error) {
      turns.end(message, undefined)
      ctx.log.error({ err: error, message: message.id }, 'a message was not sent')
    }
  }

  const drop = (endpointId: string) =>
    putBack(
      ctx,
      turns.drop(endpointId).map(({ message }) => message.id),
    )

  const pump = () => {
    while (unrecorded < UNRECORDED_MAX && !ctx.stopping.aborted) {
      const next = turns.next()
      if (!next) break
      void sendOne(next).finally(() => {
        pump()
        if (mayTakeMore() || isIdle()) signal()
      })
    }
    if (isIdle()) signal()
  }

  const mayTakeMore = () => turns.held() < HELD_MAX && turns.isHungry()

  const isIdle = () => turns.held() === 0 && unrecorded === 0

  const take = async (): Promise<number> => {
    const room = turns.room()
    const taken = await takeMessages(ctx, room)
    const composed = await composeBodies(ctx, taken)
    const keys = await openKeys(ctx, composed)
    for (const message of composed) turns.add({ message, keys: keys.get(message.secretId) ?? [] })
    turns.noteTaken(room, taken)
    pump()
    return taken.length
  }

  const pause = async (ms: number) => {
    if (isWoken) return
    const timer = new AbortController()
    await Promise.race([
      new Promise<void>((resolve) => {
        wake = resolve
      }),
      wait(ms, undefined, { signal: timer.signal }).catch(() => undefined),
    ])
    timer.abort()
  }

  const untilDue = async (): Promise<number> => {
    const at = await nextDue(ctx, turns.room())
    return at ? Math.min(REREAD_MS, Math.max(LEAST_PAUSE_MS, at.getTime() - ctx.now().getTime())) : REREAD_MS
  }

  const work = async (isOver: () => boolean): Promise<void> => {
    while (!ctx.stopping.aborted) {
      isWoken = false
      const taken = turns.held() < HELD_MAX ? await take() : 0
      if (taken === 0 && isIdle() && isOver()) return
      // Without a pause where nothing was read, the loop would keep everything else in the process from running.
      if (!mayTakeMore()) await pause(await untilDue())
    }
  }

  return {
    drain: () => work(() => true),
    run: async () => {
      const unsubscribe = ctx.notices.subscribe(CHANNEL, signal)
      ctx.stopping.addEventListener('abort', signal, { once: true })
      while (!ctx.stopping.aborted) {
        await work(() => false).catch(async (error: unknown) => {
          ctx.log.error({ err: error }, 'messages were not taken')
          await pause(REREAD_MS / 3)
        })
      }
      unsubscribe()
      await putBack(
        ctx,
        turns.dropAll().map(({ message }) => message.id),
      )
      while (!isIdle()) {
        isWoken = false
        await pause(REREAD_MS)
      }
    },
  }
}
