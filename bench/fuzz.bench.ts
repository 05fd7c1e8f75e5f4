import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Finding, fuzz } from '#apps/server/fuzz/testing-fuzz.ts'
import { stockUp } from '#apps/server/fuzz/testing-stock.ts'
import { createSignUpToken } from '#features/sign-in/accounts/contract.ts'
import { startServer } from '#testing/server-process.ts'
import { firstMail, signUpCommunity } from './community.ts'
import { openPostgres } from './open-postgres.ts'
import { printTable } from './print-table.ts'

/** FUZZ_CALLS and FUZZ_SEED override these: the same seed repeats the same calls. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 200_000)
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const LONG_RUN = 100_000
const PARALLEL = 8
/**
 * Garbage also signs out, deletes and removes keys, so a new community starts after this many calls, or most would be
 * refused.
 */
const ROUND = 5000
/** Memory is first read after this many calls, because code and caches take a fixed amount. */
const WARM_UP = Math.min(20_000, Math.floor(CALLS / 100) * 50)
const HANG_MS = 5000
const REST_MS = 60_000
const MEMORY_MAX_MB = 100
/** Calls that are about badges of others: a run in which one of them never succeeds has not tried what it is for. */
const OF_OTHERS = [
  ...['verifyAny', 'readKeptBadge', 'keepBadge', 'listKept', 'checkKept', 'getKeptFile', 'sealKept', 'shareKept'],
  ...['getShown', 'endShown', 'removeKept'],
]
/** All findings, as they occur. */
const FINDINGS = '.cache/fuzz/findings.json'

mkdirSync('.cache/fuzz', { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'blazon-bench-fuzz-'))
const postgres = await openPostgres()
const server = await startServer({
  DATA_DIR: dataDir,
  CAPTCHA_COST: '1',
  MAIL_LIMIT_24H: '1000000',
  TRUST_PROXY: 'loopback',
  ...(postgres && { DATABASE_URL: postgres.url }),
})
try {
  const rounds = await Promise.all(Array.from({ length: Math.ceil(CALLS / ROUND) }, (_, round) => begin(round)))
  let before = 0
  const findings: Finding[] = []
  const statuses = new Map<number, number>()
  const succeeded = new Map<string, number>()
  const begun = performance.now()
  for (const [round, { stock, known }] of rounds.entries()) {
    const done = round * ROUND
    const result = await fuzz({
      origin: server.origin,
      host: new URL(server.origin).host,
      stock,
      known,
      seed: SEED + done,
      calls: Math.min(ROUND, CALLS - done),
      parallel: PARALLEL,
      patienceMs: HANG_MS,
      onProgress: async (now) => {
        if (done + now !== WARM_UP) return
        await wait(REST_MS)
        before = server.memory().now
      },
    })
    for (const [status, count] of result.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count)
    for (const [name, count] of result.succeeded) succeeded.set(name, (succeeded.get(name) ?? 0) + count)
    findings.push(...result.findings.map((finding) => ({ ...finding, number: done + finding.number })))
    writeFileSync(FINDINGS, JSON.stringify(findings, null, 2))
    const shares = [200, 401].map((status) => `${status}: ${result.statuses.get(status) ?? 0}`).join(', ')
    const memory = Math.round(server.memory().now)
    console.log(`  ${done + ROUND} calls, ${findings.length} findings, ${memory} MB; of the last, ${shares}`)
  }
  const seconds = (performance.now() - begun) / 1000
  await wait(REST_MS)
  const ready = await fetch(`${server.origin}/readyz`)
  console.log(
    `  on ${postgres?.name ?? 'PGlite'}, seed ${SEED}: ${[...statuses].map(([s, n]) => `${s}: ${n}`).join(', ')}`,
  )
  for (const { number, problem, call } of findings.slice(0, 20))
    console.log(`  call ${number}: ${problem}\n    ${call}`)
  if (findings.length > 0) console.log(`  all of them: ${FINDINGS}`)
  console.log(`  succeeded: ${OF_OTHERS.map((name) => `${name} ${succeeded.get(name) ?? 0}`).join(', ')}`)
  // A short run reaches none of the rare ones.
  const reach = CALLS >= LONG_RUN ? { goal: { least: 1 } } : {}
  const leastOften = Math.min(...OF_OTHERS.map((name) => succeeded.get(name) ?? 0))
  printTable([
    { figure: `findings in ${CALLS} calls`, value: findings.length, unit: '', goal: { most: 0 } },
    { figure: 'successes, least of the calls about badges of others', value: leastOften, unit: '', ...reach },
    { figure: 'readiness afterwards', value: ready.status, unit: '', goal: { most: 200 } },
    { figure: 'memory kept', value: server.memory().now - before, unit: 'MB', goal: { most: MEMORY_MAX_MB } },
    { figure: 'memory at most', value: server.memory().most, unit: 'MB' },
    { figure: 'calls', value: CALLS / seconds, unit: '/s' },
  ])
} finally {
  await server.stop()
  await postgres?.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Signs up the community of a round and creates one row of each kind. */
async function begin(round: number) {
  const email = `issuer${round}@example.org`
  const { ask, caller, send, token, templateId, prove } = await signUpCommunity(server.origin, dataDir, email)
  const spare = (await ask(createSignUpToken, { connexionEmail: email }, { token })).token
  const links = await send(['lea@example.org', 'max@example.org', 'zoe@example.org'])
  const config = { publicUrl: server.origin, walletUrl: `http://localhost:${server.ports.WALLET_PORT}` }
  await prove()
  const textTo = (email: string) => firstMail(dataDir, 'wallet.', email)
  return stockUp({ config, caller, admin: token, spare: [spare], templateId, links, textTo })
}
