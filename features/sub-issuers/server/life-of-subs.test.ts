// On both databases: deleting a parent changes many rows that others hold.
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { setParent } from '#features/issuers/server/parents.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { deleteIssuer, getDeletion } from '#features/leaving/contract.ts'
import { deleteDueSubs } from '#features/leaving/server/delete-due-subs.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { switchAccount } from '#features/sign-in/accounts/contract.ts'
import { finalizeLink } from '#features/sign-in/contract.ts'
import { invitations } from '#features/team/server/tables.ts'
import { audit } from '#platform/tables.ts'
import { issuerIdOf, mailedLink, proveNow, signUp } from '#testing/stories.ts'
import { signUpByWallet } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { DELETION_DAYS } from '../rules.ts'
import { moveSub } from './move-sub.ts'
import { addSub, rowFor } from './testing-subs.ts'

const DAY = 24 * 60 * 60_000
const notFound = { key: 'notFound', status: 404 }

let world: World
let parent = ''
let child = ''
let did = ''
let owner = ''
let email = ''
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  owner = `ada-${newId()}@example.org`
  email = `ben-${newId()}@example.org`
  parent = (await signUp(world, owner, { name: 'Example Climbers' })).token
  child = await addSub(world, parent, email)
  did = (await world.call(getIssuer, {}, { token: child })).did
})
afterAll(() => world.close())

const subs = async () => (await world.call(contract.listSubs, {}, { token: parent })).issuers
const isInside = async () => (await world.call(getIssuer, {}, { token: child })).isSubCommunity
const parentOf = () => world.call(contract.getParent, {}, { token: child })
/** The texts of the e-mails of notices to an address. */
const noticesTo = async (address: string) => {
  await world.runJobs()
  const mails = (await world.outbox()).filter(({ messageId }) => messageId?.startsWith('<notice-'))
  return mails.filter(({ to }) => to?.[0]?.address === address).map(({ text }) => text ?? '')
}
const bellOf = async (token: string) =>
  (await world.call(listNotices, { before: 0 }, { token })).notices.map(({ kind, title }) => [kind, title])
const startDeletion = async () => {
  await proveNow(world, parent)
  return world.call(contract.deleteSub, { did }, { token: parent })
}
/** Runs the sweep as it would after some days; a token would not live that long. */
const letPass = async (days: number) => {
  const { db } = world.ctx()
  await deleteDueSubs({ ...world.ctx(), now: () => new Date(world.now().getTime() + days * DAY) })
  // The job starts a minute later, after the e-mails.
  await world.runJobs()
  await db.execute("update pgboss.job set start_after = now() where name = 'delete-issuer' and state = 'created'")
  await world.runJobs()
}

describe('a sub-community', () => {
  test('says so in the tokens of its sessions, and knows its parent', async () => {
    const { token } = await world.call(finalizeLink, { token: (await mailedLink(world, email)).token })
    expect(decodeJwt(token)).toMatchObject({ did, isSubCommunity: true })
    expect(decodeJwt((await world.call(switchAccount, { did }, { token })).token)).toMatchObject({
      isSubCommunity: true,
    })
    expect(await parentOf()).toMatchObject({ name: 'Example Climbers', since: expect.stringMatching(/^\d{4}-/) })
    expect(await world.call(contract.getParent, {}, { token: parent })).toMatchObject({ did: '', name: '' })
  })

  test('is released by its parent: it goes on alone, and both sides are notified', async () => {
    await world.call(contract.releaseSub, { did }, { token: parent })
    expect(await isInside()).toBe(false)
    expect(await subs()).toEqual([])
    expect(await parentOf()).toMatchObject({ did: '' })
    for (const address of [owner, email])
      expect((await noticesTo(address)).at(-1)).toContain('An admin of Example Climbers released Example Cavers.')
    expect(await bellOf(child)).toContainEqual(['subReleased', 'Example Climbers'])
    expect(await bellOf(parent)).toContainEqual(['subReleased', 'Example Cavers'])
    await expect(world.call(contract.releaseSub, { did }, { token: parent })).rejects.toMatchObject(notFound)
    await expect(world.call(contract.leaveParent, {}, { token: child })).rejects.toMatchObject(notFound)
  })

  test('is taken out by its main admin, and can then have sub-communities of its own', async () => {
    await world.call(contract.leaveParent, {}, { token: child })
    expect(await isInside()).toBe(false)
    expect((await noticesTo(owner)).at(-1)).toContain('The main admin of Example Cavers removed it from')
    expect(await bellOf(parent)).toContainEqual(['subLeft', 'Example Cavers'])
    await addSub(world, child, `cleo-${newId()}@example.org`)
    expect((await world.call(contract.listSubs, {}, { token: child })).issuers).toHaveLength(1)
  })

  test("is nobody's but its parent's to release, delete or keep", async () => {
    const { token } = await signUp(world, `eve-${newId()}@example.org`)
    await proveNow(world, token)
    for (const call of [contract.releaseSub, contract.deleteSub, contract.keepSub])
      await expect(world.call(call, { did }, { token })).rejects.toMatchObject(notFound)
    expect(await isInside()).toBe(true)
  })

  test('is counted before its parent is deleted', async () => {
    expect(await world.call(getDeletion, {}, { token: parent })).toMatchObject({ subCommunities: 1 })
    expect(await world.call(getDeletion, {}, { token: child })).toMatchObject({ subCommunities: 0 })
  })

  test('goes on alone when its parent is deleted, whose invitations end', async () => {
    const invited = `cleo-${newId()}@example.org`
    await world.call(contract.inviteSubs, { invites: [rowFor(invited)] }, { token: parent })
    await proveNow(world, parent)
    await world.call(deleteIssuer, {}, { token: parent })
    await world.runJobs()
    expect(await isInside()).toBe(false)
    expect(await parentOf()).toMatchObject({ did: '' })
    expect((await noticesTo(email)).at(-1)).toContain('Example Climbers was deleted.')
    expect(await bellOf(child)).toContainEqual(['parentDeleted', 'Example Climbers'])
    expect(await world.ctx().db.$count(invitations, eq(invitations.email, invited))).toBe(0)
  })

  test("deleted by its own main admin, is no longer among its parent's", async () => {
    await proveNow(world, child)
    await world.call(deleteIssuer, {}, { token: child })
    await world.runJobs()
    expect(await subs()).toEqual([])
  })
})

