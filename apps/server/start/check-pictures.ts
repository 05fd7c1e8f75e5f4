import { desc } from 'drizzle-orm'
import { templates } from '#features/templates/server/tables.ts'
import type { Db } from '#platform/database/db.ts'
import type { Log } from '#platform/process/log.ts'
import { blobKey } from '#platform/storage/blobs.ts'
import type { Store } from '#platform/storage/store.ts'

/** So many of the newest templates tell whether the pictures came along with the database. */
const LOOKED_AT = 20

/**
 * Warns in one sentence of pictures that the database names and the store lacks, as after a move of the database alone. A store
 * that is away says nothing of it.
 */
export async function warnOfMissingPictures(db: Db, store: Store, log: Pick<Log, 'warn'>): Promise<void> {
  const rows = await db
    .select({ cid: templates.imageCid })
    .from(templates)
    .orderBy(desc(templates.createdAt))
    .limit(LOOKED_AT)
  const cids = [...new Set(rows.map(({ cid }) => cid))].filter((cid) => cid !== '')
  const found = await Promise.all(cids.map((cid) => store.has(blobKey(cid)))).catch(() => undefined)
  const missing = found?.filter((has) => !has).length ?? 0
  if (missing === 0) return
  log.warn(
    { missing, lookedAt: cids.length },
    'Pictures that the database names are missing: bring back the folder blobs of DATA_DIR, correct BLOBS_URL, or restore a backup',
  )
}
