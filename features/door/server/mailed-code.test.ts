import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { listHeld } from '#features/badges/contract.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { claims } from '#features/claims/server/tables.ts'
import { reissueSession, resendSession, revokeSession } from '#features/history/contract.ts'
import { previewMail } from '#features/mailing/contract.ts'
import { claimToken } from '#features/mailing/server/claim-token.ts'
import { createSessions } from '#features/sends/contract.ts'
import { undoSend } from '#features/sends/running/contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { claimWithKey } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { readPicture } from '#testing/read-picture.ts'
import { openWalletOf } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { mailedCode } from './mailed-code.ts'
import { makeDevice } from './testing-device.ts'

const HOUR = 3_600_000
let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let count = 0

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const as = () => ({ token: issuer.token })
const publish = async (
  given: { category?: 'ticket' | 'participation'; lang?: 'en' | 'fr'; allowsStill?: boolean } = {},
) => {
  const { category = 'ticket', lang = 'en', allowsStill = category === 'ticket' } = given
  const startDate = new Date(world.now().getTime() + HOUR).toISOString()
  const endDate = new Date(world.now().getTime() + 30 * HOUR).toISOString()
  const options = category === 'ticket' ? { optionName: true, optionSeat: true } : {}
  const templateId = await publishForTest(issuer.ctx, { category, lang, location: '', startDate, endDate, ...options })
  await world.runJobs()
  if (allowsStill) await world.call(contract.updateDoor, { templateId, allowsStill }, as())
  return templateId
}

/** Sends one ticket; returns its claim and the holder's data on it. */
const send = async (templateId: string, more = {}) => {
  const [email, name] = [`guest${++count}@example.org`, `Guest ${count}`]
  const asked = { templateId, emails: [email], options: [{ name, seat: `${count}`, section: '' }], ...more }
  const { sendId } = await world.call(createSessions, asked, as())
  const [claim] = await world.ctx().db.select().from(claims).where(eq(claims.sendId, sendId))
  if (!claim) throw new Error('The ticket was not sent')
  return { claimId: claim.id, email, name, code: mailedCode(world.config, claim.id, 1), sendId }
}
const scan = (templateId: string, code: string) => world.call(contract.checkIn, { templateId, code }, as())
const find = async (templateId: string, search: string) =>
  (await world.call(contract.findTickets, { templateId, search }, as())).tickets

/** Collects a ticket with a key of the holder's own, and binds it to a device: its rotating code. */
const collect = async (claimId: string, n = 1, key = generateAccountKey()) => {
  const { badgeId } = await claimWithKey(world, claimToken(world.config, claimId, n), key)
  const [token, device] = [await openWalletOf(world, key), await makeDevice()]
  const { still } = await world.call(contract.bindTicket, { badgeId, publicKey: device.publicKey }, { token })
  return { badgeId, still, key, code: () => device.codeOf(badgeId, world.now()) }
}
const mailTo = async (email: string) => {
  await world.runJobs()
  const mails = (await world.outbox()).filter(({ to }) => to?.[0]?.address === email)
  const mail = mails.at(-1)
  const picture = mail?.attachments.find(({ contentId }) => contentId === '<enclosed>')
  return { mail, picture, code: picture ? await readPicture(new Uint8Array(picture.content as ArrayBuffer)) : '' }
}

test("puts a scannable code into a ticket's e-mail, with a warning that it can be copied", async () => {
  const templateId = await publish()
  const { email, name } = await send(templateId)
  const { mail, picture, code } = await mailTo(email)
  expect(picture).toMatchObject({ filename: 'ticket.png', mimeType: 'image/png', disposition: 'inline' })
  for (const text of [mail?.html, mail?.text]) expect(text).toContain('It can be copied')
  expect(mail?.text).toContain('ticket.png')
  expect(code).not.toContain(name)
  expect(await scan(templateId, code)).toMatchObject({ answer: 'in', name, inside: 1, all: 1 })
  const french = await publish({ lang: 'fr' })
  const { email: other } = await send(french)
  expect((await mailTo(other)).mail?.text).toContain('Il peut être copié')
})

test('omits the code for other badges, and where the door or the link does not allow it', async () => {
  const plain = await send(await publish({ allowsStill: false }))
  expect((await mailTo(plain.email)).picture).toBeUndefined()
  const guarded = await send(await publish(), { asksCode: true })
  expect((await mailTo(guarded.email)).picture).toBeUndefined()
  const participation = await publish({ category: 'participation' })
  await world.call(createSessions, { templateId: participation, emails: ['came@example.org'] }, as())
  expect((await mailTo('came@example.org')).picture).toBeUndefined()
})

