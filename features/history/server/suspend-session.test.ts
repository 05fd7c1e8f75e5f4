import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSessions } from '#features/claims/contract.ts'
import { getClaim } from '#features/issuing/contract.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { resumeSession, suspendSession } from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
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
