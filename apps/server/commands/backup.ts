import { parseArgs } from 'node:util'
import { createLog } from '#platform/process/log.ts'
import { openStore } from '#platform/storage/open-store.ts'
import { callerFolder } from '../start/config.ts'
import { backUp } from '../transfer/back-up.ts'
import { openBackupFile } from '../transfer/open-backup-file.ts'
import { sealSecrets } from '../transfer/secrets-box.ts'
import { assertStore, readPassphrase, tellOfWrong } from './copying.ts'
import { existingConfig, openExisting } from './open-source.ts'
import { runCommand, say } from './run-command.ts'

const USAGE = `npm run backup [-- FILE] [--passphrase-file FILE]

Writes one file with every table, the jobs that wait, pictures and your legal pages. On Postgres servers may run meanwhile;
an embedded one has to be stopped.

  FILE                    where to write; default DATA_DIR/backups/blazon-<time>.backup. A pipe or device is written to as it is
  --passphrase-file FILE  put SECRET and MASTER_KEYS in too, sealed under the first line of this file (12 characters or more)`

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' } },
  })
  const config = existingConfig()
  const passphrase = readPassphrase(values['passphrase-file'])
  const masterKeys = config.masterKeys.map(({ id, key }) => `${id}:${Buffer.from(key).toString('hex')}`).join()
  const { secret, oldSecret } = config
  const secrets = passphrase === undefined ? undefined : sealSecrets({ secret, oldSecret, masterKeys }, passphrase)
  const now = new Date()
  const target = await openBackupFile(positionals[0], { dataDir: config.dataDir, folder: callerFolder(), now })
  try {
    await assertStore(openStore(config))
    const database = await openExisting(config)
    const options = { store: openStore(config), now, secrets, log: createLog(config) }
    const { head, end, wrong } = await backUp(database, target.stream, options).finally(database.close)
    await target.keep()
    const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0)
    say(
      `Backed up ${rows} rows in ${head.tables.length} tables, ${end.jobs} waiting jobs and ${end.files} files to`,
      `  ${target.path}`,
      ...tellOfWrong(wrong),
      secrets
        ? 'It holds SECRET and MASTER_KEYS, sealed under your passphrase. Keep the passphrase elsewhere.'
        : 'It holds no secrets. Keep SECRET and MASTER_KEYS (or DATA_DIR/secrets.json) elsewhere: without them no private key in it opens.',
      'It holds personal data. Keep it as you keep the server.',
    )
  } finally {
    await target.close()
  }
})
