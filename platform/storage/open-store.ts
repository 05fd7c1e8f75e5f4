import type { Config } from '../settings/config.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'
import type { Store } from './store.ts'

/** The store of the settings: that of BLOBS_URL, else DATA_DIR. */
export function openStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Store {
  return s3 ? s3Store(s3) : folderStore(dataDir)
}
