import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CallProblem } from '#base/problem.ts'
import { generateAccountKey } from '#credentials/did-sdi.ts'
import { verifyBadge } from '#features/badges/contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { claimWithKey } from '#testing/claim.ts'
import { startServer } from '#testing/server-process.ts'
import { claimTokenOf } from '#testing/stories.ts'
import { badgeMails, signUpCommunity } from './community.ts'
import { openOwnPostgres } from './open-postgres.ts'
import { printTable } from './print-table.ts'

const KILLS = 10
const SENDERS = 3
const CLAIMERS = 3
const EMAILS = 3
/** So that the e-mails keep up with the sends. */
const SEND_PAUSE_MS = 300
/** An e-mail in flight when the database was killed is retried after its lease of a minute. */
const MAILED_MAX_MS = 120_000
const BACK_MAX_MS = 30_000
const POLL_MS = 50

const postgres = await openOwnPostgres()
if (!postgres) console.log('  needs the programs of a Postgres on this machine')
else await killUnderLoad(postgres)

type Own = NonNullable<typeof postgres>

/** Kills the database repeatedly during claims and sends; everything that was confirmed must exist afterwards. */
async function killUnderLoad(postgres: Own): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'blazon-bench-killed-'))
  const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, CAPTCHA_COST: '1', TRUST_PROXY: 'loopback' }
  const server = await startServer({ ...settings, MAIL_LIMIT_24H: '1000000', LOG_LEVEL: 'silent' })
  try {
    const community = await signUpCommunity(server.origin, dataDir)
    const load = startLoad(server.origin, community)
    let slowest = 0
    for (let kill = 0; kill < KILLS; kill++) {
      await wait(1000 + Math.random() * 2000)
      await postgres.kill()
      await wait(Math.random() * 2000)
      postgres.start()
      const begun = performance.now()
      await untilReady(server.origin)
      const ms = performance.now() - begun
      slowest = Math.max(slowest, ms)
      console.log(`  kill ${kill + 1}: ready ${Math.round(ms)} ms after the database`)
    }
    await wait(3000)
    await load.stop()
    await report(postgres, community, dataDir, load, slowest)
  } finally {
    await server.stop()
    await postgres.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Community = Awaited<ReturnType<typeof signUpCommunity>>
type Load = ReturnType<typeof startLoad>

/** Sends and collects until it is stopped, and records what was confirmed. */
function startLoad(origin: string, { caller, token, templateId, ask }: Community) {
  const sent: string[] = []
  const links: string[] = []
  const badges = new Set<string>()
  const faults: unknown[] = []
  const count = { sends: 0, refusedWhileAway: 0 }
  let isOver = false
  const spread = (bearer?: string) => ({
    ...caller(bearer),
    headers: () => ({ 'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}` }),
  })
  const world = { caller: spread, config: { publicUrl: origin }, now: () => new Date() }
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if ((error as CallProblem).status === 503) count.refusedWhileAway++
      else faults.push(error)
      await wait(POLL_MS)
    }
  }
  const sending = async () => {
    const emails = Array.from({ length: EMAILS }, (_, at) => `person${count.sends * EMAILS + at}@example.org`)
    count.sends++
    const made = await ask(createSessions, { templateId, emails }, { token })
    sent.push(...emails)
    links.push(...made.links)
    await wait(SEND_PAUSE_MS)
  }
  const claiming = async () => {
    const link = links.shift()
    if (!link) return void (await wait(POLL_MS))
    const key = generateAccountKey()
    // After a failure, a retry with the same key gets the same badge.
    for (let isDone = false; !isDone && !isOver; ) {
      await attempt(async () => {
        const { credentials } = await claimWithKey(world, claimTokenOf(link), key)
        badges.add(String(credentials[0]?.credential.id).split('/').at(-1) ?? '')
        isDone = true
      })
    }
  }
  const work = (what: () => Promise<void>) => async () => {
    while (!isOver) await attempt(what)
  }
  const workers = [...Array(SENDERS).fill(work(sending)), ...Array(CLAIMERS).fill(work(claiming))].map((run) => run())
  const stop = async () => {
    isOver = true
    await Promise.all(workers)
  }
  return { sent, badges, faults, count, stop }
}

async function untilReady(origin: string): Promise<void> {
  const end = performance.now() + BACK_MAX_MS
  let said = 'nothing'
  while (performance.now() < end) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    said = `${answer?.status} ${await answer?.text()}`
    if (answer?.status === 200) return
    await wait(POLL_MS)
  }
  throw new Error(`The server was not ready ${BACK_MAX_MS / 1000} s after its database was back: ${said}`)
}

async function report(postgres: Own, community: Community, dataDir: string, load: Load, slowest: number) {
  const { sent, badges, faults, count } = load
  const kept = await addressesOf(community)
  const times = Map.groupBy(kept, ({ email }) => email)
  const lost = sent.filter((email) => !times.has(email))
  const wrong: string[] = []
  for (const badgeId of badges) {
    const { verdict } = await community.ask(verifyBadge, { badgeId })
    if (verdict !== 'genuine') wrong.push(badgeId)
  }
  const unmailed = await withoutMail(
    dataDir,
    kept.flatMap(({ email, taken }) => (taken ? [] : [email])),
  )
  for (const fault of faults.slice(0, 5)) console.log('  ', fault)
  console.log(`  ${postgres.name}: killed ${KILLS} times; ${count.sends} sends, ${badges.size} badges collected,`)
  console.log(`  ${count.refusedWhileAway} calls answered with 503 while it was away`)
  const none = { unit: '', goal: { most: 0 } }
  printTable([
    { figure: 'addresses that were answered and have no claim', value: lost.length, ...none },
    { figure: 'addresses with two claims', value: kept.length - times.size, ...none },
    { figure: 'claims that wait without a mail', value: unmailed.length, ...none },
    { figure: 'badges that were answered and are not genuine', value: wrong.length, ...none },
    { figure: 'answers that are neither done nor 503', value: faults.length, ...none },
    { figure: 'ready again after the database, slowest', value: slowest, unit: 'ms' },
  ])
}

/** The addresses that get no e-mail in time; a badge collected before its e-mail is sent needs none. */
async function withoutMail(dataDir: string, emails: string[]): Promise<string[]> {
  const end = performance.now() + MAILED_MAX_MS
  for (;;) {
    const names = await badgeMails(dataDir, 1)
    const texts = names.map((name) => readFileSync(join(dataDir, 'outbox', name), 'utf8'))
    const mailed = new Set(texts.map((text) => /^To: .*?([\w.]+@example\.org)/m.exec(text)?.[1] ?? ''))
    const left = emails.filter((email) => !mailed.has(email))
    if (left.length === 0 || performance.now() > end) return left
    await wait(1000)
  }
}

async function addressesOf({ ask, templateId, token }: Community) {
  const found: { email: string; taken: number }[] = []
  for (let after = ''; ; ) {
    const page = await ask(listSessions, { templateId, pageSize: 100, after }, { token })
    found.push(...page.sessions.flatMap(({ emails, taken }) => emails.map((email) => ({ email, taken }))))
    after = page.last
    if (page.sessions.length === 0) return found
  }
}
