import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { createIssuer, getIssuer } from '#features/issuers/contract.ts'
import { getSubInvitation } from '#features/issuers/invited-contract.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { createSignUpToken } from '#features/sign-in/account-contract.ts'
import { finalizeLink } from '#features/sign-in/contract.ts'
import { acceptInvitation, declineInvitation, readInvitation } from '#features/sign-in/invitation-contract.ts'
import { mailedSecrets } from '#features/sign-in/server/testing-invitations.ts'
import { INVITATION_DAYS } from '#features/team/rules.ts'
import { ISSUER, mailedLink, signUp } from '#testing/stories.ts'
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
const invite = (...invites: ReturnType<typeof rowFor>[]) => world.call(inviteSubs, { invites }, as())
const rows = async (onlyValidated = false) =>
  (await world.call(listSubs, { onlyValidated: onlyValidated ? 'true' : undefined }, as())).issuers

describe('the e-mail with an invitation to create a sub-community', () => {
  test('says who invites to create which community inside of which, and how to decline, in both languages', async () => {
    expect(await invite(rowFor(email))).toEqual({ invited: 1 })
    const { text, token } = await mailedSecrets(world, email)
    expect(text).toContain('Create Example Cavers with Example Climbers')
    expect(text).toContain(
      `Ada Example invites ${email} to create Example Cavers as a sub-community of Example Climbers`,
    )
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
})
