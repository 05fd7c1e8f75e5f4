import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#platform/database/db.ts'
import { type Config, ConfigError } from '#platform/settings/config.ts'
import { keptSecrets, loadConfig } from '../start/config.ts'

/** The settings of a server that has run; throws a `ConfigError` instead of creating new secrets. */
export function existingConfig(): Config {
  return loadConfig((dataDir) => {
    const kept = keptSecrets(dataDir)
    if (kept) return kept
    throw new ConfigError(
      `SECRET and MASTER_KEYS are not set, and ${dataDir} holds no secrets.json. Set them, or set DATA_DIR to the folder of the server.`,
    )
  })
}

/** Opens the database of a server that has run; throws a `ConfigError` instead of creating an embedded one. */
export async function openExisting(config: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'pglite'))) {
    throw new ConfigError(
      `There is no database in ${config.dataDir}. Set DATA_DIR to the folder of the server, or DATABASE_URL to its Postgres.`,
    )
  }
  return openDatabase(config)
}
