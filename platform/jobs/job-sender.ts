import type { Db } from '../database/db.ts'

/** The part of a verb's context that is needed to write a job: the transaction, and the effects after its commit. */
export type JobWriter = { db: Db; afterCommit?: (() => void | Promise<void>)[] }

/** Lets verbs write jobs. */
export type JobSender = {
  /** Writes a job in the transaction of `ctx`: no commit, no job. It is due at once, or after a number of seconds. */
  send: (ctx: JobWriter, name: string, data: Record<string, string>, afterSeconds?: number) => Promise<void>
  /** Writes a job for each of `data`, due at once, in one statement. */
  sendAll: (ctx: JobWriter, name: string, data: Record<string, string>[]) => Promise<void>
}
