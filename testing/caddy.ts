import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts, type Server } from './server-process.ts'

const EXAMPLE = 'deploy/Caddyfile.many'
const POLL_MS = 100
/** Caddy takes a server in at its next check, every 2 s by the example. */
const TAKEN_MS = 2500
/** How long a stopping server of the example goes on, in seconds. */
export const CADDY_DRAIN_SECONDS = 5

/**
 * Caddy with deploy/Caddyfile.many in front of servers on this machine: only names and addresses are replaced, and callers may
 * say which network they are of. Needs the program `caddy`.
 */
export async function openCaddy(ports: Server['ports'][]) {
  const { PORT: studio, WALLET_PORT: wallet } = await freePorts()
  const folder = mkdtempSync(join(tmpdir(), 'blazon-caddy-'))
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, localConfig({ studio, wallet, ports }))
  const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(caddy, 'spawn')
  // The caller may fail before closing it.
  const endWithUs = () => caddy.kill()
  process.once('exit', endWithUs)
  caddy.once('exit', () => process.off('exit', endWithUs))
  const host = `localhost:${studio}`
  const readySince = ports.map(() => Number.POSITIVE_INFINITY)
  const checking = setInterval(() => {
    for (const [at, { PORT }] of ports.entries()) {
      const asked = get({ port: PORT, host: '127.0.0.1', path: '/readyz', headers: { host }, agent: false })
      asked.on('response', (answer) => {
        answer.resume()
        const isReady = answer.statusCode === 200
        readySince[at] = isReady ? Math.min(readySince[at] ?? 0, performance.now()) : Number.POSITIVE_INFINITY
      })
      asked.on('error', () => {
        readySince[at] = Number.POSITIVE_INFINITY
      })
    }
  }, POLL_MS)
  return {
    origin: `http://${host}`,
    isReady: (at: number) => performance.now() - (readySince[at] ?? Number.POSITIVE_INFINITY) > TAKEN_MS,
    /** Not known of Caddy: what it answers with 502 is a fault of the caller's. */
    broken: () => 0,
    close: () => {
      clearInterval(checking)
      caddy.kill()
      void once(caddy, 'exit').then(() => rmSync(folder, { recursive: true, force: true }))
    },
  }
}

function localConfig(local: { studio: string; wallet: string; ports: Server['ports'][] }): string {
  const servers = (port: 'PORT' | 'WALLET_PORT') => local.ports.map((ports) => `127.0.0.1:${ports[port]}`).join(' ')
  const replaced = [
    ['Host badges.example.org', `Host localhost:${local.studio}`],
    ['Host wallet.example.net', `Host localhost:${local.wallet}`],
    ['badges.example.org {', `http://localhost:${local.studio} {`],
    ['wallet.example.net {', `http://localhost:${local.wallet} {`],
    ['web-1:4000 web-2:4000', servers('PORT')],
    ['web-1:4001 web-2:4001', servers('WALLET_PORT')],
    ['(servers) {', '(servers) {\n\ttrusted_proxies 127.0.0.1'],
  ] as const
  let config = readFileSync(EXAMPLE, 'utf8')
  for (const [example, own] of replaced) {
    if (!config.includes(example)) throw new Error(`${EXAMPLE} no longer has ${example}`)
    config = config.replace(example, own)
  }
  return `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${config}`
}
