import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { call } from '#base/call.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { verifyBadge } from '#features/badges/contract.ts'
import { claimWithKey } from '#testing/claim.ts'
import { startServer } from '#testing/server-process.ts'
import { claimTokenOf } from '#testing/stories.ts'
import { signUpCommunity } from './community.ts'
import { medianOf } from './measuring.ts'
import { openPostgres } from './open-postgres.ts'
import { printTable } from './print-table.ts'

const ASKS = 400
const WARM_UP = 50
/** On a quiet machine.  */
const P95_MAX_MS = 10
/** A person is waiting, and notices longer delays. */
const PAGE_P95_MAX_MS = 100
/** 250 checks a second on one core. */
const CPU_MAX_MS = 4

const dataDir = mkdtempSync(join(tmpdir(), 'blazon-bench-verify-'))
const postgres = await openPostgres()
const server = await startServer({
  DATA_DIR: dataDir,
  CAPTCHA_COST: '1',
  ...(postgres && { DATABASE_URL: postgres.url }),
})
const bare = Fastify()
try {
  const { caller, send } = await signUpCommunity(server.origin, dataDir)
  const world = { caller, config: { publicUrl: server.origin }, now: () => new Date() }
  const [link = ''] = await send(['ada@example.org'])
  const { credentials } = await claimWithKey(world, claimTokenOf(link), generateAccountKey())
  const badgeId = String(credentials[0]?.credential.id).split('/').at(-1) ?? ''
  const found = await call(caller(), verifyBadge, { badgeId })
  if (found.verdict !== 'genuine') throw new Error(`The badge is ${found.verdict}`)

  const answer = JSON.stringify(found)
  bare.get('/', (_, reply) => reply.type('application/json').send(answer))
  const peerAt = await bare.listen({ port: 0, host: '127.0.0.1' })
  const verification = `${server.origin}/api/v1/badges/${badgeId}/verification`
  const page = `${server.origin}/verify/${badgeId}`

  for (const address of [verification, page, peerAt]) await askOften(address, WARM_UP)
  const cpuBefore = server.cpuSeconds()
  const checked = await askOften(verification, ASKS)
  const cpu = server.cpuSeconds() - cpuBefore
  const shown = await askOften(page, ASKS)
  const ownBefore = process.cpuUsage()
  const peer = await askOften(peerAt, ASKS)
  const own = process.cpuUsage(ownBefore)
  const bareCpu = (own.user + own.system) / 1000 / ASKS
  const bareP95 = { name: 'Fastify alone, the same bytes', value: p95(peer) }
  const bareMedian = { ...bareP95, value: medianOf(peer) }
  console.log(`  on ${postgres?.name ?? 'PGlite, since no Postgres is here'}; one after the other over HTTP`)
  printTable([
    {
      figure: `a badge checked (${ASKS}), p95`,
      value: p95(checked),
      unit: 'ms',
      goal: { most: P95_MAX_MS },
      peer: bareP95,
    },
    { figure: 'a badge checked, median', value: medianOf(checked), unit: 'ms', peer: bareMedian },
    {
      figure: 'the page of a badge, p95',
      value: p95(shown),
      unit: 'ms',
      goal: { most: PAGE_P95_MAX_MS },
      peer: bareP95,
    },
    {
      figure: 'processor time of the server for each check',
      value: (1000 * cpu) / ASKS,
      unit: 'ms',
      goal: { most: CPU_MAX_MS },
      peer: { name: 'Fastify with its client', value: bareCpu },
    },
  ])
} finally {
  await bare.close()
  await server.stop()
  await postgres?.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Milliseconds per request, from sending it to the last byte. */
async function askOften(address: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const started = performance.now()
    const response = await fetch(address)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
    times.push(performance.now() - started)
  }
  return times
}

function p95(times: number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}
