import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { listSessions } from '#features/claims/contract.ts'
import { exportSessions, resendSession, revokeSession } from '#features/history/contract.ts'
import { walletChannel } from '#features/holders/events/server/notify-wallets.ts'
import { listWaiting } from '#features/issuing/contract.ts'
import { unsubscribeToken } from '#features/mailing/server/claim-token.ts'
import { addSuppression, listSuppressions } from '#features/mailing/suppression-contract.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { DIDS_MAX } from '#features/members/rules.ts'
import { audit } from '#platform/tables.ts'
import { startSending } from '#testing/claim.ts'
import { type Member, memberByKey, memberByMail } from '#testing/member-stories.ts'
import { lastMail } from '#testing/stories.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions, preflight, unsubscribe } from '../../contract.ts'
import { listRunningSends, releaseSend, undoSend, updateSendSettings } from '../../running/contract.ts'
import { createSessions as create } from '../../server/create-sessions.ts'
import { sends } from '../../server/tables.ts'

const LEA = 'lea.secret@example.org'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let lea: Member
let key: Member
beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
  lea = await memberByMail(world, issuer.issuerId, LEA, 'Léa 100%')
  key = await memberByKey(world, issuer.issuerId)
})
afterAll(() => world.close())

const as = () => ({ token: issuer.token })
const send = (people: Member[], more = {}) => issuer.ask({ dids: people.map(({ did }) => did), ...more })
const waitingOf = async ({ token }: Member) => (await world.call(listWaiting, {}, { token })).waiting
const rowsOf = async (search = '') =>
  (await world.call(listSessions, { templateId: issuer.templateId, search }, as())).sessions
const mailsOf = async (sendId: string) =>
  (await world.ctx().db.select().from(sends).where(eq(sends.id, sendId)))[0]?.mails

test('delivers in the wallet, and by e-mail to a proven address that the community never sees', async () => {
  const { sendId, links } = await send([lea, key, lea])
  await world.runJobs()
  expect(links).toHaveLength(2)
  expect(await mailsOf(sendId)).toBe(1)
  expect((await lastMail(world, LEA))?.text).toContain(links[0])
  for (const person of [lea, key]) {
    const [waiting] = await waitingOf(person)
    expect(waiting).toMatchObject({ title: expect.any(String), issuer: { name: 'Cordée Lyon' } })
    expect(links).toContainEqual(expect.stringContaining(waiting?.token ?? 'none'))
  }
  const rows = await rowsOf()
  expect(rows.map(({ member, delivery, emails }) => ({ ...member, delivery, emails }))).toEqual(
    expect.arrayContaining([
      { did: lea.did, pseudo: 'Léa 100%', delivery: 'sent', emails: [] },
      { did: key.did, pseudo: '', delivery: 'link', emails: [] },
    ]),
  )
  const asked = { templateId: issuer.templateId, status: 'all', lang: 'en' } as const
  const { csv } = await world.call(exportSessions, asked, as())
  expect(csv).toContain('Léa 100%')
  expect(csv).toContain(`"No name yet, …${key.did.slice(-4)}"`)
  expect(csv).not.toContain(LEA)
  expect(await tablesWith(world, LEA)).toEqual(['public.holder_addresses'])
})

test('finds the rows of members by their pseudo, wildcards meant literally', async () => {
  expect((await rowsOf('LÉA 100%')).every(({ member }) => member?.did === lea.did)).toBe(true)
  expect(await rowsOf('100%')).not.toHaveLength(0)
  expect(await rowsOf('1_0')).toHaveLength(0)
})

test('sends nothing when one DID is not that of a current member, and names none', async () => {
  const other = await startSending(world, {}, 'other@example.org')
  const theirs = await memberByMail(world, other.issuerId, 'max@example.org')
  const left = await memberByMail(world, issuer.issuerId, 'left@example.org')
  await world.call(leaveIssuer, { issuerId: issuer.issuerId }, { token: left.token })
  const before = (await rowsOf()).length
  for (const did of [theirs.did, left.did, generateAccountKey().did]) {
    const refused = { key: 'notAMember', status: 404 }
    await expect(issuer.ask({ dids: [lea.did, did] })).rejects.toMatchObject(refused)
    const asked = { templateId: issuer.templateId, dids: [lea.did, did] }
    await expect(world.call(preflight, asked, as())).rejects.toMatchObject(refused)
  }
  expect(await rowsOf()).toHaveLength(before)
})

test.each([
  ['addresses and members at once', { emails: ['max@example.org'] }, 'recipientsMixed'],
  ['a link for several people', { didLimit: 5 }, 'quantityNotValid'],
  ['another number than members', { sessionNumber: 3 }, 'quantityNotValid'],
  ['tickets with options', { options: [{ name: 'A' }] }, 'recipientsMixed'],
])('refuses %s', async (_, more, problem) => {
  await expect(send([lea], more)).rejects.toMatchObject({ key: problem, status: 400 })
})

test('sends to 1,000 members at most, and writes nothing for more', async () => {
  const before = (await rowsOf()).length
  const dids = Array.from({ length: DIDS_MAX + 1 }, () => lea.did)
  await expect(issuer.ask({ dids })).rejects.toMatchObject({ key: 'tooManyRows', status: 400 })
  expect(await rowsOf()).toHaveLength(before)
})

test('previews who holds the badge already and who has only the wallet', async () => {
  const own = await startSending(world, {}, 'preview@example.org')
  const [mail, only, holding] = [
    await memberByMail(world, own.issuerId, 'p1@example.org'),
    await memberByKey(world, own.issuerId),
    await memberByKey(world, own.issuerId),
  ]
  await own.ask({ dids: [holding.did] })
  await holding.take((await waitingOf(holding))[0]?.token ?? '')
  const dids = [mail.did, only.did.toLowerCase(), holding.did]
  const asked = { templateId: own.templateId, dids }
  const known = await world.call(preflight, asked, { token: own.token })
  expect(known).toMatchObject({ holding: [holding.did], revoked: [], unsubscribed: [], walletOnly: 1 })
})

