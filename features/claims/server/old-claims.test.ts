import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#apps/server/testing.ts'
import type { SystemContext } from '#platform/context.ts'
import { getReminders, updateReminders } from '../history-contract.ts'
import { eraseOldClaims } from './erase-old-claims.ts'
import { remindUnclaimed } from './remind-unclaimed.ts'
import { claims } from './tables.ts'
import { claimWithKey, startSending } from './testing-claim.ts'

const DAY_MS = 86_400_000
let world: World

beforeAll(async () => {
  world = await openWorld({ config: { claimEraseDays: 90 } })
})
afterAll(() => world.close())

const system = (): SystemContext => ({ ...world.ctx(), actor: { kind: 'system', job: 'test' } })

test('nobody is reminded until it is asked for; then at most as often as asked, and not whoever has the badge', async () => {
  const issuer = await startSending(world)
  const token = { token: issuer.token }
  const { templateId } = issuer
  expect(await world.call(getReminders, { templateId }, token)).toMatchObject({ times: 0, isOwn: false })
  const [taken = ''] = await issuer.send('ada@example.org', 'lea@example.org')
  await world.runJobs()
  await claimWithKey(world, taken)
  const mailsTo = async (email: string) =>
    (await world.outbox()).filter((mail) => mail.to?.[0]?.address === email && mail.messageId?.startsWith('<claim.'))
  const remind = async () => {
    await Promise.all([remindUnclaimed(system()), remindUnclaimed(system())])
    await world.runJobs()
  }
  await world.call(updateReminders, { templateId, days: 3, times: 2, isForAll: true }, token)
  await remind()
  expect(await mailsTo('lea@example.org')).toHaveLength(1)
  for (const sent of [2, 3, 3]) {
    await world.advance(4 * DAY_MS)
    await remind()
    expect(await mailsTo('lea@example.org')).toHaveLength(sent)
  }
  const mails = await mailsTo('lea@example.org')
  expect(mails.at(-1)?.subject).toBe('Your badge still waits: Lead climbing')
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3)
  expect(await mailsTo('ada@example.org')).toHaveLength(1)
})

test('the address of a badge that nobody collected is erased 90 days after its end, and no other', async () => {
  const issuer = await startSending(world)
  const [taken = ''] = await issuer.send('eve@example.org', 'max@example.org')
  await claimWithKey(world, taken)
  const emails = async () => {
    const rows = await world.ctx().db.select().from(claims).where(eq(claims.templateId, issuer.templateId))
    return rows.map(({ email }) => email).sort()
  }
  await world.advance(119 * DAY_MS)
  await eraseOldClaims(system())
  expect(await emails()).toEqual(['eve@example.org', 'max@example.org'])
  await world.advance(2 * DAY_MS)
  await eraseOldClaims(system())
  expect(await emails()).toEqual(['', 'eve@example.org'])
})
