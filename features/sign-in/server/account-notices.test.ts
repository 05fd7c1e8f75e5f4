import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type IssuerId, newId } from '#base/ids.ts'
import { createSessionBuilder } from '#features/builder/contract.ts'
import {
  addAddress,
  confirmAddress,
  finalizeWalletLink,
  removeAddress,
  requestWalletLink,
} from '#features/holders/contract.ts'
import { regenerateApiKey, showApiKey } from '#features/issuers/contract.ts'
import { notifyAdmins } from '#features/issuers/server/notify-admins.ts'
import { issuerAdmins, issuers } from '#features/issuers/server/tables.ts'
import { findNotice } from '#platform/mail/account-notices.ts'
import { accountNotices } from '#platform/tables.ts'
import { browserSecret, captchaPass, mailedLink, makeTemplate, proveNow, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { finalizeLink } from '../contract.ts'
import { mailAccountNoticeGaveUp } from './mail-account-notice.ts'

const ADA = 'ada@example.org'
const BEN = 'ben@example.org'
let world: World
let token = ''

beforeAll(async () => {
  world = await openWorld()
  token = (await signUp(world, ADA)).token
  const [issuer] = await world.ctx().db.select().from(issuers)
  const names = { firstName: 'Ben', lastName: 'Example', mainAdmin: false, registrationDate: world.now() }
  await world
    .ctx()
    .db.insert(issuerAdmins)
    .values({ issuerId: issuer?.id ?? '', email: BEN, ...names })
})
afterAll(() => world.close())

/** The notices mailed during `act`, as address and subject, in alphabetical order. */
async function noticesOf(act: () => Promise<unknown>) {
  const read = async () => {
    await world.runJobs()
    return (await world.outbox()).filter(({ messageId }) => messageId?.startsWith('<notice-'))
  }
  const before = new Set((await read()).map(({ messageId }) => messageId))
  await act()
  return (await read()).filter(({ messageId }) => !before.has(messageId))
}
const named = (mails: Awaited<ReturnType<typeof noticesOf>>) =>
  mails.map(({ to, subject }) => [to?.[0]?.address, subject]).sort()

async function enter(email: string, browser?: string) {
  const { token: link } = await mailedLink(world, email)
  return (await world.call(finalizeLink, { token: link, browser })).token
}

test('notifies the account once of a sign-in in a new browser, and never of one in a known browser', async () => {
  const browser = browserSecret()
  const mails = await noticesOf(() => enter(ADA, browser))
  expect(named(mails)).toEqual([[ADA, 'New sign-in to your account']])
  expect(mails[0]?.text).toContain('Community: Example Climbers')
  expect(await noticesOf(() => enter(ADA, browser))).toEqual([])
})

test('notifies the account of each sign-in in an unidentified browser', async () => {
  expect(await noticesOf(() => enter(ADA))).toHaveLength(1)
  expect(await noticesOf(() => enter(ADA))).toHaveLength(1)
})

test('treats a browser unused for a year as new', async () => {
  const browser = browserSecret()
  await enter(ADA, browser)
  world.advance(366 * 24 * 60 * 60_000)
  expect(await noticesOf(() => enter(ADA, browser))).toHaveLength(1)
  token = await enter(ADA, browser)
})

test('sends no notice of a sign-up', async () => {
  expect(await noticesOf(() => signUp(world, 'new@example.org', { name: 'New Club' }))).toEqual([])
})

test('notifies all admins when a key is created, regenerated or shown', async () => {
  const { templateId } = await makeTemplate(world, token)
  await proveNow(world, token)
  const mails = await noticesOf(async () => {
    await world.call(createSessionBuilder, { templateId }, { token })
    await world.call(regenerateApiKey, { confirmed: true }, { token })
    await world.call(showApiKey, {}, { token })
  })
  const subjects = ['An API key was created', 'An API key was shown', 'The API key was regenerated']
  expect(named(mails)).toEqual([ADA, BEN].flatMap((email) => subjects.map((subject) => [email, subject])))
  expect(mails[0]?.text).toContain(ADA)
})

test('does not notify the unproven contact address of a wallet community', async () => {
  const [issuer] = await world.ctx().db.select().from(issuers).where(eq(issuers.name, 'New Club'))
  const issuerId = issuer?.id as IssuerId
  const admin = world.ctx({ kind: 'admin', sessionId: '', issuerId, email: '', mainAdmin: true } as const)
  const kept = () => world.ctx().db.select().from(accountNotices)
  await world.ctx().db.update(issuers).set({ isKms: false }).where(eq(issuers.id, issuerId))
  await notifyAdmins(admin, 'keyShown')
  expect(await kept()).toEqual([])
})

test('notifies a joined or removed address and the other addresses of the wallet', async () => {
  const [home, work] = ['zoe@home.example', 'zoe@work.example']
  const browser = browserSecret()
  const open = async () => {
    const asked = { email: home, browser, captchaSolution: await captchaPass(world) }
    const { requestId } = await world.call(requestWalletLink, asked)
    const code = await codeTo(home)
    return world.call(finalizeWalletLink, { requestId, code, browser, renewSecret: browserSecret() })
  }
  const codeTo = async (email: string) => {
    await world.runJobs()
    const mail = (await world.outbox()).filter(
      ({ to, text }) => to?.[0]?.address === email && /\n\d{6}\n/.test(text ?? ''),
    )
    return /\n(\d{6})\n/.exec(mail.at(-1)?.text ?? '')?.[1] ?? ''
  }
  let wallet = ''
  expect(await noticesOf(async () => (wallet = (await open()).token))).toHaveLength(0)
  let holder: Awaited<ReturnType<typeof join>> | undefined
  const join = async () => {
    const { requestId } = await world.call(addAddress, { email: work, browser }, { token: wallet })
    return world.call(confirmAddress, { requestId, code: await codeTo(work), browser }, { token: wallet })
  }
  const joined = await noticesOf(async () => (holder = await join()))
  expect(named(joined)).toEqual([[home, 'An address was added to your wallet']])
  const addressId = holder?.addresses.find(({ email }) => email === home)?.id ?? ''
  const removed = await noticesOf(() => world.call(removeAddress, { addressId }, { token: wallet }))
  expect(named(removed)).toEqual([home, work].map((email) => [email, 'An address was removed from your wallet']))
})

describe('a notice that failed in all tries of its job', () => {
  async function unsent(createdAt: Date): Promise<{ noticeId: string }> {
    const noticeId = newId()
    const row = { id: noticeId, kind: 'signedIn' as const, email: ADA, language: 'en' as const, detail: {}, createdAt }
    await world.ctx().db.insert(accountNotices).values(row)
    return { noticeId }
  }

  test('is mailed later', async () => {
    const notice = await unsent(world.now())
    await mailAccountNoticeGaveUp(world.ctx(), notice)
    const isOfNotice = sql`name = 'mail-account-notice' and data->>'noticeId' = ${notice.noticeId}`
    const moved = sql`update pgboss.job set start_after = now() where ${isOfNotice} and start_after > now() returning id`
    const mails = await noticesOf(async () => {
      expect(await world.ctx().db.execute(moved)).toHaveProperty('rows.length', 1)
    })
    expect(named(mails)).toEqual([[ADA, 'New sign-in to your account']])
  })

  test('is dropped after a day', async () => {
    const notice = await unsent(new Date(world.now().getTime() - 25 * 3_600_000))
    await mailAccountNoticeGaveUp(world.ctx(), notice)
    expect(await findNotice(world.ctx(), notice.noticeId)).toBeUndefined()
    expect(await noticesOf(async () => undefined)).toEqual([])
  })
})

test('is deleted once it is mailed', async () => {
  await noticesOf(() => enter(ADA))
  expect(await world.ctx().db.select().from(accountNotices)).toEqual([])
})
