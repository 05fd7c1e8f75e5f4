import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { call } from '#base/call.ts'
import { verifyBadge } from '#features/badges/contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { foundCommunity } from '#testing/found-community.ts'
import { mailsOf } from '#testing/rolling.ts'
import { startServer } from '#testing/server-process.ts'
import { openSink } from '#testing/smtp.ts'
import { startLoad } from '#testing/steady-load.ts'
import type { World } from '#testing/world.ts'
import type { Row } from './print-table.ts'

const BACK_MAX_MS = 30_000
const HANG_MS = 10_000
const POLL_MS = 50
/** The e-mails of one big send. */
const BIG_SEND = 300

export type AwayWorld = Awaited<ReturnType<typeof openAwayWorld>>

/** A server process whose database will go away, with a mail server, a community and a published template, under load. */
export async function openAwayWorld(databaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-away-'))
  const sink = await openSink()
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SMTP_URL: sink.url,
    CAPTCHA_COST: '1',
    TRUST_PROXY: 'loopback',
    MAIL_LIMIT_24H: '1000000',
    MAIL_LIMIT_FIRST_WEEK: '1000000',
    LOG_LEVEL: 'silent',
  })
  const { origin } = server
  let token = ''
  const ask: World['call'] = (endpoint, input) => call({ origin, token: () => token || undefined }, endpoint, input)
  const { templateId } = await foundCommunity(ask, sink, (made) => {
    token = made
  })
  const load = startLoad({ origin, token, templateId })
  const probes = startProbes(origin)
  const big: string[] = []
  return {
    ask,
    sink,
    load,
    probes,
    templateId,
    big,
    /** Starts a send of hundreds of e-mails. */
    sendBig: async () => {
      const emails = Array.from({ length: BIG_SEND }, (_, at) => `big${big.length + at}@example.org`)
      await ask(createSessions, { templateId, emails })
      big.push(...emails)
    },
    /** Waits until the server is ready by itself, and returns for how many milliseconds it was not. */
    untilReady: async () => {
      const begun = performance.now()
      let said = 'nothing'
      while (performance.now() < begun + BACK_MAX_MS) {
        const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
        said = `${answer?.status} ${await answer?.text()}`
        if (answer?.status === 200) return performance.now() - begun
        await wait(POLL_MS)
      }
      throw new Error(`The server was not ready ${BACK_MAX_MS / 1000} s after its database was back: ${said}`)
    },
    close: async () => {
      await server.stop()
      await sink.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Asks for readiness and for a small write again and again, and counts what is said while the database is away. */
function startProbes(origin: string) {
  const said = { notReady: 0, refused: 0, wrong: [] as string[], slowestMs: 0 }
  let isOver = false
  const probe = async (path: string, init: RequestInit, count: 'notReady' | 'refused') => {
    while (!isOver) {
      const begun = performance.now()
      const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(HANG_MS) }).catch(String)
      const text = typeof answer === 'string' ? answer : await answer.text()
      said.slowestMs = Math.max(said.slowestMs, performance.now() - begun)
      const { status = 0, headers } = typeof answer === 'string' ? {} : answer
      const isClear = count === 'notReady' || (headers?.get('retry-after') === '5' && text.includes('"unavailable"'))
      if (status === 503 && isClear) said[count] += 1
      else if (status !== 200) said.wrong.push(`${path}: ${status} ${text}`)
      await wait(POLL_MS)
    }
  }
  const running = [
    probe('/readyz', {}, 'notReady'),
    probe('/api/v1/auth/', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }, 'refused'),
  ]
  const stop = async () => {
    isOver = true
    await Promise.all(running)
  }
  return { said, stop }
}

/** Ends the load and counts what was confirmed and does not exist, and what was answered otherwise than it should be. */
export async function countLost({ ask, sink, load, probes, templateId, big }: AwayWorld): Promise<Row[]> {
  const before = [...load.woken]
  await wait(3000)
  await load.stop()
  await probes.stop()
  const silent = load.woken.filter((times, at) => times <= (before[at] ?? 0)).length
  await load.leave()
  const kept = Map.groupBy(await addressesOf(ask, templateId), (email) => email)
  const wrong: string[] = []
  for (const badgeId of load.badges) {
    const { verdict } = await ask(verifyBadge, { badgeId })
    if (verdict !== 'genuine') wrong.push(badgeId)
  }
  const { missing, repeated } = await mailsOf(sink, [...load.mailed, ...big])
  const others = load.faults.filter(({ status }) => status !== 503)
  for (const fault of [...others, ...probes.said.wrong].slice(0, 5)) console.log('  ', fault)
  const none = { unit: '', goal: { most: 0 } }
  const slowest = Math.max(probes.said.slowestMs, ...load.faults.map(({ ms }) => ms))
  return [
    {
      figure: 'badges collected, e-mails expected',
      value: load.badges.size,
      unit: `, ${load.mailed.length + big.length}`,
    },
    {
      figure: 'calls answered with 503 and Retry-After',
      value: load.faults.length - others.length + probes.said.refused,
      unit: '',
      goal: { least: 1 },
    },
    { figure: 'answers of /readyz that it is off', value: probes.said.notReady, unit: '', goal: { least: 1 } },
    { figure: 'answers that are neither done nor 503', value: others.length + probes.said.wrong.length, ...none },
    { figure: 'slowest refused call', value: slowest, unit: 'ms', goal: { most: HANG_MS } },
    {
      figure: 'addresses that were answered and have no claim',
      value: [...load.sent, ...big].filter((email) => !kept.has(email)).length,
      ...none,
    },
    {
      figure: 'addresses with two claims',
      value: [...kept.values()].filter((same) => same.length > 1).length,
      ...none,
    },
    { figure: 'badges that were answered and are not genuine', value: wrong.length, ...none },
    { figure: 'e-mails lost', value: missing.length, ...none },
    { figure: 'e-mails sent twice', value: repeated.length, ...none },
    { figure: 'streams that did not come back', value: silent, ...none },
  ]
}

async function addressesOf(ask: World['call'], templateId: string): Promise<string[]> {
  const found: string[] = []
  for (let after = ''; ; ) {
    const page = await ask(listSessions, { templateId, pageSize: 100, after })
    found.push(...page.sessions.flatMap(({ emails }) => emails))
    after = page.last
    if (page.sessions.length === 0) return found
  }
}
