import type { Context } from '#platform/context.ts'
import { openAlarm } from './alarm.ts'
import { composeBodies } from './compose-bodies.ts'
import { CHANNEL } from './follow-events.ts'
import { openKeys } from './secrets.ts'
import { openSending } from './sending.ts'
import { nextDue, takeMessages } from './take-messages.ts'

/** How long to wait for a notice before the database is read again. */
const REREAD_MS = 15_000
const LEAST_PAUSE_MS = 50

/**
 * Delivers waiting messages in this process: leases some of each endpoint, and has them sent. It rests until a notice of new
 * messages, the next that is due, or the end of one that leaves room for more. `drain` resolves when nothing is due; `run`
 * when the process stops, with the messages that were not sent given back.
 */
export function openDelivering(ctx: Context) {
  const alarm = openAlarm()
  const sending = openSending(ctx, alarm.ring)
  const { turns } = sending

  const take = async (): Promise<number> => {
    const room = turns.room()
    const taken = await takeMessages(ctx, room)
    const composed = await composeBodies(ctx, taken)
    const keys = await openKeys(ctx, composed)
    for (const message of composed) turns.add({ message, keys: keys.get(message.secretId) ?? [] })
    turns.noteTaken(room, taken)
    sending.pump()
    return taken.length
  }

  const untilDue = async (): Promise<number> => {
    const at = await nextDue(ctx, turns.room())
    return at ? Math.min(REREAD_MS, Math.max(LEAST_PAUSE_MS, at.getTime() - ctx.now().getTime())) : REREAD_MS
  }

  const work = async (isOver: () => boolean): Promise<void> => {
    while (!ctx.stopping.aborted) {
      alarm.reset()
      const taken = sending.isFull() ? 0 : await take()
      if (taken === 0 && sending.isIdle() && isOver()) return
      // Without a pause where nothing was read, the loop would keep everything else in the process from running.
      if (!sending.mayTakeMore()) await alarm.pause(await untilDue())
    }
  }

  const end = async (): Promise<void> => {
    await sending.giveBack()
    // To another process.
    ctx.notices.notify(CHANNEL)
    while (!sending.isIdle()) {
      alarm.reset()
      await alarm.pause(REREAD_MS)
    }
  }

  return {
    drain: () => work(() => true),
    run: async () => {
      const unsubscribe = ctx.notices.subscribe(CHANNEL, alarm.ring)
      ctx.stopping.addEventListener('abort', alarm.ring, { once: true })
      while (!ctx.stopping.aborted) {
        await work(() => false).catch(async (error: unknown) => {
          ctx.log.error({ err: error }, 'messages were not taken')
          await alarm.pause(REREAD_MS / 3)
        })
      }
      unsubscribe()
      await end()
    },
  }
}
