import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email } from 'postal-mime'
import { freePort } from '#testing/free-port.ts'
import { mailsTo, noticesTo } from './outbox.ts'
import { openOwnDatabase } from './own-database.ts'
import { openPostOffice } from './post-office.ts'
import { openSeveral } from './several-servers.ts'

/** `npm test` runs the server that it built; a journey on its own runs the sources. */
const SERVER = process.env.SERVER_BUILT ?? 'apps/server/main.ts'
/** How many servers share a Postgres, by hand: one journey then goes through all of them. */
const SERVERS = Number(process.env.SERVERS ?? '1')
/** How long a server may take to start, in milliseconds: two start at once, possibly on a busy machine. */
export const START_MS = 120_000

/** A running Blazon: its two origins, and its e-mails and its account notices to an address, oldest first. */
export type Blazon = {
  studio: string
  wallet: string
  mailsTo: (address: string) => Promise<Email[]>
  noticesTo: (address: string) => Promise<Email[]>
}

type Started = {
  blazon: Blazon
  /** The server's output so far. */
  printed: () => string
  stop: () => Promise<void>
}

/**
 * Starts Blazon with some arguments and settings, on free ports and in a new folder, with the embedded database or, on a
 * Postgres (`serverUrl`), in a new one; `stop` stops it and removes what it stored. On a Postgres, `SERVERS` servers with a
 * folder each stand behind a proxy.
 */
export async function startServer(
  args: string[] = [],
  startMs = START_MS,
  settings: Record<string, string> = {},
  serverUrl?: string,
): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'blazon-journey-'))
  const count = serverUrl ? SERVERS : 1
  const ports = await Promise.all(
    Array.from({ length: count }, async () => ({ studio: await freePort(), wallet: await freePort() })),
  )
  const [first = { studio: 0, wallet: 0 }] = ports
  const several = count > 1 ? await openSeveral(ports) : undefined
  const outbox = join(dataDir, 'outbox')
  const postOffice = await openPostOffice(outbox)
  const database = await openOwnDatabase(serverUrl)
  const servers = ports.map((own, at) =>
    spawn(process.execPath, [SERVER, ...args], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        // As `npm start` sets it.
        NODE_COMPILE_CACHE: '.cache/compile',
        DATA_DIR: several ? join(dataDir, `server-${at}`) : dataDir,
        PORT: String(own.studio),
        WALLET_PORT: String(own.wallet),
        CAPTCHA_COST: '10',
        LOG_LEVEL: 'warn',
        // A demo ignores it and writes to the same folder.
        SMTP_URL: postOffice.url,
        DATABASE_URL: database.url,
        ...several?.environment,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  let output = ''
  for (const server of servers)
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const studio = several?.studio ?? `http://localhost:${first.studio}`
  const stop = async () => {
    for (const server of servers) {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    }
    await several?.close()
    await postOffice.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(servers, studio, startMs, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    blazon: {
      studio,
      wallet: several?.wallet ?? `http://localhost:${first.wallet}`,
      mailsTo: (address) => mailsTo(outbox, address),
      noticesTo: (address) => noticesTo(outbox, address),
    },
    printed: () => output,
    stop,
  }
}

async function untilReady(
  servers: ChildProcess[],
  studio: string,
  startMs: number,
  printed: () => string,
): Promise<void> {
  const until = Date.now() + startMs
  const isRunning = () => servers.every(({ exitCode }) => exitCode === null)
  // A proxy asks each server in turn: all of them are ready when that many answers in a row say so.
  let ready = 0
  while (Date.now() < until && isRunning()) {
    const answer = await fetch(`${studio}/readyz`).catch(() => undefined)
    ready = answer?.ok ? ready + 1 : 0
    if (ready === servers.length) return
    if (!answer?.ok) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const ended = isRunning() ? 'in time' : `and ended with ${servers.map(({ exitCode }) => exitCode).join(', ')}`
  throw new Error(`The server did not start ${ended}. ${printed()}`)
}
