import { and, eq, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { addAdmin, deleteAdmin, listAdmins, resendAdmin } from '#features/team/account/contract.ts'
import { INVITATION_DAYS } from '#features/team/rules.ts'
import { folderPeople, invitations, teamPeople } from '#features/team/server/tables.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { mailDay } from '#platform/mail/mail-dates.ts'
import { sessions } from '#platform/tables.ts'
import { browserSecret, mailedLink, proveNow, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { listAccounts, switchAccount } from '../../accounts/contract.ts'
import { finalizeCode, finalizeLink, verifyLink } from '../../contract.ts'
import { CODE_TRIES, LINK_MINUTES } from '../../rules.ts'
import { acceptInvitation, acceptInvitationByCode, declineInvitation, readInvitation } from '../contract.ts'
import { jobMailInvitation, jobMailInvitationGaveUp } from './job-mail-invitation.ts'
import { inviteToFolders, mailedSecrets } from './testing-invitations.ts'

const DAY = 24 * 60 * 60_000
const expired = { key: 'linkExpired', status: 410, code: 4100 }
const wrongCode = { key: 'codeWrong', status: 400 }
const signedOut = { key: 'signedOut', status: 401, code: 3000 }

let world: World
let admin = ''
let owner = ''
let email = ''
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  owner = `ada-${newId()}@example.org`
  email = `ben-${newId()}@example.org`
  admin = (await signUp(world, owner, { name: 'Example Climbers' })).token
})
afterAll(() => world.close())

const as = () => ({ token: admin })
const asAdmin = async () => {
  await world.call(addAdmin, { email, firstName: 'Ben', lastName: 'Example' }, as())
  return mailedSecrets(world, email)
}
const toFolders = async (...names: string[]) => {
  await inviteToFolders(world, admin, email, names)
  return mailedSecrets(world, email)
}
const signIn = async () => (await world.call(finalizeLink, { token: (await mailedLink(world, email)).token })).token
const rowOf = async () => (await world.ctx().db.select().from(issuerAdmins).where(eq(issuerAdmins.email, email)))[0]
const personOf = async () => (await world.ctx().db.select().from(teamPeople).where(eq(teamPeople.email, email)))[0]
const bell = async () =>
  (await world.call(listNotices, { before: 0 }, as())).notices.map(({ kind, title }) => [kind, title])
const openSessions = async () => (await world.ctx().db.select().from(sessions).where(eq(sessions.email, email))).length
const removeAdmin = async () => {
  await proveNow(world, admin)
  return world.call(deleteAdmin, { email }, as())
}

describe('the e-mail of an invitation', () => {
  test('says who invites whom, in which role, until when and how to decline, in both languages', async () => {
    const until = mailDay(new Date(world.now().getTime() + INVITATION_DAYS * DAY), 'en')
    const { text, code } = await asAdmin()
    expect(text).toContain('Join Example Climbers as an admin')
    expect(text).toContain('Ada Example invites you to be an admin')
    expect(text).toContain(`This invitation is for ${email}.`)
    expect(text).toContain(`valid until ${until}`)
    expect(text).toContain('To decline, press "Decline"')
    expect(text).toContain('Rejoignez Example Climbers comme admin')
    expect(text).toContain('« Décliner »'.replace(' ', '\u202f').replace(/ »/, '\u202f»'))
    expect(text).toContain(`Or type this code on ${new URL(world.config.publicUrl).host}/invite:`)
    expect(code).toMatch(/^\d{6}$/)
  })

  test('names the folders of a contributor', async () => {
    const { text } = await toFolders('Summer courses', 'Autumn')
    expect(text).toContain('Join Example Climbers as a contributor')
    expect(text).toContain('Folders: Autumn and Summer courses')
  })

  test('is not mailed to a person whose folders are gone', async () => {
    await toFolders('Summer courses')
    const { db } = world.ctx()
    await db.delete(folderPeople).where(eq(folderPeople.email, email))
    const later = new Date(world.now().getTime() + DAY)
    const sent = db.update(invitations).set({ sentAt: later }).where(eq(invitations.email, email)).returning()
    const [before] = await sent
    await jobMailInvitation(world.ctx(), { invitationId: before?.id ?? '' })
    const [after] = await db.select().from(invitations).where(eq(invitations.email, email))
    expect(after?.linkId).toBe(before?.linkId)
  })

  test('ends the link before when it is sent again', async () => {
    const before = await asAdmin()
    world.advance(1000)
    await world.call(resendAdmin, { email }, as())
    const { token } = await mailedSecrets(world, email)
    expect(token).not.toBe(before.token)
    await expect(world.call(acceptInvitation, { token: before.token })).rejects.toMatchObject(expired)
    expect(await world.call(acceptInvitation, { token })).toHaveProperty('token')
  })
})

