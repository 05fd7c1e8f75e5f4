import type { Db } from './db.ts'

/** What of a verb's context writing a job needs: the transaction, and what runs once it has committed. */
export type JobWriter = { db: Db; afterCommit?: (() => void | Promise<void>)[] }

/** How verbs write jobs. */
export type JobSender = {
  /** Writes a job in the transaction of `ctx`; no commit, no job. It is due at once, or after so many seconds. */
  send: (ctx: JobWriter, name: string, data: Record<string, string>, afterSeconds?: number) => Promise<void>
  /** Writes a job for each of `data`, due at once, in one statement. */
  sendAll: (ctx: JobWriter, name: string, data: Record<string, string>[]) => Promise<void>
}
