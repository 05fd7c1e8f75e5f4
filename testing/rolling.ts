import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { call } from '#base/call.ts'
import { foundCommunity } from './found-community.ts'
import { HEALTH_MS, openRoundRobin } from './round-robin.ts'
import { freePorts, type Server, startServer } from './server-process.ts'
import { openSink } from './smtp.ts'
import type { World } from './world.ts'

const SERVERS = 2
type Proxy = Awaited<ReturnType<typeof openRoundRobin>>
const POLL_MS = 20
const PATIENCE_MS = 150_000

/**
 * Two server processes on one Postgres behind a proxy, our own or another one, with a mail server, a community and a published
 * template.
 */
export async function openRolling(
  databaseUrl: string,
  environment: Record<string, string> = {},
  openProxy: (ports: Server['ports'][]) => Promise<Proxy> = openRoundRobin,
) {
  const sink = await openSink()
  const folder = mkdtempSync(join(tmpdir(), 'blazon-rolling-'))
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePorts))
  const proxy = await openProxy(ports)
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SMTP_URL: sink.url,
    PUBLIC_URL: proxy.origin,
    // `startServer` asks each server by itself.
    ALSO_HOSTS: ports.map(({ PORT }) => `http://localhost:${PORT}`).join(','),
    SECRET: 'a secret of the tests, long enough',
    MASTER_KEYS: `test:${'ab'.repeat(32)}`,
    // Far longer than the proxy takes to see it, also where it shares two processors with the servers and the load.
    DRAIN_SECONDS: String(Math.ceil((HEALTH_MS * 25) / 1000)),
    CAPTCHA_COST: '1',
    MAIL_LIMIT_24H: '1000000',
    MAIL_LIMIT_FIRST_WEEK: '1000000',
    TRUST_PROXY: 'loopback',
    ...environment,
  }
  const start = (at: number) => startServer(settings, ports[at], '/readyz')
  const servers = await Promise.all(ports.map((_, at) => start(at)))
  const untilTaken = (at: number) => until(() => proxy.isReady(at))
  await untilTaken(0)
  let token = ''
  const ask: World['call'] = (endpoint, input) =>
    call({ origin: proxy.origin, token: () => token || undefined }, endpoint, input)
  const { templateId } = await foundCommunity(ask, sink, (made) => {
    token = made
  })
  return {
    ask,
    sink,
    proxy,
    target: { origin: proxy.origin, token, templateId },
    /** Replaces a server as an update does, and waits until the proxy sends it requests again. */
    restart: async (at: number) => {
      await servers[at]?.stop()
      servers[at] = await start(at)
      await untilTaken(at)
    },
    kill: async (at: number) => servers[at]?.kill(),
    close: async () => {
      await Promise.all(servers.map((server: Server) => server.stop()))
      proxy.close()
      await sink.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until a condition is true; throws when it takes too long. */
async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!isSo()) {
    if (performance.now() > end) throw new Error('It did not happen in time')
    await wait(POLL_MS)
  }
}

/** The addresses without an e-mail, after waiting for it, and those with more than one. */
export async function mailsOf(sink: Awaited<ReturnType<typeof openSink>>, addresses: string[]) {
  const without = () => {
    const got = new Set(sink.badgeMails().map(({ to }) => to))
    return addresses.filter((address) => !got.has(address))
  }
  await until(() => without().length === 0).catch(() => undefined)
  const times = Map.groupBy(sink.badgeMails(), ({ to }) => to)
  return { missing: without(), repeated: addresses.filter((address) => (times.get(address)?.length ?? 0) > 1) }
}
