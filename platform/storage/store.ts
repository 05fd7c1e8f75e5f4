import { Problem } from '../../base/problem.ts'

/** Why a store gave no answer; an operator reads it in the log, at the start and on `/readyz`. */
export type StoreFailure =
  | 'bucketMissing'
  | 'keysRefused'
  /** The role that gives the keys did not answer. */
  | 'keysMissing'
  | 'unreachable'
  | 'slow'
  | 'wrongBytes'
  | 'refused'

/** What is wrong with a store, as a sentence for its operator. */
export const STORE_FAILURES: Record<StoreFailure, string> = {
  bucketMissing:
    'The bucket in BLOBS_URL does not exist at its endpoint. Create it, or correct the name or the region.',
  keysRefused:
    'The store in BLOBS_URL refuses the keys. Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (or the role), and let them list, read, write and delete in this bucket.',
  keysMissing:
    'The keys of the store in BLOBS_URL cannot be read from its role: the service of the machine or container that gives them does not answer as it should.',
  unreachable: 'The store in BLOBS_URL cannot be reached.',
  slow: 'The store in BLOBS_URL does not answer in time.',
  wrongBytes: 'The store of files returned other bytes than were stored.',
  refused: 'The store in BLOBS_URL refuses requests.',
}

/** The store cannot be used now. A call answers `storeAway`; a job is tried again. */
export class StoreAway extends Problem {
  readonly failure: StoreFailure
  constructor(failure: StoreFailure, cause?: unknown) {
    super('storeAway')
    // For the log; an answer names only the key.
    this.message = STORE_FAILURES[failure]
    this.failure = failure
    this.cause = cause
  }
}

/** More than any picture, page or list: a damaged backup or a strange store must not fill the memory. */
export const FILE_MAX_BYTES = 64 * 1024 * 1024

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
