import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePorts } from './server-process.ts'

const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer']
const PATIENCE_MS = 20_000
const POLL_MS = 20

/** The program of PgBouncer, or undefined where it is not installed. */
export const POOLER = PLACES.find((place) => existsSync(place))

/**
 * Starts PgBouncer in transaction mode before a Postgres. Its connections are used in turn, so that nothing finds the session
 * of its last transaction again by chance. `to` gives the address of a database through it.
 */
export async function openPooler(serverUrl: string) {
  if (!POOLER) throw new Error('PgBouncer is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'blazon-pooler-'))
  // It reads its settings again as the user that it becomes.
  chmodSync(folder, 0o755)
  const server = new URL(serverUrl)
  const { PORT } = await freePorts()
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port || 5432} user=${server.username}${server.password && ` password=${server.password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORT}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
server_round_robin = 1
query_wait_timeout = 10
server_login_retry = 1
`,
    { mode: 0o644 },
  )
  // It refuses to run as root, and reads its settings as root before it changes the user.
  const asRoot = process.getuid?.() === 0
  const child = spawn(POOLER, [...(asRoot ? ['-u', 'postgres'] : []), '-q', settings], { stdio: 'ignore' })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const to = (databaseUrl: string) => {
    const url = new URL(databaseUrl)
    url.hostname = '127.0.0.1'
    url.port = PORT
    return url.href
  }
  await answers(to(serverUrl))
  return {
    to,
    close: async () => {
      process.off('exit', endWithUs)
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(POLL_MS)) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isThere) return
  }
  throw new Error('PgBouncer did not answer')
}
