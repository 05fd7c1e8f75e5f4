import type { Config } from '../config.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'
import type { Store, StoreFailure } from './store.ts'

/** The store of the settings: that of BLOBS_URL, else DATA_DIR. */
export function openStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Store {
  return s3 ? s3Store(s3) : folderStore(dataDir)
}

/** What is wrong with a store, as a sentence for its operator. */
export const STORE_FAILURES: Record<StoreFailure, string> = {
  bucketMissing:
    'The bucket in BLOBS_URL does not exist at its endpoint. Create it, or correct the name or the region.',
  keysRefused:
    'The store in BLOBS_URL refuses the keys. Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (or the role), and let them list, read, write and delete in this bucket.',
  unreachable: 'The store in BLOBS_URL cannot be reached.',
  slow: 'The store in BLOBS_URL does not answer in time.',
  wrongBytes: 'The store in BLOBS_URL returned other bytes than were stored.',
  refused: 'The store in BLOBS_URL refuses requests.',
}
