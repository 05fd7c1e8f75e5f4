import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { claims } from '#features/claims/server/tables.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { claimTokenOf } from '#testing/stories.ts'
import { openWorld } from '#testing/world.ts'
import { createSessions as contract } from '../../contract.ts'
import { createSessions } from '../../server/create-sessions.ts'
import { readSend, stopSend } from '../contract.ts'

test('a badge collected before its e-mail left waits for none when its send is stopped, and the job ends', async () => {
  const world = await openWorld()
  onTestFinished(() => world.close())
  const issuer = await startSending(world)
  // No mailer has begun: many other e-mails leave before.
  const ctx = { ...issuer.ctx, jobs: { ...issuer.ctx.jobs, send: async () => undefined } }
  const emails = ['lea@example.org', 'max@example.org']
  const asked = contract.input.parse({ templateId: issuer.templateId, emails })
  const { links, sendId } = await createSessions(ctx, asked)
  await claimWithKey(world, claimTokenOf(links[0] ?? ''))
  await world.call(stopSend, { sendId }, { token: issuer.token })
  await world.runJobs()
  const left = await world.ctx().db.select().from(claims).where(eq(claims.sendId, sendId))
  expect(left.map(({ taken, delivery }) => [taken, delivery])).toEqual([[1, 'link']])
  expect((await world.call(readSend, { sendId }, { token: issuer.token })).waiting).toBe(0)
})
