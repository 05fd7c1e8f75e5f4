import { Problem } from '../../base/problem.ts'

/** Why a store gave no answer; an operator reads it in the log, at the start and on `/readyz`. */
export type StoreFailure = 'bucketMissing' | 'keysRefused' | 'unreachable' | 'slow' | 'wrongBytes' | 'refused'

/** The store cannot be used now. A call answers `storeAway`; a job is tried again. */
export class StoreAway extends Problem {
  readonly failure: StoreFailure
  constructor(failure: StoreFailure, cause?: unknown) {
    super('storeAway')
    this.failure = failure
    this.cause = cause
  }
}

export type StoredFile = { key: string; bytes: number; writtenAt: Date }

/**
 * Where the files are that every process must see: a folder, or an S3-compatible store. A key is a path such as
 * `legal/en/terms.md`. All but a folder's own errors throw `StoreAway`. Never call one inside a transaction.
 */
export type Store = {
  kind: 'folder' | 's3'
  /** A file is stored completely before this resolves, or not at all. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  get: (key: string) => Promise<Buffer | undefined>
  /** With `isQuick`, a slow store counts as away sooner. */
  has: (key: string, options?: { isQuick?: boolean }) => Promise<boolean>
  remove: (key: string) => Promise<void>
  /** All files whose keys begin with a prefix, in no order. */
  list: (prefix: string) => AsyncIterable<StoredFile>
  /** What is wrong with the store, or undefined. */
  check: () => Promise<StoreFailure | undefined>
}

/** What the stores of this process did, for its metrics. */
export const storeTally = { failures: 0, wrongBytes: 0, cacheHits: 0, cacheMisses: 0 }
