import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/database/db.ts'
import { createLog } from '#platform/process/log.ts'
import { isPlainPostgres } from '#platform/settings/demand-tls.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import { openStore } from '#platform/storage/open-store.ts'
import { callerFolder, keepSecrets, keptSecrets } from '../start/config.ts'
import { move } from '../transfer/move.ts'
import { SentenceError } from '../transfer/sentence-error.ts'
import { tellOfWrong } from './copying.ts'
import { existingConfig, openExisting } from './open-source.ts'
import { runCommand, say } from './run-command.ts'

const USAGE = `npm run move-database -- TARGET [--while-running]

Copies the database of DATABASE_URL or DATA_DIR into an empty one; the old one stays as it is.

  TARGET           postgres://user:password@host/name, or embedded:FOLDER
  --while-running  move a Postgres although servers use it; what they write from then on stays behind`

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'while-running': { type: 'boolean' } },
  })
  const config = existingConfig()
  const target = readTarget(positionals[0], config.dataDir)
  const isPlain = target.databaseUrl !== undefined && isPlainPostgres(target.databaseUrl)
  if (config.production && isPlain && !config.allowPlaintext.includes('postgres'))
    throw new SentenceError(
      'The new address does not demand TLS: add ?sslmode=verify-full, or set ALLOW_PLAINTEXT=postgres.',
    )
  if (target.databaseUrl === undefined) mkdirSync(target.dataDir, { recursive: true, mode: 0o700 })
  const source = await openExisting(config)
  const database = await openDatabase(target).catch(async (error: unknown) => {
    await source.close()
    throw error
  })
  const isElsewhere = target.dataDir !== resolve(config.dataDir)
  // Pictures in a store elsewhere stay there.
  const to = { database, store: isElsewhere && !config.s3 ? folderStore(target.dataDir) : undefined }
  const secrets = keptSecrets(config.dataDir)
  // Before the rows are committed: a server that finds rows and no keys would make new ones, which open nothing.
  const beforeCommit = () => {
    if (secrets && isElsewhere && !keptSecrets(target.dataDir)) keepSecrets(target.dataDir, secrets)
  }
  const whileRunning = values['while-running'] ?? false
  const options = { config, log: createLog(config), now: new Date(), whileRunning, beforeCommit }
  const loaded = await move({ database: source, store: openStore(config) }, to, options).finally(async () => {
    await database.close()
    await source.close()
  })
  const rows = Object.values(loaded.rows).reduce((sum, count) => sum + count, 0)
  say(
    `Moved ${rows} rows in ${Object.keys(loaded.rows).length} tables and ${loaded.jobs} waiting jobs. The old database is as it was.`,
    ...tellOfWrong(loaded.wrong),
    target.databaseUrl
      ? 'Set DATABASE_URL to the new one and keep DATA_DIR, which holds the pictures; then start the server.'
      : `Leave DATABASE_URL empty and set DATA_DIR to ${target.dataDir}${secrets ? '' : ', keep SECRET and MASTER_KEYS as they are'}; then start the server.`,
  )
})

function readTarget(named: string | undefined, dataDir: string): { databaseUrl: string | undefined; dataDir: string } {
  if (named?.startsWith('embedded:')) {
    const folder = named.slice('embedded:'.length)
    if (folder) return { databaseUrl: undefined, dataDir: resolve(callerFolder(), folder) }
  }
  if (named && /^postgres(ql)?:\/\/./.test(named) && URL.canParse(named))
    return { databaseUrl: named, dataDir: resolve(dataDir) }
  throw new SentenceError(`Name where to move to: postgres://user:password@host/name, or embedded:FOLDER.\n\n${USAGE}`)
}
