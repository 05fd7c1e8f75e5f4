import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { JOBS } from '#apps/server/features.ts'
import { type Database, EXTENSIONS, embedded } from '#platform/database/db.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { createLog, type Log } from '#platform/process/log.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** An embedded database in memory without any table. Making one takes seconds, so each is a copy of an image on disk. */
export async function openEmptyEmbedded(): Promise<Database> {
  return embedded(await PGlite.create({ loadDataDir: await readEmpty(), extensions: EXTENSIONS }))
}

/** An embedded database in memory with the tables and queues of a server. */
export async function openMigratedEmbedded(log: Log): Promise<Database> {
  return embedded(await PGlite.create({ loadDataDir: await readMigrated(log), extensions: EXTENSIONS }))
}

/** Makes the folder of an embedded database with the tables and queues of a server, for a process that starts on it. */
export async function layMigratedEmbedded(dataDir: string): Promise<void> {
  const loadDataDir = await readMigrated(createLog({ logLevel: 'silent' }))
  mkdirSync(dataDir, { recursive: true })
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'pglite'), loadDataDir, extensions: EXTENSIONS })
  await pglite.close()
}

/** Adds the tables and queues of a server to an empty database. */
export async function prepare(database: Database, log: Log): Promise<void> {
  await migrate(database)
  const jobs = await openJobs(database, Object.keys(JOBS), log)
  await jobs.stop()
}

/** Identifies a schema: its migrations, which are edited until they are released, and its queues. */
export function fingerprint(): string {
  const folder = join(ROOT, 'db/migrations')
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  const migrations = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8'))
  return hashOf(migrations.join(), packageOf('pg-boss'), Object.keys(JOBS).join())
}

let emptyRead: Promise<Blob> | undefined
let migratedRead: Promise<Blob> | undefined

function readEmpty(): Promise<Blob> {
  emptyRead ??= emptyImage().then(readOnce)
  return emptyRead
}

function readMigrated(log: Log): Promise<Blob> {
  migratedRead ??= migratedImage(log).then(readOnce)
  return migratedRead
}

/** A file that returns its bytes without copying them each time: PGlite makes its own copy. */
function readOnce(file: string): Blob {
  const { buffer } = new Uint8Array(readFileSync(file))
  return Object.assign(new Blob(), { arrayBuffer: async () => buffer })
}

const emptyImage = () =>
  image(`pglite-empty-${hashOf(packageOf('@electric-sql/pglite'))}`, async () =>
    embedded(await PGlite.create({ extensions: EXTENSIONS })),
  )

const migratedImage = (log: Log) =>
  image(`pglite-${hashOf(fingerprint(), packageOf('@electric-sql/pglite'))}`, async () => {
    const database = await openEmptyEmbedded()
    await prepare(database, log)
    return database
  })

/** The file of an image by its name, in `.cache`; makes it when it is not there. */
async function image(name: string, make: () => Promise<Database>): Promise<string> {
  const folder = join(ROOT, '.cache')
  const file = join(folder, `${name}.tar`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const database = await make()
  if (database.kind !== 'pglite') throw new Error('An image is of an embedded database')
  const dump = await database.pglite.dumpDataDir('none')
  await database.close()
  const temporary = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(temporary, Buffer.from(await dump.arrayBuffer()))
  renameSync(temporary, file)
  return file
}

const packageOf = (name: string) => readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')
const hashOf = (...texts: string[]) => createHash('sha256').update(texts.join()).digest('hex').slice(0, 16)
