import { randomBytes } from 'node:crypto'
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '#platform/settings/config.ts'

type Secrets = { secret: string; oldSecret?: string; masterKeys: string }
const SECRETS_FILE = 'secrets.json'

/**
 * Reads the settings of this process and of `.env`. Secrets that are not configured come from `secretsOf`: by default
 * they are generated once and stored in DATA_DIR (mode 0600).
 */
export function loadConfig(secretsOf: (dataDir: string) => Secrets = localSecrets): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env, secretsOf)
}

/** The secrets stored in a DATA_DIR, or undefined. */
export function keptSecrets(dataDir: string): Secrets | undefined {
  const file = join(dataDir, SECRETS_FILE)
  if (!existsSync(file)) return undefined
  try {
    const { secret, oldSecret, masterKeys } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
    if (secret && masterKeys) return { secret, masterKeys, ...(oldSecret && { oldSecret }) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new ConfigError(`${file} cannot be read as secrets. Put back the one that was there, from where you keep it.`)
}

/** Stores secrets in a DATA_DIR atomically, since a disk may be full. Throws when it already has some. */
export function keepSecrets(dataDir: string, secrets: Secrets): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, SECRETS_FILE)
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
    copyFileOnce(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Links a file to a new name that must not exist; copies it where the disk does not support links. */
function copyFileOnce(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    copyFileSync(from, to, constants.COPYFILE_EXCL)
  }
}

/** The folder in which a command was run; npm runs scripts in the package's folder. */
export function callerFolder(): string {
  return process.env.INIT_CWD ?? process.cwd()
}

function localSecrets(dataDir: string): Secrets {
  const kept = keptSecrets(dataDir)
  if (kept) return kept
  if (process.env.BLOBS_URL)
    throw new ConfigError(
      'SECRET and MASTER_KEYS are missing. With BLOBS_URL there may be several servers, and all need the same.',
    )
  const made = { secret: randomBytes(32).toString('base64url'), masterKeys: `local:${randomBytes(32).toString('hex')}` }
  try {
    keepSecrets(dataDir, made)
    return made
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return keptSecrets(dataDir) ?? made
  }
}

/** The Postgres server for test databases; PGlite when undefined. */
export function testDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined
}

/** How much the servers of tests log (`TEST_LOG`). */
export function testLogLevel(): Config['logLevel'] {
  return (process.env.TEST_LOG as Config['logLevel'] | undefined) ?? 'silent'
}
