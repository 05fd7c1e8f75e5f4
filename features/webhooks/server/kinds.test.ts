import { expect, onTestFinished } from 'vitest'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { resumeBadges, suspendBadges } from '#features/badges/server/status/suspend-badges.ts'
import { issueForTest, publishForTest } from '#features/badges/server/testing-badge.ts'
import { checkInByHand } from '#features/door/contract.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { answer, ask, fetchRequest, ownWallet, presentTo } from '#features/presenting/server/testing-showing.ts'
import { openQuests, type Questing } from '#features/quests/server/testing-quests.ts'
import { createSessions } from '#features/sends/contract.ts'
import { deleteTemplate, updateTemplate } from '#features/templates/contract.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { type Mailer, MailRefused } from '#platform/mail/mail.ts'
import { tokenOf } from '#testing/claim.ts'
import type { Member } from '#testing/member-stories.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { KINDS } from '../rules.ts'
import { createWebhook } from './create-webhook.ts'
import { openDelivering } from './delivering.ts'
import { openReceiver } from './testing-receiver.ts'

const ADDRESS = 'lea@example.org'
const HOUR = 3_600_000
const mail: Mailer = {
  send: async ({ to }) => {
    if (String(to).includes('gone@')) throw new MailRefused('550 no such user')
    return { response: '250 ok' }
  },
  close: () => undefined,
}
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

type Club = Questing
type Told = { type: string; data: Record<string, unknown> }

/** A badge from its template to its revocation, its e-mails, and a second template that is deleted. */
async function tellOfBadges(world: World, club: Club, lea: Member) {
  const templateId = await publishForTest(club.ctx, { suspendable: true })
  const unwanted = await publishForTest(club.ctx)
  await world.runJobs()
  const changed = await templateForm({ suspendable: true, name: 'Lead climbing, outdoors' })
  await world.call(updateTemplate, { ...changed, id: templateId }, club.studio)
  await world.runJobs()
  await world.call(deleteTemplate, { templateId: unwanted }, club.studio)
  const emails = [ADDRESS, 'gone@example.org']
  const { links } = await world.call(createSessions, { templateId, emails }, club.studio)
  await world.runJobs()
  const { badgeId } = (await lea.take(tokenOf(links[0] ?? ''))) as { badgeId: string }
  await suspendBadges(club.ctx, [badgeId], 'Lost')
  await resumeBadges(club.ctx, [badgeId])
  await revokeBadges(club.ctx, [badgeId], 'Left')
  return { templateId, unwanted, badgeId }
}

/** A quest of one word, and the points that it is worth. */
async function tellOfQuest(club: Club, lea: Member) {
  const challengeId = await club.word('anvil', 20)
  const questId = await club.create({ challenges: [challengeId], requiredChallenges: [challengeId], rewardPoints: 40 })
  await club.start(lea, questId)
  await club.pass(lea, challengeId, 'anvil', questId)
  return { challengeId, questId }
}

/** A ticket that is used, and a badge that is shown to the community. */
async function tellOfDoor(world: World, club: Club) {
  const [start, end] = [-1, 30].map((hours) => new Date(Date.now() + hours * HOUR).toISOString())
  const event = { location: '', startDate: start ?? '', endDate: end ?? '' }
  const ticketTemplate = await publishForTest(club.ctx, { category: 'ticket', ...event })
  const shownTemplate = await publishForTest(club.ctx)
  await world.runJobs()
  const { id: ticketId } = await issueForTest(club.ctx, ticketTemplate, 'guest@example.org')
  const byHand = { templateId: ticketTemplate, ticketId, reason: 'No phone' }
  expect(await world.call(checkInByHand, byHand, club.studio)).toMatchObject({ answer: 'in' })
  const { presentation } = await ask(world, club, shownTemplate)
  const request = await fetchRequest(world, presentation)
  await answer(world, request, await presentTo(world, request, await ownWallet(club.ctx, shownTemplate)))
  return { ticketTemplate, ticketId, shownTemplate, presentationId: presentation }
}

