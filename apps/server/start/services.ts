import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { openMail } from '#platform/mail/mail.ts'
import { openNotices } from '#platform/notices/notices.ts'
import type { Network } from '#platform/outgoing/public-request.ts'
import { openSafeFetch } from '#platform/outgoing/safe-fetch.ts'
import { openSafePost } from '#platform/outgoing/safe-post.ts'
import type { Log } from '#platform/process/log.ts'
import type { Config } from '#platform/settings/config.ts'
import { isLocalServer } from '#platform/settings/is-local-server.ts'
import { openBlobCache } from '#platform/storage/blob-cache.ts'
import { openBlobs } from '#platform/storage/blobs.ts'
import { openStore } from '#platform/storage/open-store.ts'
import { JOBS } from '../features.ts'
import type { Services } from '../http/context.ts'
import { assertHome } from './assert-home.ts'
import { assertMasterKeys } from './assert-master-keys.ts'
import { warnOfMissingPictures } from './check-pictures.ts'
import { checkStore, warnOfOwnFolder } from './check-store.ts'
import { trustContexts } from './trust-contexts.ts'

/** The copies of pictures on this machine, when they are in a store elsewhere. */
const CACHE_BYTES = 512 * 1024 * 1024

type Given = { database?: Database; now?: () => Date; network?: Network }

/**
 * Opens the services that verbs use. `beginDrain` tells proxies to send no more, `beginStop` makes long work return its rest,
 * and `close` ends all in the right order.
 */
export async function openServices(config: Config, log: Log, given: Given = {}) {
  trustContexts(config)
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const store = openStore(config)
  await checkStore(store, log)
  warnOfOwnFolder(config, log)
  const database = given.database ?? (await openDatabase(config))
  await migrate(database)
  await assertHome(database.db, config)
  await assertMasterKeys(database.db, config)
  await warnOfMissingPictures(database.db, store, log)
  const notices = await openNotices(database)
  const jobs = await openJobs(database, Object.keys(JOBS), log, notices)
  const mail = openMail(config)
  const stopping = new AbortController()
  const draining = new AbortController()
  const services: Services = {
    db: database.db,
    blobs: openBlobs(store, {
      log,
      ...(config.s3 && { cache: openBlobCache(join(config.dataDir, 'cache'), CACHE_BYTES) }),
    }),
    store,
    mail,
    jobs,
    notices,
    safeFetch: openSafeFetch(given.network),
    safePost: openSafePost(given.network, given.now, isLocalServer(config)),
    config,
    log,
    now: given.now ?? (() => new Date()),
    stopping: stopping.signal,
    draining: draining.signal,
  }
  const beginDrain = () => draining.abort()
  const beginStop = () => stopping.abort()
  const close = async () => {
    beginStop()
    await jobs.stop()
    mail.close()
    await notices.close()
    await database.close()
  }
  return { services, database, beginDrain, beginStop, close }
}