describe('an e-mail that no try could send', () => {
  const retried = async () => {
    const [row] = await world.ctx().db.select().from(invitations).where(eq(invitations.email, email))
    const invitationId = row?.id ?? ''
    await jobMailInvitationGaveUp(world.ctx(), { invitationId })
    const waiting = sql`select 1 from pgboss.job where name = 'mail-invitation' and data->>'invitationId' = ${invitationId}
      and state = 'created' and start_after > now()`
    return rowsOf(world.ctx().db, waiting)
  }

  test('is tried again for a day', async () => {
    await asAdmin()
    expect(await retried()).toHaveLength(1)
  })

  test('is given up after a day', async () => {
    await asAdmin()
    const before = new Date(world.now().getTime() - DAY - 1000)
    await world.ctx().db.update(invitations).set({ sentAt: before }).where(eq(invitations.email, email))
    expect(await retried()).toEqual([])
  })

  test('is not tried again once the invitation was accepted', async () => {
    const { token } = await asAdmin()
    await world.call(acceptInvitation, { token })
    expect(await retried()).toEqual([])
  })
})

describe('an invitation', () => {
  test('is read as often as its link is opened, and changes nothing', async () => {
    const { token } = await asAdmin()
    const read = { community: 'Example Climbers', role: 'admin', email, inviter: 'Ada Example', folders: [] }
    for (let i = 0; i < 2; i++) expect(await world.call(readInvitation, { token })).toMatchObject(read)
    expect((await rowOf())?.registrationDate).toBeNull()
    expect(await openSessions()).toBe(0)
  })

  test('accepted as an admin, registers the row and opens the session of an admin', async () => {
    const { token } = await asAdmin()
    const entered = await world.call(acceptInvitation, { token, browser: browserSecret() })
    expect(decodeJwt(entered.token)).toMatchObject({ connexionEmail: email, isContributor: false, signup: false })
    const { admins } = await world.call(listAdmins, {}, { token: entered.token })
    expect(admins.find((each) => each.email === email)?.registrationDate).not.toBe('')
    expect(await bell()).toContainEqual(['invitationAccepted', email])
  })

  test('accepted to folders, opens the session of a contributor', async () => {
    const { token } = await toFolders('Summer courses')
    expect(await world.call(readInvitation, { token })).toMatchObject({
      role: 'contributor',
      folders: ['Summer courses'],
    })
    const entered = await world.call(acceptInvitation, { token })
    expect(decodeJwt(entered.token)).toMatchObject({ isContributor: true })
    expect(await world.call(getIssuer, {}, { token: entered.token })).toMatchObject({ name: 'Example Climbers' })
    await expect(world.call(listAdmins, {}, { token: entered.token })).rejects.toMatchObject({ key: 'notAllowed' })
    expect((await personOf())?.registrationDate).not.toBeNull()
  })

  test('accepted five times at once opens one session', async () => {
    const { token } = await asAdmin()
    const accepts = Array.from({ length: 5 }, () => world.call(acceptInvitation, { token }))
    const answers = await Promise.allSettled(accepts)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await openSessions()).toBe(1)
    await expect(world.call(acceptInvitation, { token })).rejects.toMatchObject(expired)
    await expect(world.call(readInvitation, { token })).rejects.toMatchObject(expired)
  })

  test('accepted and declined at once is one of both', async () => {
    const { token } = await asAdmin()
    const [accepted, declined] = await Promise.allSettled([
      world.call(acceptInvitation, { token }),
      world.call(declineInvitation, { token }),
    ])
    expect([accepted.status, declined.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await rowOf()).toEqual(accepted.status === 'fulfilled' ? expect.anything() : undefined)
  })

  test('accepted while the admin is removed leaves nobody inside', async () => {
    const { token } = await asAdmin()
    const [accepted] = await Promise.allSettled([world.call(acceptInvitation, { token }), removeAdmin()])
    expect(await rowOf()).toBeUndefined()
    if (accepted.status === 'rejected') return expect(accepted.reason).toMatchObject(expired)
    await expect(world.call(getIssuer, {}, { token: accepted.value.token })).rejects.toMatchObject(signedOut)
  })

  test('ends after 14 days: it is unread, unaccepted, and an ordinary link starts a sign-up', async () => {
    const { token } = await asAdmin()
    world.advance(INVITATION_DAYS * DAY)
    admin = (await world.call(finalizeLink, { token: (await mailedLink(world, owner)).token })).token
    await expect(world.call(readInvitation, { token })).rejects.toMatchObject(expired)
    await expect(world.call(acceptInvitation, { token })).rejects.toMatchObject(expired)
    const ordinary = await mailedLink(world, email)
    expect(await world.call(verifyLink, { token: ordinary.token })).toMatchObject({ signup: true, options: [] })
  })

  test('of a removed admin is no longer valid', async () => {
    const { token } = await asAdmin()
    await removeAdmin()
    await expect(world.call(readInvitation, { token })).rejects.toMatchObject(expired)
    await expect(world.call(acceptInvitation, { token })).rejects.toMatchObject(expired)
  })

  test('to folders that were all taken away is no longer valid', async () => {
    const { token } = await toFolders('Summer courses')
    await world.ctx().db.delete(folderPeople).where(eq(folderPeople.email, email))
    await expect(world.call(readInvitation, { token })).rejects.toMatchObject(expired)
    await expect(world.call(acceptInvitation, { token })).rejects.toMatchObject(expired)
    expect((await personOf())?.registrationDate).toBeNull()
  })

  test('is no sign-in link, nor the other way round', async () => {
    const { token } = await asAdmin()
    await expect(world.call(finalizeLink, { token })).rejects.toMatchObject(expired)
    const ordinary = await mailedLink(world, email)
    await expect(world.call(acceptInvitation, { token: ordinary.token })).rejects.toMatchObject(expired)
  })
})

