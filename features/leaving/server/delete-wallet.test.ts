import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { createShare, getShare, listHeld, verifyBadge } from '#features/badges/contract.ts'
import { badges } from '#features/badges/server/tables.ts'
import { createProof, getHolder, updateHolder } from '#features/holders/contract.ts'
import { holderAddresses } from '#features/holders/server/tables.ts'
import { enterByClaim } from '#features/issuing/contract.ts'
import { audit, sessions } from '#platform/tables.ts'
import { accessOf, claimWithKey, credentialFor, nonceOf, startSending } from '#testing/claim.ts'
import { browserSecret } from '#testing/stories.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWalletOf } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { deleteWallet, getWalletDeletion } from '../contract.ts'

const signedOut = { status: 401, code: 3000 }
let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

const NEIGHBOUR = 'neighbour@example.org'

/** Collects a badge into the wallet of an address, by its claim link alone. */
async function keepByMail(email: string) {
  const claim = await issuer.send(email).then(([token = '']) => token)
  const { token, sessionId } = await world.call(enterByClaim, { claim, renewSecret: browserSecret() })
  const { proof } = await world.call(createProof, { nonce: await nonceOf(world) }, { token })
  await credentialFor(world, await accessOf(world, claim), proof)
  return { token, sessionId }
}
/** Proves the address as a sign-in link does: the session no longer depends on the claim link. */
const prove = (sessionId: string) =>
  world.ctx().db.update(sessions).set({ fromClaim: 0 }).where(eq(sessions.id, sessionId))
/** How often the erasure of a holder was recorded. */
const erasures = (holderId: string) =>
  world.ctx().db.$count(audit, and(eq(audit.action, 'holder.erased'), eq(audit.subjectId, holderId)))

test('erases all data of a holder and keeps their badge verifiable', async () => {
  const email = 'lea.leaves@example.org'
  const { token, sessionId } = await keepByMail(email)
  await keepByMail(NEIGHBOUR)
  await world.call(updateHolder, { pseudo: 'Lea Leaves', lang: 'en' }, { token })
  const { badges: held } = await world.call(listHeld, {}, { token })
  const [{ holderId } = { holderId: '' }] = await world
    .ctx()
    .db.select()
    .from(holderAddresses)
    .where(eq(holderAddresses.email, email))
  const badgeId = held[0]?.id ?? ''
  const { shareUrl } = await world.call(createShare, { badgeId }, { token })

  await expect(world.call(deleteWallet, {}, { token })).rejects.toMatchObject({ key: 'addressNotProven', status: 403 })
  expect(await world.call(getHolder, {}, { token })).toMatchObject({ pseudo: 'Lea Leaves' })

  await prove(sessionId)
  expect(await world.call(getWalletDeletion, {}, { token })).toEqual({
    badges: 1,
    shares: 1,
    memberships: 0,
    own: false,
  })
  await Promise.allSettled([1, 2, 3].map(() => world.call(deleteWallet, {}, { token })))
  expect(await erasures(holderId)).toBe(1)
  for (const text of [email, 'Lea Leaves']) expect(await tablesWith(world, text)).toEqual([])
  await expect(world.call(getHolder, {}, { token })).rejects.toMatchObject(signedOut)
  await expect(world.call(getShare, { shareId: shareUrl.split('/').at(-1) ?? '' })).rejects.toMatchObject({
    status: 404,
  })
  expect(await world.call(verifyBadge, { badgeId })).toMatchObject({ verdict: 'genuine' })
  expect(await tablesWith(world, NEIGHBOUR)).not.toEqual([])
})

test('puts a badge sent later to the address into a new, empty wallet', async () => {
  const email = 'comes.back@example.org'
  const first = await keepByMail(email)
  await prove(first.sessionId)
  const { did } = await world.call(getHolder, {}, { token: first.token })
  await world.call(deleteWallet, {}, { token: first.token })
  const second = await keepByMail(email)
  expect((await world.call(getHolder, {}, { token: second.token })).did).not.toBe(did)
  expect((await world.call(listHeld, {}, { token: second.token })).badges).toHaveLength(1)
})

test('erases a holder with their own key, who finds the badges again with that key', async () => {
  const key = generateAccountKey()
  const [claim = ''] = await issuer.send('keeps.key@example.org')
  await claimWithKey(world, claim, key)
  const token = await openWalletOf(world, key)
  expect(await world.call(getWalletDeletion, {}, { token })).toMatchObject({ badges: 1, own: true })
  await world.call(deleteWallet, {}, { token })
  expect(await tablesWith(world, 'keeps.key@example.org')).toEqual([])
  const again = await openWalletOf(world, key)
  expect((await world.call(listHeld, {}, { token: again })).badges).toHaveLength(1)
  expect(await world.ctx().db.$count(badges)).toBeGreaterThan(2)
})
