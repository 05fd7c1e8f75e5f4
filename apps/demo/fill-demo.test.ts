// On both databases: the demo fills the embedded one.

import { createWriteStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { and, count, eq, isNull, lte } from 'drizzle-orm'
import { afterAll, test as base, beforeAll, expect } from 'vitest'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { backUp } from '#apps/server/transfer/back-up.ts'
import { restore } from '#apps/server/transfer/restore.ts'
import { contentsOf } from '#apps/server/transfer/testing-community.ts'
import { openEmpty } from '#apps/server/transfer/testing-target.ts'
import type { IssuerId } from '#base/ids.ts'
import { badges } from '#features/badges/server/tables.ts'
import { verifyBadge } from '#features/badges/verification/server/verify-badge.ts'
import { reviews } from '#features/challenges/server/tables.ts'
import { listPosts as postsContract } from '#features/channel/contract.ts'
import { listPosts } from '#features/channel/server/list-posts.ts'
import { listScheduled } from '#features/channel/server/list-scheduled.ts'
import { statusOfClaim } from '#features/claims/rules.ts'
import { claims } from '#features/claims/server/tables.ts'
import {
  getConversation as talkContract,
  listConversations as talksContract,
} from '#features/conversations/contract.ts'
import { listConversations } from '#features/conversations/server/list-conversations.ts'
import { getConversation } from '#features/conversations/thread/server/get-conversation.ts'
import { listKeys } from '#features/developers/server/list-keys.ts'
import { checkIns } from '#features/door/server/tables.ts'
import { gifts } from '#features/giving/server/tables.ts'
import { holderAddresses, holders } from '#features/holders/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { listKept } from '#features/kept-badges/server/list-kept.ts'
import { keptBadges } from '#features/kept-badges/server/tables.ts'
import { suppressions } from '#features/mailing/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import { listNotices } from '#features/notifications/server/list-notices.ts'
import { standings } from '#features/points/server/tables.ts'
import { listQuests } from '#features/quests/server/list-quests.ts'
import { listSubs } from '#features/sub-issuers/server/list-subs.ts'
import { listAdmins } from '#features/team/account/server/list-admins.ts'
import { getAccess } from '#features/team/folders/server/get-access.ts'
import { RIGHTS } from '#features/team/rules.ts'
import { CATEGORIES } from '#features/templates/rules.ts'
import { templates } from '#features/templates/server/tables.ts'
import { listWebhooks } from '#features/webhooks/server/list-webhooks.ts'
import { webhookMessages } from '#features/webhooks/server/tables.ts'
import { audit } from '#platform/tables.ts'
import { signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { COMMUNITY } from './community.ts'
import { fillDemo } from './fill-demo.ts'
import { KEYS } from './keys.ts'
import { MONTH } from './month/month.ts'
import { PEOPLE } from './people.ts'
import { POSTS } from './posts.ts'
import { FORMER_MEMBERS, SUSPENDED_MEMBERS } from './sends.ts'
import { ADMINS, AWA } from './team.ts'

/** Filling takes a minute on an idle machine; the limit is only for a hanging fill. */
const FILL_MS = 900_000
const DAY_MS = 24 * 60 * 60 * 1000
/** Tables that a backup might have forgotten, the last ones to be added. */
const YOUNGEST = ['kept_badges', 'scoped_keys', 'webhook_endpoints', 'webhook_messages', 'webhook_tries']

// A demo always has the embedded database.
const test = base.skipIf(testDatabaseUrl())

let world: World
let isNew: boolean
beforeAll(async () => {
  if (testDatabaseUrl()) return
  world = await openWorld({ hasWorker: false })
  isNew = await fillDemo(world.services)
}, FILL_MS)
afterAll(() => world?.close())

const db = () => world.ctx().db

async function leader() {
  const [issuer] = await db().select().from(issuers).where(eq(issuers.name, COMMUNITY.name))
  if (!issuer) throw new Error('There is no community')
  const email = COMMUNITY.contactEmail
  const issuerId = issuer.id as IssuerId
  return world.ctx({ kind: 'admin', sessionId: 'demo', issuerId, email, mainAdmin: true } as const)
}

test('members have given badges in each way that it can end, and two who keep giving are marked', async () => {
  const rows = await db().select().from(gifts)
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    new Set(['claimed', 'declined', 'withdrawn', 'given', 'review']),
  )
  expect(rows.filter(({ mark }) => mark === 'pair')).toHaveLength(6)
})

test('has quests in each state, people who finished some, a ranking, and evidence to review', async () => {
  const { quests: listed } = await listQuests(await leader())
  expect(new Set(listed.map(({ state }) => state))).toEqual(new Set(['coming', 'running', 'ended']))
  expect(listed.filter(({ done }) => done > 0).length).toBeGreaterThanOrEqual(3)
  // Through jobs that verbs write together: badges pass challenges at the time of the act.
  expect(listed.find(({ title }) => title === 'Winter of repair')).toMatchObject({ done: 6, limit: 20 })
  const { issuerId } = (await leader()).actor
  const ranked = await db().select().from(standings).where(eq(standings.issuerId, issuerId))
  expect(ranked.filter(({ period }) => period === 'all').length).toBeGreaterThan(40)
  const waiting = await db().select().from(reviews).where(eq(reviews.state, 'waiting'))
  expect(waiting.filter(({ kind }) => kind === 'evidence')).toHaveLength(3)
  expect(waiting.filter(({ kind }) => kind === 'held')).toEqual([])
})

test('marks the communities as made up, with example addresses only', async () => {
  const found = await db().select().from(issuers)
  expect(found.map(({ isDemo }) => isDemo)).toEqual([true, true, true])
  const addresses = await db().select().from(holderAddresses)
  expect(addresses.filter(({ email }) => !/[@.]example\.org$/.test(email))).toEqual([])
})

test('has two hundred members with names, a few without, some suspended and some who left', async () => {
  const { issuerId } = (await leader()).actor
  const rows = await db()
    .select({ endedAt: members.endedAt, pseudo: holders.pseudo, imageCid: holders.imageCid })
    .from(members)
    .innerJoin(holders, eq(holders.id, members.holderId))
    .where(eq(members.issuerId, issuerId))
  const current = rows.filter(({ endedAt }) => endedAt === null)
  expect(current.length).toBeGreaterThanOrEqual(200)
  expect(rows.length - current.length).toBe(FORMER_MEMBERS.length)
  const nameless = current.filter(({ pseudo }) => pseudo === '').length
  expect(nameless).toBeGreaterThan(5)
  expect(nameless).toBeLessThan(20)
  expect(current.filter(({ imageCid }) => imageCid !== '').length).toBeGreaterThan(50)
  const [card] = await db()
    .select()
    .from(templates)
    .where(and(eq(templates.issuerId, issuerId), eq(templates.category, 'membership')))
  const sent = await db()
    .select()
    .from(claims)
    .where(eq(claims.templateId, card?.id ?? ''))
  // The open link of the public page waits too, for nobody in particular.
  const states = sent.filter(({ didLimit }) => didLimit === 1).map((row) => statusOfClaim(row, world.now()))
  expect(states.filter((state) => state === 'suspended')).toHaveLength(SUSPENDED_MEMBERS.people.length)
  const waiting = MONTH.filter(({ template }) => template === 'membership').map((send) => send.count - send.collected)
  expect(states.filter((state) => state === 'pending')).toHaveLength(waiting.reduce((sum, count) => sum + count))
})

test('has templates of every category in both languages', async () => {
  const made = await db().select().from(templates)
  expect(new Set(made.map(({ category }) => category))).toEqual(new Set(CATEGORIES))
  expect(new Set(made.map(({ lang }) => lang))).toEqual(new Set(['en', 'fr']))
  expect(made.filter(({ contractState }) => contractState === 'none')).toHaveLength(1)
  expect(made.filter(({ contractState }) => contractState === 'stored')).toHaveLength(made.length - 1)
  expect(made.filter(({ version }) => version === 2)).toHaveLength(1)
})

test('has sends in every state, and partly used links', async () => {
  const rows = await db().select().from(claims)
  const states = new Set(rows.map((row) => statusOfClaim(row, world.now())))
  expect(states).toEqual(new Set(['owner', 'pending', 'expired', 'suspended', 'revoked']))
  expect(rows.some(({ delivery }) => delivery === 'bounced')).toBe(true)
  expect(await db().select().from(suppressions)).not.toEqual([])
  const open = rows.filter(({ didLimit, endDate }) => didLimit > 1 && endDate > world.now())
  expect(open.map(({ taken, didLimit }) => taken > 0 && taken < didLimit)).toEqual([true])
})

test('has two sub-communities with members and badges, and a pending one', async () => {
  const { issuers: subs } = await listSubs(await leader(), {
    pageNumber: 1,
    pageSize: 10,
    search: '',
    onlyValidated: false,
  })
  expect(subs.map(({ name, state }) => [name, state])).toEqual([
    ['Poterie du Port', 'pending'],
    ['Fablab de l’Île', 'active'],
    ['Vélo Sud', 'active'],
  ])
  const active = subs.filter(({ state }) => state === 'active')
  for (const { membersCount, badgesCount } of active) {
    expect(membersCount).toBeGreaterThan(10)
    expect(badgesCount).toBeGreaterThan(membersCount)
  }
})

test('has a channel with posts of a year, reactions, readers and one scheduled post', async () => {
  const { messages } = await listPosts(await leader(), postsContract.input.parse({ size: 50 }))
  expect(messages.map(({ message }) => message.text)).toEqual(POSTS.map(({ text }) => text))
  expect(messages.filter(({ message }) => message.attachments.length > 0)).toHaveLength(3)
  expect(messages.at(-1)?.reactionCounts).toEqual(POSTS.at(-1)?.reactions?.map(([emoji, count]) => ({ emoji, count })))
  for (const { seenBy } of messages) expect(seenBy).toBeGreaterThan(50)
  const { messages: scheduled } = await listScheduled(await leader())
  expect(scheduled.map(({ publishAt }) => publishAt > world.now().toISOString())).toEqual([true])
})

test('has keys for other software, one of them for one template and not used yet', async () => {
  const { keys } = await listKeys(await leader())
  expect(keys.map(({ name }) => name)).toEqual(KEYS.map(({ name }) => name).reverse())
  expect(keys.filter(({ lastUsed }) => lastUsed === '').map(({ templates }) => templates.length)).toEqual([1])
})

test('has a webhook that works and one whose server fails, each with a log of the last day and nothing due', async () => {
  const { webhooks } = await listWebhooks(await leader())
  expect(webhooks.map(({ state, delivered, notDelivered }) => ({ state, delivered, notDelivered }))).toEqual([
    { state: 'working', delivered: 84, notDelivered: 0 },
    { state: 'failing', delivered: 12, notDelivered: 3 },
  ])
  // The start of the demo sends nothing.
  const due = await db().$count(webhookMessages, lte(webhookMessages.nextAt, world.now()))
  expect(due).toBe(0)
})

test('has two genuine badges from elsewhere in the wallet of the first member, one with its picture', async () => {
  const rows = await db().select().from(keptBadges)
  expect(rows.map(({ word, state }) => ({ word, state }))).toEqual(Array(2).fill({ word: 'genuine', state: 'inForce' }))
  const holderId = rows[0]?.holderId ?? ''
  const [of] = await db().select().from(holderAddresses).where(eq(holderAddresses.holderId, holderId))
  expect(of?.email).toBe(PEOPLE[0]?.email)
  const { badges: listed } = await listKept(
    world.ctx({ kind: 'holder', sessionId: 'demo', holderId, isProven: true } as const),
    { after: '' },
  )
  expect(listed.map(({ summary }) => summary)).toMatchObject([
    { yours: 'other', standard: 'ob2', title: 'Monter une roue', picture: '' },
    { yours: 'key', standard: 'ob3', picture: expect.stringContaining('data:image/') },
  ])
})

test('has two conversations with a collected badge in each, one of them unread', async () => {
  const { conversations, counts } = await listConversations(await leader(), talksContract.input.parse({}))
  expect(counts).toMatchObject({ all: 2, unread: 1 })
  for (const { did } of conversations) {
    const { messages, badges } = await getConversation(await leader(), talkContract.input.parse({ did }))
    expect(messages.length).toBeGreaterThan(3)
    // One of the two members has finished a quest, too, whose badge stands there like one that was sent.
    expect(badges.length).toBeGreaterThan(0)
    expect(badges.filter(({ badgeId }) => badgeId === '')).toEqual([])
  }
})

test('has check-ins at a past and at a future event', async () => {
  const rows = await db()
    .select({ starts: templates.startDate, way: checkIns.way })
    .from(checkIns)
    .innerJoin(templates, eq(templates.id, checkIns.templateId))
  const over = rows.filter(({ starts }) => starts && starts < world.now())
  expect(over.length).toBeGreaterThan(20)
  expect(rows.length - over.length).toBeGreaterThan(20)
  expect(new Set(rows.map(({ way }) => way))).toEqual(new Set(['code', 'manual']))
})

test('has valid badges and one revoked badge', async () => {
  const [kept] = await db().select().from(badges).limit(1)
  const [revoked] = (await db().select().from(badges)).filter(({ revokedAt }) => revokedAt)
  const verdictOf = async (badgeId = '') => (await verifyBadge(world.ctx(), { badgeId })).verdict
  expect(await verdictOf(kept?.id)).toBe('genuine')
  expect(await verdictOf(revoked?.id)).toBe('revoked')
})

test('has admins: two registered ones, and one whose invitation has expired', async () => {
  const { admins } = await listAdmins(await leader())
  expect(admins.map(({ email }) => email)).toEqual([COMMUNITY.contactEmail, ...ADMINS.map(({ email }) => email)])
  expect(admins.map(({ mainAdmin }) => mainAdmin)).toEqual([true, false, false])
  expect(admins.map(({ registrationDate }) => registrationDate !== '')).toEqual([true, true, false])
  expect(admins.map(({ isExpired }) => isExpired)).toEqual([false, false, true])
})

test('has folders with templates, one with hidden addresses and one with a limit of e-mails', async () => {
  const { roles } = await getAccess(await leader())
  const settings = roles.map(({ name, seesAddresses, mailsADay }) => ({ name, seesAddresses, mailsADay }))
  expect(settings).toEqual([
    { name: 'Evenings and suppers', seesAddresses: true, mailsADay: 150 },
    { name: 'Jardin et couture', seesAddresses: false, mailsADay: 0 },
    { name: 'Workshops', seesAddresses: true, mailsADay: 0 },
  ])
  expect(roles.map(({ templateIds }) => templateIds.length)).toEqual([5, 3, 4])
  expect(roles.map(({ emails }) => emails.length)).toEqual([2, 2, 1])
})

test('has contributors in every state, under example.org', async () => {
  const { roles, connexions } = await getAccess(await leader())
  const rights = roles.flatMap((role) => role.rights)
  const today = world.now().toISOString().slice(0, 10)
  expect(new Set(rights.map((right) => right.rights))).toEqual(new Set(RIGHTS))
  expect(rights.filter(({ until }) => until !== '' && until < today)).toHaveLength(1)
  expect(rights.filter(({ until }) => until > today)).toHaveLength(1)
  expect(rights.filter(({ email }) => email === AWA)).toHaveLength(2)
  expect(connexions).toHaveLength(5)
  expect(connexions.filter(({ email }) => !email.endsWith('@example.org'))).toEqual([])
  expect(connexions.map(({ registrationDate }) => registrationDate !== '')).toEqual([true, true, true, true, false])
  expect(connexions.filter(({ isExpired }) => isExpired)).toEqual([])
  const seen = connexions.flatMap(({ lastConnectionDate: at }) => (at ? [world.now().getTime() - Date.parse(at)] : []))
  expect(seen.filter((ago) => ago < DAY_MS)).toHaveLength(1)
  expect(seen.filter((ago) => ago > 14 * DAY_MS)).toHaveLength(2)
})

test('has a declined invitation, which the bell names', async () => {
  const { notices } = await listNotices(await leader(), { before: 0 })
  expect(notices.map(({ kind }) => kind)).toContain('invitationDeclined')
})

test('has a contributor who sends and creates templates', async () => {
  const events = await db().select().from(audit).where(eq(audit.actorKind, 'contributor'))
  expect(new Set(events.map(({ action }) => action))).toContain('template.created')
})

test('has new and old notifications', async () => {
  const { notices, unseen } = await listNotices(await leader(), { before: 0 })
  const isRecent = ({ at }: { at: string }) => world.now().getTime() - Date.parse(at) < 2 * DAY_MS
  expect(unseen).toBeGreaterThan(0)
  expect(notices.filter(({ isNew }) => isNew)).toEqual(notices.filter(isRecent))
  expect(unseen).toBe(notices.filter(({ isNew }) => isNew).length)
})

test('keeps only e-mails of the last days in the outbox', async () => {
  const mails = await world.outbox()
  expect(mails.length).toBeGreaterThan(10)
  expect(mails.length).toBeLessThan(60)
})

test('changes nothing when filled again, even beside another community', async () => {
  const before = await db().select({ n: count() }).from(claims)
  expect(isNew).toBe(true)
  expect(await fillDemo(world.services)).toBe(false)
  expect(await db().select({ n: count() }).from(claims)).toEqual(before)
  const [made] = await db().select().from(issuers)
  if (!made) throw new Error('There is no community')
  await db()
    .insert(issuers)
    .values({ ...made, id: 'own', did: 'did:own', isDemo: false })
  expect(await fillDemo(world.services)).toBe(false)
})

test('refuses a database with a real community', { timeout: FILL_MS }, async () => {
  const real = await openWorld()
  try {
    await signUp(real, 'ada@example.org')
    await expect(fillDemo(real.services)).rejects.toThrow(/real community/)
    expect(await real.ctx().db.select().from(issuers)).toHaveLength(1)
  } finally {
    await real.close()
  }
})

test('refuses an incomplete demo', { timeout: FILL_MS }, async () => {
  const half = await openWorld({ hasWorker: false })
  try {
    const broken = { ...half.services, blobs: { ...half.services.blobs, put: failAfter(2, half.services.blobs.put) } }
    await expect(fillDemo(broken)).rejects.toThrow('no disk')
    await expect(fillDemo(half.services)).rejects.toThrow(/stopped while it filled/)
  } finally {
    await half.close()
  }
})

function failAfter<A extends unknown[], T>(times: number, put: (...given: A) => Promise<T>) {
  let calls = 0
  return async (...given: A) => {
    if (++calls > times) throw new Error('no disk')
    return put(...given)
  }
}

test('a backup of it restores row by row into an empty server, and a badge verifies there', async () => {
  const file = join(world.config.dataDir, 'demo.backup')
  const { head, end } = await backUp(world.database, createWriteStream(file), {
    store: world.services.store,
    now: world.now(),
  })
  const filled = Object.entries(end.tables).filter(([, { rows }]) => rows > 0)
  expect(filled.map(([name]) => name)).toEqual(expect.arrayContaining(YOUNGEST))
  const before = await contentsOf(world.database)
  const target = await openEmpty(undefined)
  try {
    const { dataDir, database } = target
    const config = { ...world.config, dataDir }
    await restore(file, head, { database, config, log: world.services.log })
    expect(await contentsOf(database)).toEqual(before)
    const blobs = (folder: string) => readdirSync(join(folder, 'blobs'), { recursive: true }).sort()
    expect(blobs(dataDir)).toEqual(blobs(world.config.dataDir))
    const opened = { database: { ...database, close: async () => undefined } }
    const restored = await openWorld({ opened, config, hasWorker: false })
    expect(await fillDemo(restored.services)).toBe(false)
    const [badge] = await restored
      .ctx()
      .db.select({ id: badges.id })
      .from(badges)
      .where(isNull(badges.revokedAt))
      .limit(1)
    expect(await verifyBadge(restored.ctx(), { badgeId: badge?.id ?? '' })).toMatchObject({ verdict: 'genuine' })
    await restored.close()
  } finally {
    await target.remove()
  }
})