describe('the deletion by the main admin of the parent', () => {
  test('waits seven days, of which both sides are told, and then happens', async () => {
    const { deletionDue } = await startDeletion()
    expect(new Date(deletionDue).getTime() - world.now().getTime()).toBeGreaterThan(DELETION_DAYS * DAY - 60_000)
    expect(await startDeletion()).toEqual({ deletionDue })
    expect(await subs()).toMatchObject([{ deletionDue }])
    expect(await parentOf()).toMatchObject({ deletionDue })
    for (const address of [owner, email])
      expect((await noticesTo(address)).at(-1)).toContain('The main admin of Example Climbers deletes Example Cavers')
    expect(await bellOf(child)).toContainEqual(['subDeletionAnnounced', 'Example Climbers'])
    await letPass(DELETION_DAYS - 1)
    expect(await isInside()).toBe(true)
    await letPass(DELETION_DAYS + 0.1)
    expect(await subs()).toEqual([])
    await expect(world.call(getIssuer, {}, { token: child })).rejects.toMatchObject({ key: 'signedOut' })
    for (const address of [owner, email])
      expect((await noticesTo(address)).at(-1)).toContain('As announced 7 days ago, Example Cavers was deleted')
  })

  test('is stopped by any admin of the parent', async () => {
    await startDeletion()
    await world.call(contract.keepSub, { did }, { token: parent })
    await letPass(DELETION_DAYS + 1)
    expect(await parentOf()).toMatchObject({ deletionDue: '', name: 'Example Climbers' })
    expect((await noticesTo(email)).at(-1)).toContain('An admin of Example Climbers stopped the deletion')
  })

  test('is stopped by any admin of the community, by leaving, and by its release', async () => {
    await startDeletion()
    await world.call(contract.keepOwn, {}, { token: child })
    expect((await noticesTo(owner)).at(-1)).toContain('An admin of Example Cavers stopped the deletion')
    await startDeletion()
    await world.call(contract.releaseSub, { did }, { token: parent })
    await letPass(DELETION_DAYS + 1)
    expect(await isInside()).toBe(false)
    const issuerId = await issuerIdOf(world, child)
    await setParent(world.ctx(), { issuerId, parentId: await issuerIdOf(world, parent) }, 'sub.moved')
    await startDeletion()
    await world.call(contract.leaveParent, {}, { token: child })
    await letPass(DELETION_DAYS + 1)
    expect(await isInside()).toBe(false)
  })

  test('needs a proof of presence', async () => {
    await expect(world.call(contract.deleteSub, { did }, { token: parent })).rejects.toMatchObject({ status: 403 })
  })

  test('is refused for a community with a key of its own, and a due one is never carried out', async () => {
    const token = await signUpByWallet(world, generateAccountKey())
    const issuerId = await issuerIdOf(world, token)
    await moveSub(world.ctx(), { issuerId, parentId: await issuerIdOf(world, parent) })
    const own = (await world.call(getIssuer, {}, { token })).did
    expect((await subs()).find((one) => one.did === own)).toMatchObject({ hasOwnKey: true })
    await proveNow(world, parent)
    const refused = world.call(contract.deleteSub, { did: own }, { token: parent })
    await expect(refused).rejects.toMatchObject({ key: 'hasOwnKey', status: 409 })
    await world.ctx().db.update(issuers).set({ deletionDueAt: world.now() }).where(eq(issuers.id, issuerId))
    await letPass(1)
    expect(await world.call(getIssuer, {}, { token })).toMatchObject({ isSubCommunity: true })
  })
})

describe('the operator', () => {
  test('moves a community into another one and out of it, and both are notified', async () => {
    const { token } = await signUp(world, `cleo-${newId()}@example.org`, { name: 'Example Divers' })
    const [issuerId, parentId] = [await issuerIdOf(world, token), await issuerIdOf(world, parent)]
    await moveSub(world.ctx(), { issuerId, parentId })
    expect((await subs()).map(({ name }) => name)).toContain('Example Divers')
    expect((await noticesTo(owner)).at(-1)).toContain('made Example Divers a sub-community of Example Climbers')
    await expect(moveSub(world.ctx(), { issuerId: parentId, parentId: issuerId })).rejects.toMatchObject({
      key: 'isSubCommunity',
    })
    await expect(moveSub(world.ctx(), { issuerId, parentId: issuerId })).rejects.toMatchObject({ key: 'notAllowed' })
    await moveSub(world.ctx(), { issuerId, parentId: undefined })
    expect((await subs()).map(({ name }) => name)).toEqual(['Example Cavers'])
    const rows = await world.ctx().db.select().from(audit).where(eq(audit.subjectId, issuerId))
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['sub.moved', 'sub.released']))
  })
})
