import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { retireKeys } from '#features/keys/server/retire-keys.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getStatusList } from '../../contract.ts'
import { findStatusList, keepSigned } from '../queries.ts'
import { badges } from '../tables.ts'
import { issueForTest, publishForTest } from '../testing-badge.ts'
import { forgetSignedLists } from './forget-signed-lists.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('discards a list that was being signed with the old key', async () => {
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  const { id } = await issueForTest(issuer.ctx, await publishForTest(issuer.ctx), 'malik@example.org')
  const [badge] = await world.ctx().db.select().from(badges).where(eq(badges.id, id))
  const listId = badge?.statusListId ?? ''
  const old = await world.call(getStatusList, { listId })
  const inFlight = await findStatusList(world.ctx(), listId)
  if (!inFlight) throw new Error('The badge has no list')
  const { publicKey } = await retireKeys(world.ctx(), { ownerId: issuer.issuerId, isCompromised: true })
  await forgetSignedLists(world.ctx(), issuer.issuerId)
  await keepSigned(world.ctx(), inFlight, { signed: old, signedAt: world.now() })
  const { proof } = await world.call(getStatusList, { listId })
  expect(JSON.stringify(proof)).toContain(publicKey)
})
