import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/database/db.ts'
import { createLog } from '#platform/process/log.ts'
import { type Config, ConfigError } from '#platform/settings/config.ts'
import { openStore } from '#platform/storage/open-store.ts'
import { callerFolder, keepSecrets, keptSecrets, loadConfig } from '../start/config.ts'
import { assertKnownMigration } from '../transfer/assert-known-migration.ts'
import type { Head } from '../transfer/entries.ts'
import { checkArchive } from '../transfer/read-archive.ts'
import { restore } from '../transfer/restore.ts'
import { openSecrets, type Secrets } from '../transfer/secrets-box.ts'
import { SentenceError } from '../transfer/sentence-error.ts'
import { assertStore, readPassphrase, tellOfWrong } from './copying.ts'
import { runCommand, say } from './run-command.ts'

const USAGE = `npm run restore -- FILE [--passphrase-file FILE]

Reads a backup to its end, checks it, and puts it into the empty database of DATABASE_URL or DATA_DIR, all of it or nothing.
Pictures and legal pages go to the store of BLOBS_URL, or DATA_DIR.

  --passphrase-file FILE  the passphrase that its secrets were sealed under, where neither SECRET and MASTER_KEYS are set nor
                          DATA_DIR/secrets.json is there`

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' } },
  })
  if (!positionals[0]) throw new SentenceError(`Name the backup to restore.\n\n${USAGE}`)
  const file = resolve(callerFolder(), positionals[0])
  say(`Checking ${file}...`)
  const { head, end } = await checkArchive(file)
  assertKnownMigration(head.migration)
  const { config, brought } = readSettings(head, readPassphrase(values['passphrase-file']))
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  await assertStore(openStore(config))
  const database = await openDatabase(config)
  const keep = () => brought && keepSecrets(config.dataDir, brought)
  const loaded = await restore(file, head, { database, config, log: createLog(config), beforeCommit: keep }).finally(
    database.close,
  )
  const rows = Object.values(loaded.rows).reduce((sum, count) => sum + count, 0)
  say(
    `Restored ${rows} rows in ${head.tables.length} tables, ${loaded.jobs} waiting jobs and ${end.files} files, as they were on ${head.madeAt}.`,
    ...(loaded.strangeJobs > 0 ? [`${loaded.strangeJobs} jobs were left out: this version has no such work.`] : []),
    ...tellOfWrong(loaded.wrong),
    ...loaded.kept.map((page) => `${page} was there already and stays; that of the backup is another one.`),
    ...(brought ? [`SECRET and MASTER_KEYS of the backup are in ${config.dataDir}/secrets.json now.`] : []),
    'Start the server and open an old badge at /verify to see that all is well.',
  )
})

/** The settings with the configured or stored secrets, otherwise with those of the backup. */
function readSettings(head: Head, passphrase: string | undefined): { config: Config; brought: Secrets | undefined } {
  let brought: Secrets | undefined
  const config = loadConfig((dataDir) => {
    const kept = keptSecrets(dataDir)
    if (kept) return kept
    if (head.secrets && passphrase !== undefined) {
      brought = openSecrets(head.secrets, passphrase)
      return brought
    }
    throw new ConfigError(
      `The private keys in this backup are sealed under the master key "${head.masterKeyIds.join('", "')}", and no master key is set here. Put secrets.json of the old server into ${dataDir}, or set SECRET and MASTER_KEYS${head.secrets ? ', or give --passphrase-file, for the backup brings them sealed' : ''}. Nothing was written.`,
    )
  })
  return { config, brought }
}
