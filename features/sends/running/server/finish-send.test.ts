import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { events } from '#platform/tables.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions as contract } from '../../contract.ts'
import { endSent, leaseMails } from '../../mail/server/mail-lease.ts'
import { sweepMails } from '../../mail/server/sweep-mails.ts'
import { createSessions } from '../../server/create-sessions.ts'
import { sends } from '../../server/tables.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeEach(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterEach(() => world.close())

const system = () => world.ctx({ kind: 'system', job: 'test' })
const finishedAt = async (sendId: string) =>
  (await world.ctx().db.select().from(sends).where(eq(sends.id, sendId)))[0]?.finishedAt

/** A send of two e-mails of which a mailer has sent some, before it died. */
async function sendWithDeadMailer(sent: number): Promise<string> {
  const ctx = { ...issuer.ctx, jobs: { ...issuer.ctx.jobs, send: async () => undefined } }
  const emails = ['lea@example.org', 'max@example.org']
  const { sendId } = await createSessions(ctx, contract.input.parse({ templateId: issuer.templateId, emails }))
  await endSent(system(), (await leaseMails(system(), sendId)).slice(0, sent))
  return sendId
}

test('a send whose mailer died after its last e-mail is finished by the next sweep, with one notice', async () => {
  const sendId = await sendWithDeadMailer(2)
  expect(await finishedAt(sendId)).toBeNull()
  await sweepMails(system())
  await sweepMails(system())
  expect(await finishedAt(sendId)).not.toBeNull()
  const kinds = await world.ctx().db.select({ kind: events.kind }).from(events).where(eq(events.subjectId, sendId))
  expect(kinds.filter(({ kind }) => kind === 'notice.sendFinished')).toHaveLength(1)
})

test('a send with an e-mail that is leased is not finished by a sweep', async () => {
  const sendId = await sendWithDeadMailer(1)
  await sweepMails(system())
  expect(await finishedAt(sendId)).toBeNull()
})
