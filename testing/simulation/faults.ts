import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { systemContext } from '#apps/server/http/context.ts'
import { sweepMails } from '#features/sends/mail/server/sweep-mails.ts'
import type { World } from '#testing/world.ts'
import type { Mailbox } from './mailbox.ts'
import type { Fault } from './plan.ts'

/**
 * What breaks the connections of a world on Postgres from outside. `cut` ends one, as a firewall or an administrator does.
 * `kill` lets another process send e-mails and kills it: its connections end, it gets no new ones, and sends nothing more.
 */
export async function openFaults(world: World, mailbox: Mailbox) {
  const { databaseUrl } = world.config
  if (!databaseUrl) return { run: async () => undefined, close: async () => undefined }
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  const cut = async ({ which }: Fault) => {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' order by state = 'idle', pid`,
    )
    // Those that work come first.
    const chosen = rows[which % Math.max(1, Math.ceil(rows.length / 2))]
    if (chosen) await admin.query('select pg_terminate_backend($1)', [chosen.pid])
  }
  const run = async (fault: Fault) => {
    if (fault.kind === 'kill') return killMailer(world, mailbox, fault)
    await wait(fault.afterMs)
    await cut(fault)
  }
  return { run, close: () => admin.end() }
}

/** Runs the sweep of e-mails in what counts as a process of its own, until it is killed. */
async function killMailer(world: World, mailbox: Mailbox, { afterMs }: Fault): Promise<void> {
  let isAlive = true
  const pool = new pg.Pool({ connectionString: world.config.databaseUrl, max: 4 })
  const clients: pg.PoolClient[] = []
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    clients.push(client)
    client.on('error', () => undefined)
  })
  const connect = pool.connect.bind(pool)
  const dead = new Error('The process is dead')
  pool.connect = ((done?: (error: Error) => void) => {
    if (isAlive) return connect(done as never)
    if (!done) return Promise.reject(dead)
    done(dead)
  }) as typeof pool.connect
  const ctx = {
    ...systemContext(world.services, 'sweep-mails'),
    db: drizzle(pool),
    mail: mailbox.mailerOf(() => isAlive),
  }
  const swept = sweepMails(ctx as never).catch(() => undefined)
  await wait(afterMs)
  isAlive = false
  for (const client of clients)
    (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
  await Promise.race([swept, wait(1000)])
  await Promise.race([pool.end(), wait(1000)])
}
