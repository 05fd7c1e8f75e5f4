import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { createIssuer, getIssuer } from '#features/issuers/contract.ts'
import { setSubLimit } from '#features/issuers/server/set-sub-limit.ts'
import { getSubInvitation } from '#features/issuers/sign-up/invited-contract.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { createSignUpToken } from '#features/sign-in/accounts/contract.ts'
import { finalizeLink } from '#features/sign-in/contract.ts'
import { acceptInvitation, declineInvitation, readInvitation } from '#features/sign-in/invitations/contract.ts'
import { mailedSecrets } from '#features/sign-in/invitations/server/testing-invitations.ts'
import { INVITATION_DAYS } from '#features/team/rules.ts'
import { invitations } from '#features/team/server/tables.ts'
import { claimWithKey } from '#testing/claim.ts'
import { claimTokenOf, ISSUER, issuerIdOf, mailedLink, makeTemplate, send, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getParent, inviteSubs, listSubs, resendSub, withdrawSub } from '../contract.ts'
import { RESEND_SECONDS } from '../rules.ts'
import { addSub, createInvited, openWizard, rowFor } from './testing-subs.ts'

const DAY = 24 * 60 * 60_000
const expired = { key: 'linkExpired', status: 410, code: 4100 }
const ended = { key: 'invitationEnded', status: 410, code: 4100 }

let world: World
let parent = ''
let email = ''
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  email = `ben-${newId()}@example.org`
  parent = (await signUp(world, `ada-${newId()}@example.org`, { name: 'Example Climbers' })).token
})
afterAll(() => world.close())

const as = () => ({ token: parent })
const daysAgo = (days: number) => new Date(world.now().getTime() - days * DAY)
const invite = async (...invites: ReturnType<typeof rowFor>[]) => {
  const invited = await world.call(inviteSubs, { invites }, as())
  // Otherwise its e-mail may come after that of a link which is asked for next.
  await world.runJobs()
  return invited
}
const rows = async (onlyValidated = false) =>
  (await world.call(listSubs, { onlyValidated: onlyValidated ? 'true' : undefined }, as())).issuers

describe('the e-mail with an invitation to create a sub-community', () => {
  test('says who invites to create which community inside of which, and how to decline, in both languages', async () => {
    expect(await invite(rowFor(email))).toEqual({ invited: 1 })
    const { text, token } = await mailedSecrets(world, email)
    expect(text).toContain('Create Example Cavers with Example Climbers')
    expect(text).toContain('Ada Example invites you to create Example Cavers as a sub-community of Example Climbers')
    expect(text).toContain('Créez Example Cavers avec Example Climbers')
    expect(await world.call(readInvitation, { token })).toMatchObject({
      community: 'Example Climbers',
      role: 'subCommunity',
      name: 'Example Cavers',
      email,
      inviter: 'Ada Example',
    })
  })
})

