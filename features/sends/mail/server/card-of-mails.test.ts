import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claims } from '#features/claims/server/tables.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { mailPicture } from '#features/mailing/server/mail-picture.ts'
import { updateTemplate } from '#features/templates/contract.ts'
import { templateAtVersion } from '#features/templates/life/server/template-at-version.ts'
import { cardOf } from '#features/templates/server/card-of.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import type { Mailer, Message } from '#platform/mail/mail.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions as contract } from '../../contract.ts'
import { createSessions } from '../../server/create-sessions.ts'
import { mailQueued } from './mail-queued.ts'

const taken: Message[] = []
const mail: Mailer = {
  send: async (message) => {
    taken.push(message)
    return { response: '250 ok' }
  },
  close: () => undefined,
}
let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
beforeAll(async () => {
  world = await openWorld({ mail })
  issuer = await startSending(world)
})
afterAll(() => world.close())

const system = () => world.ctx({ kind: 'system', job: 'test' })
/** Accepts a send whose job does not run yet. */
const accept = async (email: string) => {
  const ctx = { ...issuer.ctx, jobs: { ...issuer.ctx.jobs, send: async () => undefined } }
  return createSessions(ctx, contract.input.parse({ templateId: issuer.templateId, emails: [email] }))
}
const cardOfVersion = async (version: number) => {
  const [template, own] = await Promise.all([
    findTemplate(system(), issuer.templateId),
    findIssuer(system(), issuer.issuerId),
  ])
  if (!template || !own) throw new Error('The world is not complete')
  return cardOf(undefined, await templateAtVersion(system(), template, version), own)
}
const pictureTo = (email: string) => taken.find(({ to }) => to === email)?.images?.[0]?.content

test('mails each recipient the card of their version, drawn once for all of them', async () => {
  const first = await accept('first@example.org')
  const { templateId: id, token } = issuer
  await world.call(updateTemplate, { ...(await templateForm({ name: 'Second' })), image: undefined, id }, { token })
  await world.runJobs()
  const second = await accept('second@example.org')
  const third = await accept('third@example.org')
  await mailQueued(system(), [first.sendId, second.sendId, third.sendId])

  const rows = await system().db.select().from(claims).where(eq(claims.templateId, id))
  const versions = new Map(rows.map(({ email, templateVersion }) => [email, templateVersion]))
  expect([versions.get('first@example.org'), versions.get('second@example.org')]).toEqual([1, 2])
  for (const [email, version] of versions)
    expect(pictureTo(email)).toBe(await mailPicture(system(), await cardOfVersion(version)))
  expect(pictureTo('second@example.org')).not.toEqual(pictureTo('first@example.org'))
})

test('draws a card once for concurrent first e-mails, and another for other words', async () => {
  const spec = { ...(await cardOfVersion(1)), title: 'Never drawn before' }
  const [one, other] = await Promise.all([mailPicture(system(), spec), mailPicture(system(), spec)])
  expect(one).toBe(other)
  expect(await mailPicture(system(), { ...spec, title: 'Other words' })).not.toEqual(one)
})