test('shows a code that admits nobody in an e-mail preview', async () => {
  const templateId = await publish()
  const draft = { templateId, kind: 'claim', lang: 'en', subject: '', text: '' } as const
  const { html } = await world.call(previewMail, draft, as())
  const [, drawn = ''] =
    /alt="Your ticket’s code[^>]*src="data:image\/png;base64,([^"]+)"/.exec(html) ??
    /src="data:image\/png;base64,([^"]+)"[^>]*alt="Your ticket/.exec(html) ??
    []
  const code = await readPicture(Buffer.from(drawn, 'base64'))
  expect(code).toMatch(/^BZM\./)
  expect(await scan(templateId, code)).toMatchObject({ answer: 'revoked', name: '' })
})

testOnPostgres('admits one of fifty scans at once of the codes of a ticket', async () => {
  onTestFinished(world.stopClock())
  const templateId = await publish()
  const { claimId, code } = await send(templateId)
  const { code: rotating, still } = await collect(claimId)
  const codes = [code, await rotating(), still]
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => scan(templateId, codes[at % 3] ?? '')))
  expect(answers.filter(({ answer }) => answer === 'in')).toHaveLength(1)
  expect(answers.filter(({ answer }) => answer === 'used')).toHaveLength(49)
  expect(new Set(answers.map(({ at }) => at)).size).toBe(1)
  expect(answers.at(-1)).toMatchObject({ inside: 1, all: 1 })
})

test('admits a ticket once when its mailed code is scanned while it is collected', async () => {
  const templateId = await publish()
  for (let round = 0; round < 5; round++) {
    const { claimId, code } = await send(templateId)
    const [first, ticket, second] = await Promise.all([
      scan(templateId, code),
      collect(claimId),
      scan(templateId, code),
    ])
    expect([first.answer, second.answer].sort()).toEqual(['in', 'used'])
    expect(await scan(templateId, await ticket.code())).toMatchObject({ answer: 'used' })
  }
})

test('shares one check-in between the mailed code and the wallet, and its undo', async () => {
  const templateId = await publish()
  const { claimId, code, name } = await send(templateId)
  const { at } = await scan(templateId, code)
  const ticket = await collect(claimId)
  expect(await scan(templateId, await ticket.code())).toMatchObject({ answer: 'used', at })
  expect(await find(templateId, name)).toEqual([
    expect.objectContaining({ ticketId: ticket.badgeId, isCollected: true, checkedInAt: at }),
  ])
  const undone = await world.call(contract.undoCheckIn, { templateId, ticketId: ticket.badgeId }, as())
  expect(undone).toMatchObject({ inside: 0, all: 1 })
  expect(await scan(templateId, await ticket.code())).toMatchObject({ answer: 'in' })
  expect(await scan(templateId, code)).toMatchObject({ answer: 'used' })
})

test('keeps a reissued ticket checked in, and counts it once', async () => {
  const templateId = await publish()
  for (const isCollectedFirst of [true, false]) {
    const { claimId, code } = await send(templateId)
    if (isCollectedFirst) await collect(claimId)
    const { at, inside } = await scan(templateId, code)
    if (!isCollectedFirst) await collect(claimId)
    const { badgeId } = await world.call(reissueSession, { challenge: claimId, reason: 'A typo' }, as())
    const byHand = { templateId, ticketId: badgeId, reason: 'Known to us' }
    expect(await world.call(contract.checkInByHand, byHand, as())).toMatchObject({ answer: 'used', at, inside })
    await world.call(contract.undoCheckIn, { templateId, ticketId: badgeId }, as())
    expect(await world.call(contract.checkInByHand, byHand, as())).toMatchObject({ answer: 'in', inside })
  }
})

test('finds an uncollected ticket by name, admits it by hand and undoes that', async () => {
  const templateId = await publish({ allowsStill: false })
  const { claimId, name, email } = await send(templateId)
  const [found] = await find(templateId, name.toLowerCase())
  expect(found).toMatchObject({ ticketId: claimId, name, email, isCollected: false, checkedInAt: '' })
  const byHand = { templateId, ticketId: claimId, reason: 'Phone battery dead' }
  const made = await world.call(contract.checkInByHand, byHand, as())
  expect(made).toMatchObject({ answer: 'in', ticketId: claimId, inside: 1, all: 1 })
  expect(await find(templateId, email)).toEqual([expect.objectContaining({ checkedInAt: made.at })])
  expect(await world.call(contract.checkInByHand, byHand, as())).toMatchObject({ answer: 'used', at: made.at })
  await world.call(contract.undoCheckIn, { templateId, ticketId: claimId }, as())
  expect(await find(templateId, email)).toEqual([expect.objectContaining({ checkedInAt: '' })])
})

