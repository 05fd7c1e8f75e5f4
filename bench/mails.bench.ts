import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { claims } from '#features/claims/server/tables.ts'
import { createSessions as contract } from '#features/sends/contract.ts'
import { mailQueued } from '#features/sends/mail/server/mail-queued.ts'
import { createSessions } from '#features/sends/server/create-sessions.ts'
import { sends } from '#features/sends/server/tables.ts'
import { requestLink } from '#features/sign-in/contract.ts'
import { openMail } from '#platform/mail/mail.ts'
import { startSending } from '#testing/claim.ts'
import { browserSecret, captchaPass } from '#testing/stories.ts'
import { openWorld } from '#testing/world.ts'
import { forEachOf, medianOf, secondsOf } from './measuring.ts'
import { printTable } from './print-table.ts'
import { startSink } from './smtp-sink.ts'

/** A shorter run: MAILS=500 WAITING=1000. */
const MAILS = Number(process.env.MAILS ?? 3000)
const WAITING = Number(process.env.WAITING ?? 100_000)
const WARM_UP = 200
const CONNECTIONS = 5
const SIGN_INS = 15
const SLOW_MS = 1000
let people = 0

const sink = await startSink()
const mail = openMail({ smtpUrl: sink.url, mailFrom: 'Blazon <no-reply@example.org>', dataDir: '' })
const world = await openWorld({ mail })
const system = world.ctx({ kind: 'system', job: 'bench' })
try {
  console.log(
    `  on ${testDatabaseUrl() ? 'Postgres' : 'PGlite'}; one process, a mail server in another, each e-mail with its card`,
  )
  const issuer = await startSending(world)
  await mailQueued(system, [await fill(issuer, WARM_UP)])
  await throughput(await fill(issuer, MAILS))
  await behindASend(await fill(issuer, WAITING))
} finally {
  sink.delay(0)
  await world.services.db.update(sends).set({ pausedAt: world.now() })
  await world.close()
  mail.close()
  sink.stop()
}

async function throughput(sendId: string): Promise<void> {
  const before = await sink.counts()
  const cpuBefore = process.cpuUsage()
  const seconds = await secondsOf(() => mailQueued(system, [sendId]))
  const { user, system: kernel } = process.cpuUsage(cpuBefore)
  const after = await sink.counts()
  const mailed = after.mails - before.mails
  if (mailed !== MAILS) throw new Error(`${mailed} of ${MAILS} were mailed`)
  const bytes = (after.bytes - before.bytes) / MAILS
  const bare = await secondsOf(() => sendBare(Math.round(bytes)))
  printTable([
    {
      figure: `e-mails of one send (${MAILS}), ${CONNECTIONS} connections`,
      value: MAILS / seconds,
      unit: '/s',
      goal: { least: 300 },
      peer: { name: 'the same bytes over bare connections', value: MAILS / bare },
    },
    { figure: 'processor time for each', value: (user + kernel) / 1000 / MAILS, unit: 'ms', goal: { most: 4 } },
    { figure: 'an e-mail on the wire', value: bytes / 1000, unit: 'kB', goal: { most: 80 } },
  ])
}

/** A send whose job never ran, with copies of its first row. */
async function fill({ ctx, templateId }: Awaited<ReturnType<typeof startSending>>, count: number): Promise<string> {
  const unmailed = { ...ctx, jobs: { ...ctx.jobs, send: async () => undefined } }
  const first = `reader@${count}.example.org`
  const { sendId } = await createSessions(unmailed, contract.input.parse({ templateId, emails: [first] }))
  await system.db.execute(sql`insert into ${claims} select (jsonb_populate_record(c, jsonb_build_object(
    'id', c.id || 'x' || n, 'email', 'reader' || n || '@example.org'))).*
    from ${claims} c, generate_series(2, ${count}::int) n where c.send_id = ${sendId}`)
  return sendId
}

/** Sign-ins while a mail server that takes a second for each e-mail works off a send. */
async function behindASend(sendId: string): Promise<void> {
  sink.delay(SLOW_MS)
  const alone = await signIn()
  const { mails } = await sink.counts()
  await world.services.jobs.send(system, 'mail-claims', { sendId })
  while ((await sink.counts()).mails < mails + CONNECTIONS) await wait(50)
  const waited: number[] = []
  for (let at = 0; at < SIGN_INS; at++) waited.push(await signIn())
  const together = Array.from({ length: 4 }, () => 0)
  const most = Math.max(...(await Promise.all(together.map(signIn))))
  const left = WAITING - (await sink.counts()).mails + mails
  if (left <= 0) throw new Error('The send ended before the sign-ins')
  const peer = { name: 'without a send', value: alone }
  const goal = { most: 2 }
  printTable([
    {
      figure: `a sign-in e-mail behind ${left} others, 1 s each: median`,
      value: medianOf(waited),
      unit: 's',
      goal,
      peer,
    },
    { figure: `the slowest of ${SIGN_INS}`, value: Math.max(...waited), unit: 's', goal, peer },
    { figure: 'the slowest of four at once', value: most, unit: 's', goal, peer },
  ])
}

/** Seconds from the call to the arrival of the whole e-mail. */
async function signIn(): Promise<number> {
  const email = `ada${people++}@example.org`
  const captchaSolution = await captchaPass(world)
  const arrived = sink.arrival(email)
  return secondsOf(async () => {
    await world.call(requestLink, { email, browser: browserSecret(), captchaSolution })
    await arrived
  })
}

/** Sends as many e-mails of a size with the least work. */
async function sendBare(bytes: number): Promise<void> {
  const body = Buffer.concat([Buffer.alloc(bytes, 'a line of text\r\n'), Buffer.from('\r\n.\r\n')])
  const each = Array.from({ length: CONNECTIONS }, () => Math.ceil(MAILS / CONNECTIONS))
  await forEachOf(each, CONNECTIONS, async (count) => {
    const socket = connect({ port: sink.port, host: '127.0.0.1', noDelay: true })
    const answered = async (answers: number) => {
      for (let lines = 0; lines < answers; ) lines += String((await once(socket, 'data'))[0]).split('\r\n').length - 1
    }
    await answered(1)
    for (let at = 0; at < count; at++) {
      socket.write('MAIL FROM:<a@example.org>\r\nRCPT TO:<reader@example.org>\r\nDATA\r\n')
      await answered(3)
      socket.write(body)
      await answered(1)
    }
    socket.end('QUIT\r\n')
  })
}
