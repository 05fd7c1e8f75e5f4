import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKey } from '#features/keys/server/open-key.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { type Database, EXTENSIONS, openDatabase } from '#platform/database/db.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { testDatabaseUrl } from '../start/config.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const NEW = { id: 'new', key: new Uint8Array(32).fill(7) }
const PATIENCE_MS = 240_000
const textOf = ({ id, key }: { id: string; key: Uint8Array }) => `${id}:${Buffer.from(key).toString('hex')}`

let world: World
let dataDir: string
const issuerIds: string[] = []

// The command opens the database itself, so an embedded one is copied from memory to disk for it.
beforeAll(async () => {
  world = await openWorld()
  for (let at = 0; at < 2; at++) issuerIds.push((await startSending(world)).issuerId)
  await world.runJobs()
  dataDir = mkdtempSync(join(tmpdir(), 'blazon-rotate-'))
  if (world.database.kind !== 'pglite') return
  const loadDataDir = await world.database.pglite.dumpDataDir('none')
  const onDisk = await PGlite.create({ dataDir: join(dataDir, 'pglite'), loadDataDir, extensions: EXTENSIONS })
  await onDisk.close()
}, PATIENCE_MS)
afterAll(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs the command on a machine whose newest master key is NEW; returns its output and exit code. */
async function rotate(...args: string[]) {
  const { secret, masterKeys, databaseUrl } = world.config
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: '.cache/compile',
    DATA_DIR: dataDir,
    SECRET: secret,
    MASTER_KEYS: [NEW, ...masterKeys].map(textOf).join(),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const run = promisify(execFile)(process.execPath, ['apps/server/commands/rotate-keys.ts', ...args], {
    cwd: ROOT,
    env,
  })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  )
}

/** Runs code on the database after the command, with some master keys. */
async function afterwards<T>(
  masterKeys: World['config']['masterKeys'],
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  const config = { ...world.config, masterKeys }
  if (world.database.kind !== 'pglite') return work({ ...world.ctx(), config })
  const database: Database = await openDatabase({ databaseUrl: undefined, dataDir })
  try {
    return await work({ ...world.ctx(), config, db: database.db })
  } finally {
    await database.close()
  }
}

/** Every stored private key by row: the unsealed secret. */
async function secretsOf(ctx: Context): Promise<Map<string, string>> {
  const rows = await ctx.db.select({ id: sealedKeys.id }).from(sealedKeys)
  const secrets = new Map<string, string>()
  for (const { id } of rows) secrets.set(id, Buffer.from(await openKey(ctx, id)).toString('hex'))
  return secrets
}

test(
  're-encrypts every key so that the newest master key alone opens it',
  async () => {
    const before = await secretsOf(world.ctx())
    const { code, said } = await rotate()
    expect(said).toContain(
      `${before.size} keys wrapped anew under the master key new; ${before.size} lie under it now.`,
    )
    expect(said).toContain('The master key test may be removed')
    expect(code).toBe(0)
    expect(await afterwards([NEW], secretsOf)).toEqual(before)
  },
  PATIENCE_MS,
)

test(
  'gives every issuer a new issuing key, and resumes an interrupted run',
  async () => {
    const newKeys = async () => {
      const rows = await afterwards([NEW], (ctx) => ctx.db.select().from(sealedKeys))
      return rows.filter(({ purpose, retiredAt }) => purpose === 'issuing' && retiredAt === null)
    }
    const old = (await newKeys()).map(({ id }) => id)
    const { code, said } = await rotate('--issuing', 'all')
    expect(code).toBe(0)
    for (const id of issuerIds)
      expect(said).toMatch(new RegExp(`\\(${id}\\): new key z\\w+, 1 delegations signed anew`))
    const kept = await newKeys()
    expect(kept).toHaveLength(old.length)
    expect(kept.filter(({ id }) => old.includes(id))).toEqual([])
    const instant = /--before (\S+)/.exec(said)?.[1] ?? ''
    const again = await rotate('--issuing', 'all', '--before', instant)
    expect(again.said.match(/done before\./g)).toHaveLength(issuerIds.length)
    expect(await newKeys()).toEqual(kept)
  },
  PATIENCE_MS,
)

// Refused before the database is opened, so once is enough.
test.skipIf(testDatabaseUrl()).each([
  ['compromised keys without an issuer', ['--compromised'], '--compromised needs --issuing'],
  ['an issuer that is not there', ['--issuing', 'nobody'], 'No issuer has the id nobody'],
])(
  'the command refuses %s in one sentence',
  async (_, args, sentence) => {
    const { code, said } = await rotate(...args)
    // Pictures are not copied with the database, of which the log warns in a line of JSON.
    const sentences = said
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{'))
    expect([code, sentences.length]).toEqual([1, 1])
    expect(said).toContain(sentence)
  },
  PATIENCE_MS,
)

test(
  'refuses an embedded database in use and names its process',
  async () => {
    const { code, said } = await afterwards([NEW], () => rotate())
    if (world.database.kind === 'pglite') {
      expect(code).toBe(1)
      expect(said).toContain(`in use by process ${process.pid}`)
    } else expect(code).toBe(0)
  },
  PATIENCE_MS,
)
