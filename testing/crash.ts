import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Caller, call } from '#base/call.ts'
import { listSessions } from '#features/claims/contract.ts'
import { importSessions } from '#features/imports/contract.ts'
import { readSend } from '#features/sends/running/contract.ts'
import { type Db, openDatabase } from '#platform/database/db.ts'
import { claimWithKey } from './claim.ts'
import { layMigratedEmbedded } from './embedded-images.ts'
import { foundCommunity } from './found-community.ts'
import { startServer } from './server-process.ts'
import { openSink } from './smtp.ts'
import type { World } from './world.ts'

/** E-mails that a process may have sent without recording it: its job and its sweep each send five at a time. */
export const IN_FLIGHT_MAX = 10
const PATIENCE_MS = 900_000
const POLL_MS = 10

export type CrashWorld = Awaited<ReturnType<typeof openCrashWorld>>

/** A server process that can be killed at any moment, with a mail server beside it, a community and a published template. */
export async function openCrashWorld(environment: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'blazon-crash-'))
  if (!environment.DATABASE_URL) await layMigratedEmbedded(dataDir)
  const sink = await openSink()
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: sink.url,
    CAPTCHA_COST: '1',
    MAIL_LIMIT_24H: '1000000',
    MAIL_LIMIT_FIRST_WEEK: '1000000',
    ...environment,
  }
  const start = (ports?: { PORT: string; WALLET_PORT: string }) => startServer(settings, ports, '/readyz')
  let server = await start()
  let token: string | undefined
  const caller = (bearer?: string): Caller => ({ origin: server.origin, token: () => bearer })
  const ask: World['call'] = (endpoint, input) => call(caller(token), endpoint, input)
  const { templateId } = await foundCommunity(ask, sink, (made) => {
    token = made
  })
  const afterStop = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    await server.stop()
    const database = await openDatabase({ databaseUrl: environment.DATABASE_URL, dataDir })
    return work(database.db).finally(database.close)
  }
  return {
    ask,
    caller,
    sink,
    config: { publicUrl: server.origin, walletUrl: `http://localhost:${server.ports.WALLET_PORT}` },
    templateId,
    /** The receipts of a send as lines of cells, without the header. */
    receipts: async (sendId: string) => {
      const url = `${server.origin}/api/v1/sessions/import/${sendId}/receipts`
      const text = await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text()
      return text.trim().split('\r\n').slice(1)
    },
    /** Claims the badge of a claim token with a key of its own. */
    claim: (token: string) =>
      claimWithKey({ caller, config: { publicUrl: server.origin }, now: () => new Date() }, token),
    killAndRestart: async () => {
      await server.kill()
      server = await start(server.ports)
    },
    /** Reads or changes the database while no server has it open. */
    whileStopped: async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
      const done = await afterStop(work)
      server = await start(server.ports)
      return done
    },
    /** Kills the server and reads its database; it is not started again. */
    afterKill: async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
      await server.kill()
      const database = await openDatabase({ databaseUrl: environment.DATABASE_URL, dataDir })
      return work(database.db).finally(database.close)
    },
    /** Stops the server and reads its database; it is not started again. */
    afterStop,
    close: async () => {
      await server.stop()
      await sink.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type Plan = { rows: number; whileAccepted: number; whileWorking: number }

/**
 * Imports a list with duplicate and wrong rows, and kills the server at random moments while it accepts the list and
 * while it writes and mails its rows. Resolves when no e-mail is waiting: with the send, and how often the server was
 * killed while rows were unwritten.
 */
export async function importUnderFire(world: CrashWorld, { rows, whileAccepted, whileWorking }: Plan) {
  const { ask, sink, templateId, killAndRestart } = world
  const file = new File([listOf(rows).join('\n')], 'people.csv')
  const checking = performance.now()
  await ask(importSessions, { templateId, file, dryRun: true })
  const checkMs = performance.now() - checking
  const send = () => ask(importSessions, { templateId, file, idempotencyKey: 'under fire' })
  for (let kill = 0; kill < whileAccepted; kill++) {
    const sending = send().catch(() => undefined)
    await wait(Math.random() * checkMs * 1.5)
    await killAndRestart()
    await sending
  }
  const { id } = await send()
  const total = listOf(rows).length - 1
  const moments = Array.from({ length: whileWorking }, () => Math.random() * (total + rows)).sort((a, b) => a - b)
  let read = 0
  let whileReading = 0
  for (const moment of moments) {
    await until(async () => {
      if (read < total) read = (await ask(readSend, { sendId: id })).read
      return read + sink.badgeMails().length >= moment
    })
    await wait(Math.random() * 2 * POLL_MS)
    if (read < total) whileReading++
    await killAndRestart()
  }
  await until(async () => {
    const { status, waiting } = await ask(readSend, { sendId: id })
    return status === 'sent' && waiting === 0
  })
  return { id, whileReading }
}

/** Counts the result: claims, e-mails and Message-IDs of every address, and whether each receipt is correct. */
export async function takeStock({ ask, sink, templateId, receipts }: CrashWorld, sendId: string, rows: number) {
  const claims: string[] = []
  for (let after = ''; ; ) {
    const page = await ask(listSessions, { templateId, pageSize: 100, after })
    claims.push(...page.sessions.flatMap(({ emails }) => emails))
    after = page.last
    if (page.sessions.length === 0) break
  }
  const mails = sink.badgeMails()
  const idsOf = Map.groupBy(mails, ({ to }) => to)
  const people = Array.from({ length: rows }, (_, at) => addressOf(at))
  const known = new Set(people)
  return {
    people: people.toSorted(),
    claims: claims.toSorted(),
    withoutMail: people.filter((address) => !idsOf.has(address)),
    strangers: [...idsOf.keys()].filter((address) => !known.has(address)),
    repeated: mails.length - idsOf.size,
    otherIds: [...idsOf.values()].filter((all) => new Set(all.map(({ messageId }) => messageId)).size > 1).length,
    receipts: await receipts(sendId),
    trueReceipts: trueReceipts(rows),
  }
}

const REPEATED = 100
const addressOf = (at: number) => `person${at}@example.org`

function listOf(rows: number): string[] {
  const people = Array.from({ length: rows }, (_, at) => addressOf(at))
  return [
    'Email',
    ...people.flatMap((address, at) => (at % REPEATED === 99 ? [address, addressOf(0), 'nobody'] : [address])),
  ]
}

function trueReceipts(rows: number): string[] {
  const seen = new Set<string>()
  return listOf(rows)
    .slice(1)
    .map((address, at) => {
      const isFirst = !seen.has(address)
      seen.add(address)
      const outcome = isFirst ? 'Badge created,Sent,' : 'Duplicate of an earlier row,,'
      return `${at + 1},${address},${address === 'nobody' ? 'Invalid address or evidence,,' : outcome}`
    })
}

/** Waits until a condition is true; throws when it takes too long. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not happen in time')
    await wait(POLL_MS)
  }
}