testOnPostgres(
  'each kind tells ids, DIDs, category, times and figures, and addresses only where they are on',
  async () => {
    const world = await openWorld({ mail })
    const [without, withAddresses] = [await openReceiver(), await openReceiver()]
    onTestFinished(async () => {
      await world.close()
      await Promise.all([without.close(), withAddresses.close()])
    })
    const club = await openQuests(world)
    const { issuerId } = club
    const create = (url: string, withAddresses: boolean) =>
      createWebhook(club.ctx, { url, kinds: [...KINDS], withAddresses })
    await create(without.url, false)
    await create(withAddresses.url, true)

    const lea = await club.member('Léa')
    await joinMembers(world.ctx(), issuerId, [lea.holderId])
    const { templateId, unwanted, badgeId } = await tellOfBadges(world, club, lea)
    const { challengeId, questId } = await tellOfQuest(club, lea)
    const { ticketTemplate, ticketId, shownTemplate, presentationId } = await tellOfDoor(world, club)
    await world.call(leaveIssuer, { issuerId }, { token: lea.token })
    await openDelivering(world.ctx()).drain()

    const told = without.received.map(({ body }) => JSON.parse(body) as Told)
    const of = (type: string) => told.filter((message) => message.type === type).map(({ data }) => data)
    const { did } = lea
    const badge = { issuerId, badgeId, claimId: expect.any(String), templateId, category: 'basic', did, issued: time }
    const claim = {
      issuerId,
      claimId: expect.any(String),
      templateId,
      category: 'basic',
      created: time,
      ends: time,
      sendId: expect.any(String),
    }
    // The version of then, though there is another when the message is composed.
    expect(of('template.published')).toContainEqual({ issuerId, templateId, category: 'basic', version: 1 })
    expect(of('template.changed')).toEqual([{ issuerId, templateId, category: 'basic', version: 2 }])
    expect(of('template.deleted')).toEqual([{ issuerId, templateId: unwanted, category: 'basic', version: 1 }])
    expect(of('claim.created')).toEqual([claim, claim])
    expect(of('claim.bounced')).toEqual([claim])
    expect(of('claim.taken')).toEqual([badge])
    expect(of('badge.issued')).toContainEqual(badge)
    expect(of('badge.suspended')).toEqual([badge])
    expect(of('badge.resumed')).toEqual([badge])
    expect(of('badge.revoked')).toEqual([badge])
    expect(of('member.joined')).toEqual([{ issuerId, did, since: time }])
    expect(of('member.left')).toEqual([{ issuerId, did, since: time, ended: time }])
    expect(of('ticket.checkedIn')).toEqual([
      { issuerId, ticketId, templateId: ticketTemplate, checkedIn: time, way: 'manual' },
    ])
    expect(of('challenge.passed')).toEqual([{ issuerId, challengeId, did }])
    expect(of('quest.done')).toEqual([{ issuerId, questId, did, points: 40 }])
    const transferId = expect.any(String)
    // Several are under way at the same time, in any order.
    expect(of('points.booked').toSorted((a, b) => Number(a.points) - Number(b.points))).toEqual([
      { issuerId, transferId, did, source: 'challenges', points: 20 },
      { issuerId, transferId, did, source: 'quests', points: 40 },
    ])
    expect(of('presentation.done')).toEqual([
      { issuerId, presentationId, templateId: shownTemplate, verdict: 'genuine' },
    ])
    expect(of('send.finished')).toEqual([{ issuerId, sendId: expect.any(String), templateId, mailed: 1, bounced: 1 }])
    expect(new Set(told.map(({ type }) => type))).toEqual(new Set(KINDS))
    expect(without.received.filter(({ body }) => body.includes('@'))).toEqual([])
    const named = withAddresses.received.filter(({ body }) => body.includes(`"email":"${ADDRESS}"`))
    expect(new Set(named.map(({ body }) => (JSON.parse(body) as Told).type))).toEqual(
      new Set(['claim.created', 'claim.taken', 'badge.issued', 'badge.suspended', 'badge.resumed', 'badge.revoked']),
    )
  },
)