describe('an invitation to create a sub-community', () => {
  test('leads to the wizard with its values, and the community is created inside of its parent', async () => {
    await invite(rowFor(email))
    expect(await rows()).toMatchObject([
      { did: '', name: 'Example Cavers', adminEmail: email, state: 'pending', membersCount: 0, badgesCount: 0 },
    ])
    const token = await openWizard(world, email)
    expect(decodeJwt(token)).toMatchObject({ signup: true, connexionEmail: email, isSubCommunity: false })
    expect(await world.call(getSubInvitation, {}, { token })).toMatchObject({
      name: 'Example Cavers',
      email,
      firstName: 'Ben',
      lastName: 'Example',
      parent: { name: 'Example Climbers' },
    })
    await createInvited(world, token)
    await world.runJobs()
    const own = await world.call(getIssuer, {}, { token })
    expect(own).toMatchObject({ name: 'Example Cavers', isSubCommunity: true, connexionEmail: email })
    const { did } = await world.call(getIssuer, {}, as())
    expect(await world.call(getParent, {}, { token })).toMatchObject({ did, name: 'Example Climbers', deletionDue: '' })
    expect(await rows()).toMatchObject([
      { did: own.did, name: 'Example Cavers', adminEmail: email, state: 'active', invitationId: '', hasOwnKey: false },
    ])
    const { notices } = await world.call(listNotices, { before: 0 }, as())
    expect(notices.map(({ kind, title }) => [kind, title])).toContainEqual(['invitationAccepted', email])
  })

  test('opens the wizard again until the community is created, and then nothing more', async () => {
    await invite(rowFor(email))
    const { token } = await mailedSecrets(world, email)
    await world.call(acceptInvitation, { token })
    const wizard = (await world.call(acceptInvitation, { token })).token
    await createInvited(world, wizard)
    await expect(world.call(acceptInvitation, { token })).rejects.toMatchObject(expired)
    await expect(world.call(readInvitation, { token })).rejects.toMatchObject(expired)
  })

  test('reaches people who sign in otherwise: with a first link, and with one more community of their own', async () => {
    await invite(rowFor(email))
    const fresh = (await world.call(finalizeLink, { token: (await mailedLink(world, email)).token })).token
    expect(await world.call(getSubInvitation, {}, { token: fresh })).toMatchObject({ name: 'Example Cavers', email })
    const own = (await signUp(world, `cleo-${newId()}@example.org`)).token
    const { connexionEmail } = await world.call(getIssuer, {}, { token: own })
    await invite(rowFor(connexionEmail))
    expect((await world.call(getIssuer, {}, { token: own })).isSubCommunity).toBe(false)
    const { token } = await world.call(createSignUpToken, { connexionEmail }, { token: own })
    await createInvited(world, token)
    await world.runJobs()
    expect(await world.call(getIssuer, {}, { token })).toMatchObject({ isSubCommunity: true })
  })

  test('puts nobody inside of a community without their saying so', async () => {
    await invite(rowFor(email))
    const { token } = await signUp(world, email, { name: 'On their own' })
    expect(await world.call(getIssuer, {}, { token })).toMatchObject({ isSubCommunity: false })
    expect(await rows()).toMatchObject([{ state: 'pending' }])
  })

  test('is accepted by its own address only, and the address cannot be changed', async () => {
    await invite(rowFor(email))
    const [row] = await rows()
    const form = { ...ISSUER, tags: [...ISSUER.tags], invitationId: row?.invitationId ?? '' }
    const stranger = `eve-${newId()}@example.org`
    const { token } = await world.call(finalizeLink, { token: (await mailedLink(world, stranger)).token })
    await expect(world.call(createIssuer, { ...form, contactEmail: stranger }, { token })).rejects.toMatchObject(ended)
    const wizard = await openWizard(world, email)
    const other = world.call(createIssuer, { ...form, contactEmail: stranger }, { token: wizard })
    await expect(other).rejects.toMatchObject({ key: 'emailNotYours' })
    expect(await rows()).toMatchObject([{ state: 'pending' }])
  })

  test('is sent again after 15 seconds, which ends the link before and renews its 14 days', async () => {
    onTestFinished(world.stopClock())
    await invite(rowFor(email))
    const before = await mailedSecrets(world, email)
    const invitationId = (await rows())[0]?.invitationId ?? ''
    await expect(world.call(resendSub, { invitationId }, as())).rejects.toMatchObject({ key: 'tooSoon', status: 429 })
    const passed = { sentAt: daysAgo(INVITATION_DAYS + 1), expiresAt: daysAgo(1) }
    await world.ctx().db.update(invitations).set(passed).where(eq(invitations.id, invitationId))
    expect(await rows()).toMatchObject([{ state: 'pending', isExpired: true }])
    await expect(world.call(readInvitation, { token: before.token })).rejects.toMatchObject(expired)
    await world.call(resendSub, { invitationId }, as())
    const { token } = await mailedSecrets(world, email)
    expect(token).not.toBe(before.token)
    expect(await world.call(readInvitation, { token })).toMatchObject({ name: 'Example Cavers' })
    expect(await rows()).toMatchObject([{ invitationId, isExpired: false }])
    world.advance(RESEND_SECONDS * 1000)
    await world.call(resendSub, { invitationId }, as())
  })

  test('admits nobody once it was withdrawn, not even the wizard that is open', async () => {
    await invite(rowFor(email))
    const token = await openWizard(world, email)
    const { invitationId } = await world.call(getSubInvitation, {}, { token })
    await world.call(withdrawSub, { invitationId }, as())
    expect(await rows()).toEqual([])
    expect(await world.call(getSubInvitation, {}, { token })).toMatchObject({ invitationId: '', parent: { name: '' } })
    const form = { ...ISSUER, tags: [...ISSUER.tags], contactEmail: email }
    await expect(world.call(createIssuer, { ...form, invitationId }, { token })).rejects.toMatchObject(ended)
    // The same wizard goes on without it.
    await world.call(createIssuer, form, { token })
    await expect(world.call(withdrawSub, { invitationId }, as())).rejects.toMatchObject({ key: 'notFound' })
    await expect(world.call(resendSub, { invitationId }, as())).rejects.toMatchObject({ key: 'notFound' })
  })

  test('ends when it is declined, and the inviter is notified', async () => {
    await invite(rowFor(email))
    const { token } = await mailedSecrets(world, email)
    await world.call(declineInvitation, { token })
    await world.runJobs()
    expect(await rows()).toEqual([])
    const { connexionEmail } = await world.call(getIssuer, {}, as())
    const mails = (await world.outbox()).filter(({ to }) => to?.[0]?.address === connexionEmail)
    expect(mails.at(-1)?.text).toContain(`${email} declined your invitation to create Example Cavers`)
  })
})