test('refuses a mailed code that is forged, replaced, revoked, too late or for another event', async () => {
  const templateId = await publish()
  const answerOf = async (code: string) => (await scan(templateId, code)).answer
  const changed = await send(templateId)
  const [tag, id, n, mac = ''] = changed.code.split('.')
  expect(await answerOf([tag, id, Number(n) + 1, mac].join('.'))).toBe('unknown')
  const otherMac = `${mac.slice(0, -1)}${mac.endsWith('A') ? 'Q' : 'A'}`
  expect(await answerOf([tag, id, n, otherMac].join('.'))).toBe('unknown')
  // The link of the same e-mail has a mac for another purpose.
  expect(await answerOf(`${tag}.${claimToken(world.config, changed.claimId, 1)}`)).toBe('unknown')

  await world.runJobs()
  await world.call(resendSession, { challenge: changed.claimId }, as())
  expect(await scan(templateId, changed.code)).toMatchObject({ answer: 'superseded', name: '', ticketId: '' })
  const renewed = await mailTo(changed.email)
  expect(renewed.code).toBe(mailedCode(world.config, changed.claimId, 2))
  const ticket = await collect(changed.claimId, 2)
  expect(await answerOf(changed.code)).toBe('superseded')
  expect(await answerOf(renewed.code)).toBe('in')
  expect(await answerOf(await ticket.code())).toBe('used')

  const revoked = await send(templateId)
  await world.call(revokeSession, { challenge: revoked.claimId, reason: 'Refunded' }, as())
  expect(await answerOf(revoked.code)).toBe('revoked')
  const undone = await send(templateId, { isUndoable: true })
  await world.call(undoSend, { sendId: undone.sendId }, as())
  await world.runJobs()
  expect(await answerOf(undone.code)).toBe('revoked')
  const set = (claimId: string, to: Partial<typeof claims.$inferInsert>) =>
    world.ctx().db.update(claims).set(to).where(eq(claims.id, claimId))
  const late = await send(templateId)
  await set(late.claimId, { endDate: new Date(world.now().getTime() - 1000) })
  expect(await answerOf(late.code)).toBe('linkEnded')
  const early = await send(templateId)
  await set(early.claimId, { startDate: new Date(world.now().getTime() + HOUR) })
  expect(await answerOf(early.code)).toBe('linkNotYet')

  const other = await publish()
  const mine = await send(templateId)
  expect(await scan(other, mine.code)).toMatchObject({ answer: 'wrongEvent', name: '' })
  await world.call(contract.updateDoor, { templateId, allowsStill: false }, as())
  expect(await answerOf(mine.code)).toBe('stillNotAllowed')
})

test('gives attendees the Participation badge, by e-mail or directly to a key without an address', async () => {
  const [door, participation] = [await publish(), await publish({ category: 'participation' })]
  const [unclaimed, kept] = [await send(door), await send(door)]
  const link = await world.call(createSessions, { templateId: door, didLimit: 1 }, as())
  const [anonymous] = await world.ctx().db.select().from(claims).where(eq(claims.sendId, link.sendId))
  const own = await collect(anonymous?.id ?? '')
  const ticket = await collect(kept.claimId)
  for (const code of [unclaimed.code, await ticket.code(), await own.code()])
    expect(await scan(door, code)).toMatchObject({ answer: 'in' })
  const give = () => world.call(contract.giveParticipation, { templateId: door, participation }, as())
  const given = await Promise.all([give(), give()])
  expect(given.map(({ sent }) => sent).sort()).toEqual([0, 3])
  const made = await world.ctx().db.select().from(claims).where(eq(claims.templateId, participation))
  const emails = [unclaimed.email, kept.email, ''].sort()
  expect(made.map(({ email }) => email).sort()).toEqual(emails)
  expect(made.filter(({ taken }) => taken === 1).map(({ email }) => email)).toEqual([''])
  const { badges } = await world.call(listHeld, {}, { token: await openWalletOf(world, own.key) })
  expect(badges.map(({ card }) => card.category).sort()).toEqual(['participation', 'ticket'])
})
