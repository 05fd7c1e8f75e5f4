import type { Context } from '#platform/context.ts'
import type { Send } from './own-send.ts'

/** What a higher feature does for sends whose recipients it reads from a list; each call in the transaction of its caller. */
export type SendSource = {
  /** How many rows are read, and how many of those that failed can be read again; undefined for a send without a list. */
  progress: (ctx: Context, send: Send) => Promise<{ read: number; failed: number } | undefined>
  /** How many rows found no place under a limit. */
  countPastLimit: (ctx: Context, sendId: string) => Promise<number>
  /** Has the rows that found no place read again, while the list is kept; answers how many. */
  readAgain: (ctx: Context, sendId: string) => Promise<number>
  /** Reads on in a list that was paused. */
  readOn: (ctx: Context, sendId: string) => Promise<void>
  /** Writes into the receipts of some claims that they were stopped or undone. */
  takeBack: (ctx: Context, send: Send, claimIds: string[]) => Promise<void>
  /** Forgets the list of a send that was stopped or undone. */
  forget: (ctx: Context, sendId: string) => Promise<void>
  /** Has the readers of lists pass some addresses by, before they are erased. */
  passBy: (ctx: Context, emails: string[]) => Promise<void>
  /** Erases addresses from receipts and lists. */
  erase: (ctx: Context, emails: string[]) => Promise<void>
  /** Erases the lists and receipts of an issuer. */
  eraseOf: (ctx: Context, issuerId: string) => Promise<void>
}

const nothing = () => Promise.resolve()
const none = () => Promise.resolve(0)
let source: SendSource = {
  ...{ progress: () => Promise.resolve(undefined), countPastLimit: none, readAgain: none, readOn: nothing },
  ...{ takeBack: nothing, forget: nothing, passBy: nothing, erase: nothing, eraseOf: nothing },
}

/** Names the feature that reads lists. */
export function onListedSends(listed: SendSource): void {
  source = listed
}

/** The feature that reads lists; without one no send has a list. */
export function listedSends(): SendSource {
  return source
}
