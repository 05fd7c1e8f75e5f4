import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyBadge } from '#features/badges/contract.ts'
import { badges } from '#features/badges/server/tables.ts'
import { getClaim } from '#features/issuing/contract.ts'
import { deleteTemplate, getTemplate, updateTemplate } from '#features/templates/contract.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { listSessions } from '../contract.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Sending = Awaited<ReturnType<typeof startSending>>

const change = async ({ templateId, token }: Sending, name: string, movesClaims: boolean) => {
  const form = { ...(await templateForm({ name })), image: undefined, id: templateId, movesClaims }
  await world.call(updateTemplate, form, { token })
  await world.runJobs()
}
const titleOf = async (token: string) => (await world.call(getClaim, { token })).title
const versionsOf = async ({ templateId }: Sending) => {
  const rows = await world.ctx().db.select().from(badges).where(eq(badges.templateId, templateId))
  return rows.sort((a, b) => a.templateVersion - b.templateVersion)
}

test('keeps the version a claim was made with unless it is moved, and that of a badge always', async () => {
  const issuer = await startSending(world, { name: 'First' })
  const [taken = '', open = ''] = await issuer.send('lea@example.org', 'max@example.org')
  await claimWithKey(world, taken)
  const { counts } = await world.call(getTemplate, { templateId: issuer.templateId }, { token: issuer.token })
  expect(counts).toMatchObject({ distributed: 2, collected: 1, open: 1, remaining: -1 })

  await change(issuer, 'Second', false)
  expect(await titleOf(open)).toBe('First')
  const [late = ''] = await issuer.send('zoe@example.org')
  expect(await titleOf(late)).toBe('Second')

  await change(issuer, 'Third', true)
  expect([await titleOf(open), await titleOf(late), await titleOf(taken)]).toEqual(['Third', 'Third', 'First'])
  await claimWithKey(world, open)
  const given = await versionsOf(issuer)
  expect(given.map(({ templateVersion }) => templateVersion)).toEqual([1, 3])
  const names = given.map(({ credential }) => {
    const subject = credential.credentialSubject as { achievement: { name: string } }
    return [subject].flat()[0]?.achievement
  })
  expect(JSON.stringify(names)).toMatch(/First.*Third/)
  for (const { id } of given) expect((await world.call(verifyBadge, { badgeId: id })).verdict).toBe('genuine')
})

test('moves the end of claims with their event, but not an end chosen by the sender', async () => {
  const day = (days: number) => new Date(world.now().getTime() + days * 24 * 3_600_000)
  const event = (start: number) => ({
    category: 'ticket' as const,
    location: '',
    startDate: day(start).toISOString(),
    endDate: day(start + 1).toISOString(),
  })
  const postponed = event(9)
  const issuer = await startSending(world, event(2))
  const [open = ''] = await issuer.send('lea@example.org')
  const own = await issuer.open({ didLimit: -1, endDate: day(1).toISOString() })
  const form = { ...(await templateForm(postponed)), image: undefined, id: issuer.templateId, movesClaims: true }
  await world.call(updateTemplate, form, { token: issuer.token })
  await world.runJobs()
  world.advance(5 * 24 * 3_600_000)
  expect(await world.call(getClaim, { token: open })).toMatchObject({ state: 'open', endDate: postponed.endDate })
  expect((await world.call(getClaim, { token: own })).state).toBe('expired')
})

test('shows the version of the badge in an e-mail queued before the template changed', async () => {
  const issuer = await startSending(world, { name: 'Mailed as one' })
  await issuer.ask({ emails: ['waits@example.org'] })
  await change(issuer, 'Mailed as two', false)
  const mail = (await world.outbox()).find(({ to }) => to?.[0]?.address === 'waits@example.org')
  expect(mail?.text).toContain('Mailed as one')
})

test('ends open claims and links of a deleted template, and leaves its badges valid', async () => {
  const issuer = await startSending(world)
  const [taken = '', open = ''] = await issuer.send('lea@example.org', 'max@example.org')
  const link = await issuer.open({ didLimit: -1 })
  await claimWithKey(world, taken)
  await world.call(deleteTemplate, { templateId: issuer.templateId }, { token: issuer.token })
  // Claims end even before the job has run.
  await expect(claimWithKey(world, open)).rejects.toThrow()
  expect((await world.call(getClaim, { token: open })).state).toBe('expired')
  await world.runJobs()
  for (const token of [open, link]) expect((await world.call(getClaim, { token })).state).toBe('expired')
  const [badge] = await versionsOf(issuer)
  expect((await world.call(verifyBadge, { badgeId: badge?.id ?? '' })).verdict).toBe('genuine')
  const history = world.call(listSessions, { templateId: issuer.templateId }, { token: issuer.token })
  await expect(history).rejects.toMatchObject({ status: 404 })
})
