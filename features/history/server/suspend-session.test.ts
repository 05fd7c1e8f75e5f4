import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSessions } from '#features/claims/contract.ts'
import { getClaim } from '#features/issuing/contract.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { templates } from '#features/templates/server/tables.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { resumeSession, suspendSession } from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world, { suspendable: true })
})
afterAll(() => world.close())

const idOf = (claim: string) => readClaimToken(world.config, claim)?.id ?? ''
const token = () => ({ token: issuer.token })
const statusOf = async (claim: string) => {
  const { sessions } = await world.call(listSessions, { templateId: issuer.templateId }, token())
  return sessions.find(({ challenge }) => challenge === idOf(claim))?.status
}

test('suspends and reinstates a collected badge, but not an uncollected one', async () => {
  const [lea = '', max = ''] = await issuer.send('lea@example.org', 'max@example.org')
  const suspend = (claim: string) => world.call(suspendSession, { challenge: idOf(claim), reason: 'Review' }, token())
  await claimWithKey(world, lea)
  await suspend(lea)
  await suspend(lea)
  expect(await statusOf(lea)).toBe('suspended')
  await expect(suspend(max)).rejects.toMatchObject({ key: 'sessionNotTaken' })
  expect(await statusOf(max)).toBe('pending')
  await world.call(resumeSession, { challenge: idOf(lea) }, token())
  expect(await statusOf(lea)).toBe('owner')
})

test('refuses to suspend a badge with one status, and does not offer it', async () => {
  const plain = await startSending(world)
  const [zoe = ''] = await plain.send('zoe@example.org')
  await claimWithKey(world, zoe)
  const suspension = { challenge: idOf(zoe), reason: 'Review' }
  await expect(world.call(suspendSession, suspension, { token: plain.token })).rejects.toMatchObject({
    key: 'notSuspendable',
    status: 409,
  })
  const asked = { templateId: plain.templateId, batch: idOf(zoe) }
  const { sessions, canSuspendSend } = await world.call(listSessions, asked, { token: plain.token })
  expect([sessions[0]?.isSuspendable, canSuspendSend]).toEqual([false, false])
})

test('keeps suspending the older badges of a template whose new badges have one status', async () => {
  const [ben = ''] = await issuer.send('ben@example.org')
  await claimWithKey(world, ben)
  await issuer.ctx.db.update(templates).set({ suspendable: false }).where(eq(templates.id, issuer.templateId))
  const [amy = ''] = await issuer.send('amy@example.org')
  await claimWithKey(world, amy)
  const asked = { templateId: issuer.templateId, batch: idOf(ben) }
  const { sessions, canSuspendSend } = await world.call(listSessions, asked, token())
  expect([sessions[0]?.isSuspendable, canSuspendSend]).toEqual([true, true])
  const suspend = (claim: string) => world.call(suspendSession, { challenge: idOf(claim), reason: 'Review' }, token())
  await suspend(ben)
  await expect(suspend(amy)).rejects.toMatchObject({ key: 'notSuspendable' })
  await issuer.ctx.db.update(templates).set({ suspendable: true }).where(eq(templates.id, issuer.templateId))
})

test('gives no badge by a suspended open link, until it is reinstated', async () => {
  const { links } = await issuer.ask({ emails: [], didLimit: 3 })
  const claim = links[0]?.split('/').at(-1) ?? ''
  await claimWithKey(world, claim)
  await world.call(suspendSession, { challenge: idOf(claim), reason: 'Review' }, token())
  expect((await world.call(getClaim, { token: claim })).state).toBe('suspended')
  await expect(claimWithKey(world, claim)).rejects.toMatchObject({ key: 'claimGone' })
  await world.call(resumeSession, { challenge: idOf(claim) }, token())
  await claimWithKey(world, claim)
  expect((await world.call(getClaim, { token: claim })).state).toBe('open')
})
