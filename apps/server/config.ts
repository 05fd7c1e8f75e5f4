import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '#platform/config.ts'

/** Reads the settings of this process and of `.env`; what is not configured locally is made once and kept in DATA_DIR (mode 0600). */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env, localSecrets)
}

function localSecrets(dataDir: string): { secret: string; masterKeys: string } {
  const file = join(dataDir, 'secrets.json')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    const made = {
      secret: randomBytes(32).toString('base64url'),
      masterKeys: `local:${randomBytes(32).toString('hex')}`,
    }
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return JSON.parse(readFileSync(file, 'utf8')) as { secret: string; masterKeys: string }
  }
}

/** The Postgres server that tests make their databases on; PGlite when there is none. */
export function testDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined
}

/** How much the servers of tests log (`TEST_LOG`). */
export function testLogLevel(): Config['logLevel'] {
  return (process.env.TEST_LOG as Config['logLevel'] | undefined) ?? 'silent'
}
