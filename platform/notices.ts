import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Database } from './db.ts'

/** Wakes listeners after a commit; a notice names a channel, and listeners reread their rows. */
export type Notices = {
  /** `detail` says in a few words, without '#', what changed; ids only. */
  notify: (channel: string, detail?: string) => void
  /**
   * Returns a function that ends the subscription. `wake` gets the detail; undefined when there is none, and when notices
   * may have been lost.
   */
  subscribe: (channel: string, wake: (detail?: string) => void) => () => void
  close: () => Promise<void>
}

/** At most five notices per second, channel and detail. */
const PAUSE_MS = 200
const RECONNECT_MS = 1000
/** Notices of one moment that one statement sends. */
const SENT_AT_ONCE = 500
/** Stands between the channel of a notice and its detail. */
const DETAIL = '#'

/** Opens the notices of a database: LISTEN/NOTIFY on a connection of its own, or in-process when embedded. */
export async function openNotices(database: Database, reconnectMs = RECONNECT_MS): Promise<Notices> {
  const emitter = new EventEmitter().setMaxListeners(0)
  const wire = database.kind === 'postgres' ? await listen(database, emitter, reconnectMs) : inProcess(emitter)
  const gate = openGate(wire.send)
  return {
    notify: (channel, detail) => gate.notify(detail === undefined ? channel : channel + DETAIL + detail),
    subscribe: (channel, wake) => {
      emitter.on(channel, wake)
      return () => emitter.off(channel, wake)
    },
    close: async () => {
      gate.close()
      await wire.close()
    },
  }
}

type Wire = { send: (notice: string) => void; close: () => Promise<void> }

function inProcess(emitter: EventEmitter): Wire {
  return { send: (notice) => emit(emitter, notice), close: async () => undefined }
}

function emit(emitter: EventEmitter, notice: string): void {
  const end = notice.indexOf(DETAIL)
  if (end < 0) emitter.emit(notice)
  else emitter.emit(notice.slice(0, end), notice.slice(end + DETAIL.length))
}

async function listen(
  database: Extract<Database, { kind: 'postgres' }>,
  emitter: EventEmitter,
  reconnectMs: number,
): Promise<Wire> {
  let client: pg.Client | undefined
  let waiting: NodeJS.Timeout | undefined
  let closed = false
  // A failing connection emits both an error and an end: one reconnection at a time, or they would double.
  const again = (): void => {
    if (closed || waiting) return
    waiting = setTimeout(() => {
      waiting = undefined
      void reconnect()
    }, reconnectMs).unref()
  }
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: database.pool.options.connectionString, keepAlive: true })
    next.on('error', () => undefined)
    next.on('end', () => client === next && again())
    next.on('notification', (notice) => emit(emitter, notice.payload ?? ''))
    client = next
    await next.connect()
    await next.query('listen blazon')
  }
  const reconnect = async (): Promise<void> => {
    try {
      await connect()
      for (const channel of emitter.eventNames()) emitter.emit(channel)
    } catch {
      // A connection that could not listen is still open.
      void client?.end().catch(() => undefined)
      again()
    }
  }
  await connect()
  return {
    send: sendTogether((all) => {
      const sent = database.pool.query("select pg_notify('blazon', notice) from unnest($1::text[]) as notice", [all])
      sent.catch(() => undefined)
    }),
    close: async () => {
      closed = true
      clearTimeout(waiting)
      await client?.end()
    },
  }
}

/** Sends what is given at one moment together: a change for thousands of wallets would take as many statements. */
function sendTogether(send: (notices: string[]) => void): Wire['send'] {
  let waiting: string[] = []
  const flush = () => {
    const all = waiting
    waiting = []
    for (let i = 0; i < all.length; i += SENT_AT_ONCE) send(all.slice(i, i + SENT_AT_ONCE))
  }
  return (notice) => {
    if (waiting.push(notice) === 1) queueMicrotask(flush)
  }
}

function openGate(send: (notice: string) => void) {
  const waiting = new Map<string, { timer: NodeJS.Timeout; again: boolean }>()
  const notify = (notice: string): void => {
    const held = waiting.get(notice)
    if (held) {
      held.again = true
      return
    }
    send(notice)
    const timer = setTimeout(() => {
      const again = waiting.get(notice)?.again
      waiting.delete(notice)
      if (again) notify(notice)
    }, PAUSE_MS).unref()
    waiting.set(notice, { timer, again: false })
  }
  const close = () => {
    for (const { timer } of waiting.values()) clearTimeout(timer)
    waiting.clear()
  }
  return { notify, close }
}
