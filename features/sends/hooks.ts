import type { Context } from '#platform/context.ts'
import { seam } from '#platform/hook.ts'
import type { Send } from './server/own-send.ts'

/**
 * A higher feature's work for sends whose recipients it reads from a list; each call but `isStored` runs in its
 * caller's transaction.
 */
export type SendSource = {
  /** How many rows were read, failed so that they can be retried, or repeat others; undefined for a send without a list. */
  progress: (ctx: Context, send: Send) => Promise<{ read: number; failed: number; duplicates: number } | undefined>
  /** The number of rows past a limit. */
  countPastLimit: (ctx: Context, sendId: string) => Promise<number>
  /** Whether the list is still stored. Call it outside transactions: the store may be far away. */
  isStored: (ctx: Context, sendId: string) => Promise<boolean>
  /** Reads the rows of a stored list that are past a limit again; returns their number. */
  readAgain: (ctx: Context, sendId: string) => Promise<number>
  /** Continues to read a paused list. */
  readOn: (ctx: Context, sendId: string) => Promise<void>
  /** Marks the receipts of some claims as stopped or undone. */
  undo: (ctx: Context, send: Send, claimIds: string[]) => Promise<void>
  /** Deletes the list of a stopped or undone send. */
  forget: (ctx: Context, sendId: string) => Promise<void>
  /** Makes the readers of lists skip some addresses, before these are erased. */
  passBy: (ctx: Context, emails: string[]) => Promise<void>
  /** Erases addresses from receipts and lists. */
  erase: (ctx: Context, emails: string[]) => Promise<void>
  /** Erases the lists and receipts of an issuer. */
  eraseOf: (ctx: Context, issuerId: string) => Promise<void>
}

/** The feature that reads lists. */
export const listedSends = seam<SendSource>('the lists of sends')
