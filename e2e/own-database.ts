import { randomBytes } from 'node:crypto'
import pg from 'pg'

/**
 * A new, empty database on a Postgres (`serverUrl`), and its removal; without a Postgres the address is empty, which means
 * the embedded database.
 */
export async function openOwnDatabase(
  serverUrl: string | undefined,
): Promise<{ url: string; drop: () => Promise<void> }> {
  if (!serverUrl) return { url: '', drop: async () => undefined }
  const name = `blazon_journey_${randomBytes(6).toString('hex')}`
  await ask(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => ask(serverUrl, `drop database if exists ${name} with (force)`) }
}

async function ask(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
