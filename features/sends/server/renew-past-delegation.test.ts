import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { listSessions } from '#features/claims/contract.ts'
import { claims } from '#features/claims/server/tables.ts'
import { changeSessions, resendSession } from '#features/history/contract.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { makeTemplate, signUp } from '#testing/stories.ts'
import { confirmAll, signUpByWallet, waitingFor } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions } from '../contract.ts'

const EMAILS = ['lea@example.org', 'max@example.org']
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const endOf = (templateIds: string[]) =>
  world
    .ctx()
    .db.update(delegations)
    .set({ validUntil: world.now() })
    .where(inArray(delegations.templateId, templateIds))
const linksOf = async (templateId: string) =>
  (await world.ctx().db.select().from(claims).where(eq(claims.templateId, templateId))).map(({ linkN }) => linkN)

/** Two templates, each sent to two people; the rows of both are returned together. */
async function sentTwo(token: string, settle: () => Promise<void> = async () => undefined) {
  const templateIds: string[] = []
  const challenges: string[] = []
  for (const name of ['First of two', 'Second of two']) {
    const { templateId } = await makeTemplate(world, token, { name })
    await settle()
    await world.call(createSessions, { templateId, emails: EMAILS }, { token })
    const { sessions } = await world.call(listSessions, { templateId }, { token })
    templateIds.push(templateId)
    challenges.push(...sessions.map(({ challenge }) => challenge))
  }
  await endOf(templateIds)
  return { templateIds, challenges }
}

test('asks for one signature to renew rows of several templates, each with its own delegation', async () => {
  const key = generateAccountKey()
  const token = await signUpByWallet(world, key)
  const { templateIds, challenges } = await sentTwo(token, () => confirmAll(world, key))
  const asked = { challenges, kind: 'renew' as const }
  const { callbackId } = await world.call(changeSessions, asked, { token })
  const [waiting] = await waitingFor(world, key)
  const named = (waiting?.documents ?? []).map(({ primaryType, message }) => [primaryType, message.templateId])
  const expected = templateIds.flatMap((id) => [
    ['SendBadges', id],
    ['Delegation', id],
  ])
  expect(new Set(named.map(String))).toEqual(new Set(expected.map(String)))
  expect(named.map(([kind]) => kind)).toEqual(['SendBadges', 'Delegation', 'SendBadges', 'Delegation'])
  await confirmAll(world, key)
  expect(await readOperation(world.ctx(), callbackId)).toMatchObject({ status: 'success' })
  for (const templateId of templateIds) expect(await linksOf(templateId)).toEqual([2, 2])
})

test('renews rows of several templates at once where the server keeps the key', async () => {
  const { token } = await signUp(world, 'several@example.org')
  const { templateIds, challenges } = await sentTwo(token)
  const asked = { challenges, kind: 'renew' as const }
  expect(await world.call(changeSessions, asked, { token })).toEqual({ changed: 4, callbackId: '' })
  for (const templateId of templateIds) expect(await linksOf(templateId)).toEqual([2, 2])
})

test('keeps the places of uncollected claims after their delegation ended, and no more', async () => {
  const { token } = await signUp(world, 'limited@example.org')
  const { templateId } = await makeTemplate(world, token, { limit: 2 })
  await world.call(createSessions, { templateId, emails: EMAILS }, { token })
  const { sessions } = await world.call(listSessions, { templateId }, { token })
  await endOf([templateId])
  for (const { challenge } of sessions) await world.call(resendSession, { challenge }, { token })
  expect(await linksOf(templateId)).toEqual([2, 2])
  const rows = await world.ctx().db.select().from(delegations).where(eq(delegations.templateId, templateId))
  expect(rows.map(({ used, maxCount }) => [used, maxCount]).sort()).toEqual([
    [0, 2],
    [2, 2],
  ])
  const more = world.call(createSessions, { templateId, emails: ['more@example.org'] }, { token })
  await expect(more).rejects.toMatchObject({ key: 'quantityUsed' })
})
