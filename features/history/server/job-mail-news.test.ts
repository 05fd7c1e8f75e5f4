import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSuppression } from '#features/mailing/suppression-contract.ts'
import { MailDelayed, type Mailer, type Message } from '#platform/mail/mail.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { changeSessions } from '../contract.ts'
import { mailNews } from './job-mail-news.ts'
import { claimNews } from './tables.ts'

let world: World
let isAway: boolean
let tried: Message[]
let mails: Message[]
const server: Mailer = {
  send: async (message) => {
    if (!message.messageId.startsWith('news.')) return { response: '250 ok' }
    tried.push(message)
    if (isAway) throw new MailDelayed('ECONNECTION')
    mails.push(message)
    return { response: '250 ok' }
  },
  close: () => undefined,
}
beforeAll(async () => {
  world = await openWorld({ mail: server })
})
beforeEach(() => {
  isAway = false
  tried = []
  mails = []
})
afterAll(() => world.close())

const sweep = () => mailNews(world.ctx({ kind: 'system', job: 'test' }))

/**
 * Revokes the collected badges of that many people, and notifies them. The job of that change has run when this returns:
 * later it would lease the rows that a test's own sweep is to send.
 */
async function sendAndRevoke(count: number) {
  const issuer = await startSending(world)
  const sent = await issuer.send(...Array.from({ length: count }, (_, i) => `p${i}@example.org`))
  for (const claim of sent) await claimWithKey(world, claim)
  const challenges = sent.map((claim) => claim.split('.')[0] ?? '')
  const asked = { challenges, kind: 'revoke' as const, reason: 'Wrong course', isTold: true }
  await world.call(changeSessions, asked, { token: issuer.token })
  await world.runJobs()
  return issuer
}

test('mails every holder after a three-hour outage without trying at each sweep', async () => {
  isAway = true
  await sendAndRevoke(3)
  for (let minute = 0; minute < 180; minute++) {
    await sweep()
    world.advance(60_000)
  }
  expect(mails).toEqual([])
  expect(tried.length).toBeLessThan(3 * 20)
  isAway = false
  world.advance(30 * 60_000)
  await Promise.all([sweep(), sweep()])
  await sweep()
  expect(mails.map(({ to }) => to).sort()).toEqual(['p0@example.org', 'p1@example.org', 'p2@example.org'])
  expect(await world.ctx().db.select().from(claimNews)).toEqual([])
})

test('skips people who unsubscribed before the e-mail was sent', async () => {
  isAway = true
  const issuer = await sendAndRevoke(2)
  await world.call(addSuppression, { email: 'p0@example.org', reason: 'asked' }, { token: issuer.token })
  isAway = false
  world.advance(60_000)
  await sweep()
  expect(mails.map(({ to }) => to)).toEqual(['p1@example.org'])
})
