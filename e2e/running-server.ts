import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email } from 'postal-mime'
import { mailsTo, noticesTo } from './outbox.ts'
import { openOwnDatabase } from './own-database.ts'
import { openPostOffice } from './post-office.ts'

/** `npm test` runs the server that it built; a journey on its own runs the sources. */
const SERVER = process.env.SERVER_BUILT ?? 'apps/server/main.ts'
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
 * Postgres (`serverUrl`), in a new one; `stop` stops it and removes what it stored.
 */
export async function startServer(
  args: string[] = [],
  startMs = START_MS,
  settings: Record<string, string> = {},
  serverUrl?: string,
): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'blazon-journey-'))
  const [port, walletPort] = [await freePort(), await freePort()]
  const outbox = join(dataDir, 'outbox')
  const postOffice = await openPostOffice(outbox)
  const database = await openOwnDatabase(serverUrl)
  const server = spawn(process.execPath, [SERVER, ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // As `npm start` sets it.
      NODE_COMPILE_CACHE: '.cache/compile',
      DATA_DIR: dataDir,
      PORT: String(port),
      WALLET_PORT: String(walletPort),
      CAPTCHA_COST: '10',
      LOG_LEVEL: 'warn',
      // A demo ignores it and writes to the same folder.
      SMTP_URL: postOffice.url,
      DATABASE_URL: database.url,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  server.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const studio = `http://localhost:${port}`
  const stop = async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await postOffice.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(server, studio, startMs, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    blazon: {
      studio,
      wallet: `http://localhost:${walletPort}`,
      mailsTo: (address) => mailsTo(outbox, address),
      noticesTo: (address) => noticesTo(outbox, address),
    },
    printed: () => output,
    stop,
  }
}

async function untilReady(server: ChildProcess, studio: string, startMs: number, printed: () => string): Promise<void> {
  const until = Date.now() + startMs
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(`${studio}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const ended = server.exitCode === null ? 'in time' : `and ended with ${server.exitCode}`
  throw new Error(`The server did not start ${ended}. ${printed()}`)
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