describe('the six digits of an invitation', () => {
  test('accept it within 15 minutes, once', async () => {
    const { code } = await asAdmin()
    const entered = await world.call(acceptInvitationByCode, { email, code })
    expect(decodeJwt(entered.token)).toMatchObject({ connexionEmail: email })
    await expect(world.call(acceptInvitationByCode, { email, code })).rejects.toMatchObject(wrongCode)
  })

  test('expire before the link does', async () => {
    const { code, token } = await asAdmin()
    world.advance(LINK_MINUTES * 60_000)
    await expect(world.call(acceptInvitationByCode, { email, code })).rejects.toMatchObject(wrongCode)
    expect(await world.call(acceptInvitation, { token })).toHaveProperty('token')
  })

  test('allow five tries, even at once, and the link stays valid', async () => {
    const { code, token } = await asAdmin()
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const guesses = Array.from({ length: CODE_TRIES }, () => world.call(acceptInvitationByCode, { email, code: wrong }))
    for (const { status } of await Promise.allSettled(guesses)) expect(status).toBe('rejected')
    await expect(world.call(acceptInvitationByCode, { email, code })).rejects.toMatchObject(wrongCode)
    expect(await world.call(acceptInvitation, { token })).toHaveProperty('token')
  })

  test('answer the same for an address that nobody invited', async () => {
    const stranger = world.call(acceptInvitationByCode, { email: 'nobody@example.org', code: '123456' })
    await expect(stranger).rejects.toMatchObject(wrongCode)
  })
})

