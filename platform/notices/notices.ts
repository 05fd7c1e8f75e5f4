import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database, Db } from '../database/db.ts'
import { ASK_WRITABLE, isWritable } from '../database/is-writable.ts'
import { pollNotices } from './poll-notices.ts'

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
/** Until a lost connection is replaced, and until the one that listens is asked whether it still leads to the primary. */
type Pauses = { reconnectMs: number; checkMs: number }
const PAUSES: Pauses = { reconnectMs: 1000, checkMs: 10_000 }
/** The name of connections that listen, by which others see that a server runs. */
export const LISTENER = 'blazon listening'
/** A machine that died without a word does not answer; nothing else asks this connection. */
const LISTENING = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, query_timeout: 5000 }
/** Notices of one moment that one statement sends. */
const SENT_AT_ONCE = 500
/** Stands between the channel of a notice and its detail. */
const DETAIL = '#'

/**
 * Opens the notices of a database: LISTEN/NOTIFY on a connection of its own, a table that is polled where a pooler leaves no
 * such connection, or in-process when embedded.
 */
export async function openNotices(database: Database, pauses: Partial<Pauses> = {}): Promise<Notices> {
  const emitter = new EventEmitter().setMaxListeners(0)
  const wire = await openWire(database, emitter, { ...PAUSES, ...pauses })
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

function openWire(database: Database, emitter: EventEmitter, pauses: Pauses): Promise<Wire> {
  if (database.kind !== 'postgres') return Promise.resolve(inProcess(emitter))
  const { directUrl } = database
  return directUrl === undefined ? poll(database, emitter) : listen({ ...database, directUrl }, emitter, pauses)
}

async function poll({ db }: Database, emitter: EventEmitter): Promise<Wire> {
  const polled = await pollNotices(
    db,
    (notice) => emit(emitter, notice),
    () => wakeAll(emitter),
  )
  const sending = sendTogether(polled.write)
  return {
    send: sending.send,
    close: async () => {
      await sending.sent()
      await polled.stop()
    },
  }
}

/** Notices may have been lost: everyone reads their rows again. */
function wakeAll(emitter: EventEmitter): void {
  for (const channel of emitter.eventNames()) emitter.emit(channel)
}

function inProcess(emitter: EventEmitter): Wire {
  return { send: (notice) => emit(emitter, notice), close: async () => undefined }
}

function emit(emitter: EventEmitter, notice: string): void {
  const end = notice.indexOf(DETAIL)
  if (end < 0) emitter.emit(notice)
  else emitter.emit(notice.slice(0, end), notice.slice(end + DETAIL.length))
}

async function listen(
  { db, directUrl }: { db: Db; directUrl: string },
  emitter: EventEmitter,
  { reconnectMs, checkMs }: Pauses,
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
    const next = new pg.Client({ connectionString: directUrl, ...LISTENING })
    next.on('error', () => undefined)
    next.on('end', () => client === next && again())
    next.on('notification', (notice) => emit(emitter, notice.payload ?? ''))
    client = next
    await next.connect()
    await next.query(`set application_name = '${LISTENER}'`)
    await next.query('listen blazon')
    await assertPrimary(next)
  }
  const reconnect = async (): Promise<void> => {
    try {
      await connect()
      wakeAll(emitter)
    } catch {
      // A connection that could not listen is still open.
      void client?.end().catch(() => undefined)
      again()
    }
  }
  await connect()
  const looking = setInterval(() => {
    const looked = client
    if (looked && !waiting) void assertPrimary(looked).catch(() => looked.end().catch(() => undefined))
  }, checkMs).unref()
  const sending = sendTogether((all) =>
    db.execute(sql`select pg_notify('blazon', notice) from unnest(${sql.param(all)}::text[]) as notice`),
  )
  return {
    send: sending.send,
    close: async () => {
      closed = true
      clearTimeout(waiting)
      clearInterval(looking)
      await sending.sent()
      await client?.end()
    },
  }
}

/** Notices are sent on the primary only; whoever listens at the one before it hears nothing, and no error either. */
async function assertPrimary(client: pg.Client): Promise<void> {
  if (!isWritable(await client.query(ASK_WRITABLE))) throw new Error('The database that is listened to takes no writes')
}

/**
 * Sends what is given at one moment together: a change for thousands of wallets would take as many statements. `sent`
 * resolves when everything given before has left: the last notices of a process hand its work over.
 */
function sendTogether(send: (notices: string[]) => Promise<unknown>) {
  let waiting: string[] = []
  const leaving = new Set<Promise<unknown>>()
  const flush = () => {
    const all = waiting
    waiting = []
    for (let i = 0; i < all.length; i += SENT_AT_ONCE) {
      const sent = send(all.slice(i, i + SENT_AT_ONCE)).catch(() => undefined)
      leaving.add(sent)
      void sent.then(() => leaving.delete(sent))
    }
  }
  return {
    send: (notice: string) => {
      if (waiting.push(notice) === 1) queueMicrotask(flush)
    },
    sent: async () => {
      await Promise.resolve()
      await Promise.all(leaving)
    },
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
    for (const [notice, { timer, again }] of waiting) {
      clearTimeout(timer)
      if (again) send(notice)
    }
    waiting.clear()
  }
  return { notify, close }
}
