import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Database } from './db.ts'

/** Wakes listeners after a commit; a notice contains only a channel's name, listeners reread their rows. */
export type Notices = {
  notify: (channel: string) => void
  /** Returns a function that ends the subscription. */
  subscribe: (channel: string, wake: () => void) => () => void
  close: () => Promise<void>
}

/** At most five notices per second and channel. */
const PAUSE_MS = 200
const RECONNECT_MS = 1000

/** Opens the notices of a database: LISTEN/NOTIFY on a connection of its own, or in-process when embedded. */
export async function openNotices(database: Database, reconnectMs = RECONNECT_MS): Promise<Notices> {
  const emitter = new EventEmitter().setMaxListeners(0)
  const wire = database.kind === 'postgres' ? await listen(database, emitter, reconnectMs) : inProcess(emitter)
  const gate = openGate(wire.send)
  return {
    notify: gate.notify,
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

type Wire = { send: (channel: string) => void; close: () => Promise<void> }

function inProcess(emitter: EventEmitter): Wire {
  return { send: (channel) => emitter.emit(channel), close: async () => undefined }
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
    next.on('notification', (notice) => emitter.emit(notice.payload ?? ''))
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
    send: (channel) => void database.pool.query('select pg_notify($1, $2)', ['blazon', channel]).catch(() => undefined),
    close: async () => {
      closed = true
      clearTimeout(waiting)
      await client?.end()
    },
  }
}

function openGate(send: (channel: string) => void) {
  const waiting = new Map<string, { timer: NodeJS.Timeout; again: boolean }>()
  const notify = (channel: string): void => {
    const held = waiting.get(channel)
    if (held) {
      held.again = true
      return
    }
    send(channel)
    const timer = setTimeout(() => {
      const again = waiting.get(channel)?.again
      waiting.delete(channel)
      if (again) notify(channel)
    }, PAUSE_MS).unref()
    waiting.set(channel, { timer, again: false })
  }
  const close = () => {
    for (const { timer } of waiting.values()) clearTimeout(timer)
    waiting.clear()
  }
  return { notify, close }
}