describe('rows of an invite', () => {
  test('are dropped when a field is empty, and all refused when one address is no address', async () => {
    const half = { ...rowFor(`half-${email}`), lastName: ' ' }
    expect(await invite(rowFor(email), half)).toEqual({ invited: 1 })
    expect(await rows()).toHaveLength(1)
    const refused = invite(rowFor(`new-${email}`), rowFor('no address'))
    await expect(refused).rejects.toMatchObject({ key: 'invalidEmails', status: 400 })
    expect(await rows()).toHaveLength(1)
    expect(await invite(half)).toEqual({ invited: 0 })
  })

  test('renew an open invitation to the same address, under the newest name', async () => {
    await invite(rowFor(email, 'First name'))
    expect(await invite(rowFor(email, 'Second name'), rowFor(email.toUpperCase(), 'Third name'))).toEqual({
      invited: 1,
    })
    expect(await rows()).toMatchObject([{ name: 'Third name', adminEmail: email }])
  })

  test('are refused when they would not all fit, and by a community that is inside of another one', async () => {
    await setSubLimit(world.ctx(), { issuerId: await issuerIdOf(world, parent), subs: 2 })
    await invite(rowFor(email))
    const more = () => invite(rowFor(`a-${email}`), rowFor(`b-${email}`))
    await expect(more()).rejects.toMatchObject({ key: 'tooManySubs', status: 409, code: 4090 })
    expect(await rows()).toHaveLength(1)
    const child = await addSub(world, parent, email)
    const inside = world.call(inviteSubs, { invites: [rowFor(`c-${email}`)] }, { token: child })
    await expect(inside).rejects.toMatchObject({ key: 'isSubCommunity', status: 409 })
  })
})

describe('the list of sub-communities', () => {
  test('is searched by any part of a name or an address, read literally, and shown in pages, newest first', async () => {
    for (const name of ['50% Club', 'Under_score', 'Back\\slash', 'نادي الجبل', 'Vélo 🚲']) {
      world.advance(1000)
      await invite(rowFor(`${newId()}-x@example.org`, name))
    }
    const named = async (search: string) =>
      (await world.call(listSubs, { search }, as())).issuers.map(({ name }) => name)
    expect(await named('%')).toEqual(['50% Club'])
    expect(await named('_')).toEqual(['Under_score'])
    expect(await named('\\')).toEqual(['Back\\slash'])
    expect(await named('الج')).toEqual(['نادي الجبل'])
    expect(await named('🚲')).toEqual(['Vélo 🚲'])
    expect(await named('CLUB')).toEqual(['50% Club'])
    expect(await named('-X@example')).toHaveLength(5)
    const page = await world.call(listSubs, { pageNumber: 2, pageSize: 2 }, as())
    expect(page.issuers.map(({ name }) => name)).toEqual(['Back\\slash', 'Under_score'])
    expect(page.pagination).toEqual({ totalPages: 3, totalCount: 5 })
    const beyond = await world.call(listSubs, { pageNumber: 100_000 }, as())
    expect(beyond).toMatchObject({ issuers: [], pagination: { totalPages: 1, totalCount: 5 } })
    expect(await rows(true)).toEqual([])
  })

  test('says how many members and badges each sub-community has, and all of them together', async () => {
    const child = await addSub(world, parent, email)
    const { templateId } = await makeTemplate(world, child)
    for (const link of await send(world, child, templateId, ['a@example.org', 'b@example.org']))
      await claimWithKey(world, claimTokenOf(link))
    const { issuers, totals } = await world.call(listSubs, {}, as())
    expect(issuers).toMatchObject([{ membersCount: 0, badgesCount: 2, state: 'active' }])
    expect(totals).toEqual({ members: 0, badges: 2 })
  })
})