describe('ordinary sign-in', () => {
  test('accepts an open invitation, and its link is used', async () => {
    const { token } = await asAdmin()
    const { token: link } = await mailedLink(world, email)
    const { options } = await world.call(verifyLink, { token: link })
    expect(options).toMatchObject([{ role: 'admin', profile: { name: 'Example Climbers' } }])
    expect((await rowOf())?.registrationDate).toBeNull()
    const entered = await world.call(finalizeLink, { token: link })
    expect(await world.call(listAdmins, {}, { token: entered.token })).toHaveProperty('admins')
    expect(await bell()).toContainEqual(['invitationAccepted', email])
    await expect(world.call(acceptInvitation, { token })).rejects.toMatchObject(expired)
  })

  test('by the code of its e-mail accepts as well', async () => {
    await toFolders('Summer courses')
    const { requestId, code, browser } = await mailedLink(world, email)
    const entered = await world.call(finalizeCode, { requestId, code, browser })
    expect(decodeJwt(entered.token)).toMatchObject({ isContributor: true })
    expect((await personOf())?.registrationDate).not.toBeNull()
  })

  test('at the same moment as the invitation admits the person once as registered', async () => {
    const { token } = await asAdmin()
    const { token: link } = await mailedLink(world, email)
    const answers = await Promise.allSettled([
      world.call(acceptInvitation, { token }),
      world.call(finalizeLink, { token: link }),
    ])
    expect(answers.map(({ status }) => status)).toContain('fulfilled')
    const accepted = await world.ctx().db.select().from(invitations).where(eq(invitations.email, email))
    expect(accepted.map(({ acceptedAt }) => acceptedAt !== null)).toEqual([true])
    expect((await bell()).filter(([kind]) => kind === 'invitationAccepted')).toHaveLength(1)
  })

  test('from the chooser accepts the invitation of the community that is chosen', async () => {
    const own = (await signUp(world, email, { name: 'Rowers' })).token
    await asAdmin()
    const { options } = await world.call(listAccounts, {}, { token: own })
    expect(options.map(({ profile }) => profile.name)).toEqual(['Example Climbers', 'Rowers'])
    const switched = await world.call(switchAccount, { did: options[0]?.did ?? '' }, { token: own })
    expect(await world.call(getIssuer, {}, { token: switched.token })).toMatchObject({ name: 'Example Climbers' })
    expect((await rowOf())?.registrationDate).not.toBeNull()
  })

  test('shows a person who is admin and contributor once, as admin', async () => {
    await toFolders('Summer courses')
    await asAdmin()
    const { token } = await mailedLink(world, email)
    const { options } = await world.call(verifyLink, { token })
    expect(options.map(({ role }) => role)).toEqual(['admin'])
    const entered = await world.call(finalizeLink, { token })
    expect(decodeJwt(entered.token)).toMatchObject({ isContributor: false })
  })

  test('does not admit a pending contributor whose right has ended', async () => {
    await toFolders('Summer courses')
    const until = new Date(world.now().getTime() - DAY).toISOString().slice(0, 10)
    await world.ctx().db.update(folderPeople).set({ until }).where(eq(folderPeople.email, email))
    const { token } = await mailedLink(world, email)
    expect(await world.call(verifyLink, { token })).toMatchObject({ signup: true, options: [] })
  })
})

describe('declining', () => {
  test('removes the pending admin, ends the link and notifies the inviter', async () => {
    const { token } = await asAdmin()
    await world.call(declineInvitation, { token })
    await world.runJobs()
    expect(await rowOf()).toBeUndefined()
    await expect(world.call(acceptInvitation, { token })).rejects.toMatchObject(expired)
    await expect(world.call(declineInvitation, { token })).rejects.toMatchObject(expired)
    expect(await bell()).toContainEqual(['invitationDeclined', email])
    const notice = (await world.outbox()).filter(({ to }) => to?.[0]?.address === owner).at(-1)
    expect(notice?.subject).toBe('Your invitation to Example Climbers was declined')
    expect(notice?.text).toContain(email)
  })

  test('takes a pending contributor out of the folders', async () => {
    const { token } = await toFolders('Summer courses')
    await world.call(declineInvitation, { token })
    expect(await personOf()).toBeUndefined()
    const pairs = await world.ctx().db.select().from(folderPeople).where(eq(folderPeople.email, email))
    expect(pairs).toEqual([])
  })

  test('of a second role leaves the first one', async () => {
    const folder = await toFolders('Summer courses')
    await world.call(acceptInvitation, { token: folder.token })
    const { token } = await asAdmin()
    await world.call(declineInvitation, { token })
    expect(await world.call(getIssuer, {}, { token: await signIn() })).toMatchObject({ name: 'Example Climbers' })
    const pairs = and(eq(folderPeople.email, email))
    expect(await world.ctx().db.$count(folderPeople, pairs)).toBe(1)
  })
})
