import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openEmptyEmbedded } from '#testing/embedded-images.ts'

/** An empty database of its own, embedded or on a server; `remove` drops it. */
export async function openEmpty(serverUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'blazon-target-'))
  const databaseUrl = serverUrl && (await createDatabase(serverUrl))
  const database: Database = databaseUrl ? await openDatabase({ databaseUrl, dataDir }) : await openEmptyEmbedded()
  const remove = async () => {
    await database.close()
    if (serverUrl && databaseUrl)
      await withClient(serverUrl, `drop database if exists ${nameOf(databaseUrl)} with (force)`)
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { database, dataDir, databaseUrl, remove }
}

async function createDatabase(serverUrl: string): Promise<string> {
  const url = new URL(serverUrl)
  url.pathname = `/blazon_target_${randomBytes(6).toString('hex')}`
  await withClient(serverUrl, `create database ${nameOf(url.href)}`)
  return url.href
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

async function withClient(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