test('counts only e-mails against the limit of 24 hours', async () => {
  const limited = await openWorld({ config: { mailLimit24h: 1, mailLimitFirstWeek: 1 } })
  try {
    const own = await startSending(limited)
    const byMail = await memberByMail(limited, own.issuerId, 'a@example.org')
    const other = await memberByMail(limited, own.issuerId, 'b@example.org')
    const only = await memberByKey(limited, own.issuerId)
    await own.ask({ dids: [byMail.did, only.did] })
    await own.ask({ dids: [only.did] })
    await expect(own.ask({ dids: [other.did] })).rejects.toMatchObject({ key: 'tooManyEmails' })
  } finally {
    await limited.close()
  }
})

test('does not tell who unsubscribed, and e-mails them no more', async () => {
  const tom = await memberByMail(world, issuer.issuerId, 'tom.secret@example.org', 'Tom')
  const { sendId, links } = await send([tom])
  await world.runJobs()
  const [row] = await rowsOf('Tom')
  await world.call(unsubscribe, { token: unsubscribeToken(world.config, row?.challenge ?? '') })
  const { sendId: again } = await send([tom])
  await world.runJobs()
  const mails = (await world.outbox()).filter(({ to }) => to?.[0]?.address === 'tom.secret@example.org')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(links[0])
  expect((await rowsOf('Tom')).map(({ delivery }) => delivery)).toEqual(['sent', 'sent'])
  expect([await mailsOf(sendId), await mailsOf(again)]).toEqual([1, 1])
  const asked = { templateId: issuer.templateId, dids: [tom.did] }
  expect(await world.call(preflight, asked, as())).toMatchObject({ walletOnly: 0, unsubscribed: [] })
  const noted = await world
    .ctx()
    .db.select()
    .from(audit)
    .where(eq(audit.subjectId, row?.challenge ?? ''))
  expect(noted.map(({ action }) => action)).not.toContain('mails.unsubscribed')
  expect(JSON.stringify(await world.call(listSuppressions, {}, as()))).not.toContain('tom.secret')
})

test('answers a suppressed address of a member like any other', async () => {
  const ida = await memberByMail(world, issuer.issuerId, 'ida.secret@example.org', 'Ida')
  const asked = { templateId: issuer.templateId, dids: [ida.did] }
  const { endDate: _, ...before } = await world.call(preflight, asked, as())
  await world.call(addSuppression, { email: 'ida.secret@example.org', reason: 'asked' }, as())
  expect(await world.call(preflight, asked, as())).toMatchObject(before)
  const { sendId } = await send([ida])
  await world.runJobs()
  expect(await mailsOf(sendId)).toBe(1)
  expect((await rowsOf('Ida'))[0]).toMatchObject({ delivery: 'sent', deliveryDetail: '' })
})

test('shows a badge in the wallet only once its send can no longer be undone', async () => {
  const eva = await memberByKey(world, issuer.issuerId)
  const { sendId, undoUntil } = await send([eva], { isUndoable: true })
  expect(undoUntil).not.toBe('')
  expect(await waitingOf(eva)).toEqual([])
  expect((await world.call(listRunningSends, {}, as())).sends).toMatchObject([{ id: sendId, undoUntil }])
  await world.call(undoSend, { sendId }, as())
  await world.runJobs()
  expect(await waitingOf(eva)).toEqual([])
  expect((await rowsOf()).filter(({ member }) => member?.did === eva.did)).toEqual([])
  const later = await send([eva], { isUndoable: true })
  await world.call(releaseSend, { sendId: later.sendId }, as())
  expect(await waitingOf(eva)).toHaveLength(1)
  expect((await world.call(listRunningSends, {}, as())).sends.map(({ id }) => id)).not.toContain(later.sendId)
})

test('tells an open wallet of a badge whose send is released before its time', async () => {
  const other = await startSending(world, {}, 'releases@example.org')
  await world.call(updateSendSettings, { undoSeconds: 600 }, { token: other.token })
  const ivo = await memberByKey(world, other.issuerId)
  const told: string[] = []
  const stop = world.ctx().notices.subscribe(walletChannel(ivo.holderId), (detail = '') => told.push(detail))
  const { sendId } = await other.ask({ dids: [ivo.did], isUndoable: true })
  await world.call(releaseSend, { sendId }, { token: other.token })
  await expect.poll(() => told).toContain(`claim:${sendId}`)
  stop()
})

test('resends with a new link, and revokes before it is collected', async () => {
  const ben = await memberByMail(world, issuer.issuerId, 'ben@example.org', 'Ben')
  await send([ben])
  await world.runJobs()
  const [row] = await rowsOf('Ben')
  const { link } = await world.call(resendSession, { challenge: row?.challenge ?? '' }, as())
  await world.runJobs()
  expect((await lastMail(world, 'ben@example.org'))?.text).toContain(link)
  expect(link).toContain((await waitingOf(ben))[0]?.token ?? 'none')
  await world.call(revokeSession, { challenge: row?.challenge ?? '', reason: 'A mistake' }, as())
  expect(await waitingOf(ben)).toEqual([])
})

test('is for admins only', async () => {
  const { ctx } = issuer
  const contributor = { ...ctx, actor: { ...ctx.actor, kind: 'contributor' } } as unknown as typeof ctx
  const asked = createSessions.input.parse({ templateId: issuer.templateId, dids: [lea.did] })
  await expect(create(contributor, asked)).rejects.toMatchObject({ key: 'notAllowed' })
})
