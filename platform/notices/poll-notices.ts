import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { rowsOf } from '../database/rows-of.ts'
import { databaseNotices } from '../tables.ts'

/** How long after its statement a notice may arrive, in milliseconds. */
const POLL_MS = 500
/** Rows become visible in another order than their ids: each look reads this much again, and skips what it has seen. */
const WINDOW_MS = 10_000
const KEPT_MS = 60_000

type Poll = { write: (notices: string[]) => Promise<unknown>; stop: () => Promise<void> }

/**
 * Sends notices through a table, and looks for those of all processes twice a second: for a database behind a pooler,
 * which cannot listen. `onLost` is called when a look failed or came so late that notices were missed.
 */
export async function pollNotices(
  db: Db,
  onNotice: (notice: string) => void,
  onLost: () => void,
  pollMs = POLL_MS,
): Promise<Poll> {
  const look = openLook(db)
  let looking: Promise<void> = look().then(() => undefined)
  await looking
  let isStopped = false
  let isLost = false
  let lookedAt = performance.now()
  let tidiedAt = 0
  const turn = async () => {
    try {
      const found = await look()
      const now = performance.now()
      if (isLost || now - lookedAt > WINDOW_MS / 2) onLost()
      isLost = false
      lookedAt = now
      for (const notice of found) onNotice(notice)
      if (now - tidiedAt > KEPT_MS) await tidy(db)
      if (now - tidiedAt > KEPT_MS) tidiedAt = now
    } catch {
      isLost = true
    }
  }
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(() => {
      looking = turn().then(() => {
        if (!isStopped) next()
      })
    }, pollMs).unref()
  }
  next()
  return {
    write: (notices) => db.insert(databaseNotices).values(notices.map((notice) => ({ notice }))),
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}

/** Reads the notices that the last looks have not seen; the first look sees those that were there before. */
function openLook(db: Db): () => Promise<string[]> {
  let seen = new Set<number>()
  return async () => {
    const rows = await rowsOf<{ id: number; notice: string }>(
      db,
      sql`
      select id, notice from ${databaseNotices} where at > now() - ${`${WINDOW_MS} ms`}::interval order by id
    `,
    )
    const found = rows.filter(({ id }) => !seen.has(id))
    seen = new Set(rows.map(({ id }) => id))
    return found.map(({ notice }) => notice)
  }
}

async function tidy(db: Db): Promise<void> {
  await db.execute(sql`delete from ${databaseNotices} where at < now() - ${`${KEPT_MS} ms`}::interval`)
}
