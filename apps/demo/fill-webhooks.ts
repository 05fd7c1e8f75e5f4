import { and, desc, eq, isNull } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { badges } from '#features/badges/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import { type Kind, WAITS } from '#features/webhooks/rules.ts'
import { bodyOf } from '#features/webhooks/server/compose-bodies.ts'
import { makeSecret } from '#features/webhooks/server/secrets.ts'
import { webhookEndpoints, webhookMessages, webhookTries } from '#features/webhooks/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type { Stage } from './stage.ts'
import { type DemoWebhook, WEBHOOKS } from './webhooks.ts'

const HOUR_MS = 3_600_000

type Subject = { id: string; holderId: string; data: Record<string, string> }
type Subjects = Record<'badges' | 'members', Subject[]>
type Message = typeof webhookMessages.$inferInsert
type Try = typeof webhookTries.$inferInsert

/**
 * Adds the endpoints with their log as rows, without a request. Call it when everything has happened: they are not to be
 * notified of it.
 */
export async function fillWebhooks(stage: Stage): Promise<void> {
  const ctx = stage.admin()
  const subjects = { badges: await someBadges(ctx), members: await someMembers(ctx) }
  for (const webhook of WEBHOOKS) await fillWebhook(stage, webhook, subjects)
}

async function fillWebhook(stage: Stage, webhook: DemoWebhook, subjects: Subjects): Promise<void> {
  const { url, kinds, madeDaysAgo, refused } = webhook
  const { end, issuerId } = stage
  const endpointId = newId()
  const logged = [...deliveredOf(webhook, end), ...refusedOf(webhook, end)].map((each, i) =>
    rowsOf(stage, { ...each, endpointId }, i, subjects),
  )
  const [since] = refused?.hoursAgo ?? []
  await inTransaction(stage.admin(), async (ctx) => {
    const { secretId, lastFour } = await makeSecret(ctx)
    const failing = since !== undefined && { failingSince: before(end, since), failingStatus: refused?.status ?? 0 }
    const createdAt = before(end, madeDaysAgo * 24)
    const row = { id: endpointId, issuerId, url, kinds, secretId, lastFour, createdAt, ...failing }
    await ctx.db.insert(webhookEndpoints).values(row)
    await ctx.db.insert(webhookMessages).values(logged.map(({ message }) => message))
    await ctx.db.insert(webhookTries).values(logged.flatMap(({ tries }) => tries))
    await recordEvent(ctx, { action: 'webhook.created', subjectId: endpointId, detail: { withAddresses: false } })
  })
}

type Logged = {
  kind: Kind
  at: Date
  answer: { status: number; contentType: string; response: string }
  /** When it was sent, and when it is sent again. */
  sentAt: Date[]
  nextAt: Date | null
}

function deliveredOf({ kinds, delivered }: DemoWebhook, end: Date): Logged[] {
  const answer = { status: 200, contentType: 'application/json', response: '{"ok":true}' }
  const [only] = kinds
  return delivered.flatMap(({ count, fromHoursAgo, toHoursAgo }) =>
    Array.from({ length: count }, (_, i) => {
      // Each badge is issued in the moment in which it is claimed.
      const kind = kinds.length === 1 && only ? only : i % 2 === 0 ? 'claim.taken' : 'badge.issued'
      const share = (kinds.length === 1 ? i : i - (i % 2)) / count
      const at = before(end, fromHoursAgo - share * (fromHoursAgo - toHoursAgo))
      return { kind, at, answer, sentAt: [at], nextAt: null }
    }),
  )
}

function refusedOf({ kinds, refused }: DemoWebhook, end: Date): Logged[] {
  if (!refused) return []
  const answer = { status: refused.status, contentType: 'text/plain', response: refused.response }
  const [kind = 'member.joined'] = kinds
  return refused.hoursAgo.map((hoursAgo) => {
    const at = before(end, hoursAgo)
    let due = at.getTime()
    const times = WAITS.map((seconds) => {
      due += seconds * 1000
      return new Date(due)
    })
    return { kind, at, answer, sentAt: times.filter((time) => time <= end), nextAt: times.find((t) => t > end) ?? null }
  })
}

function rowsOf({ issuerId }: Stage, logged: Logged & { endpointId: string }, i: number, subjects: Subjects) {
  const { kind, at, answer, sentAt, nextAt, endpointId } = logged
  const isMember = kind === 'member.joined'
  const from = isMember ? subjects.members : subjects.badges
  // A claim and its badge are two messages.
  const subject = from[(isMember ? i : i >> 1) % from.length]
  const id = `msg_${newId()}`
  const time = at.toISOString()
  const body = bodyOf(kind, at, { issuerId, ...subject?.data, ...(isMember ? { since: time } : { issued: time }) })
  const isDelivered = answer.status < 300
  const msOf = (n: number) => (isDelivered ? 98 : 1090) + ((i * 37 + n * 61) % 120)
  const message: Message = {
    id,
    endpointId,
    kind,
    subjectId: subject?.id ?? '',
    holderId: subject?.holderId ?? '',
    detail: {},
    at,
    body,
    nextAt,
    state: isDelivered ? ('delivered' as const) : ('waiting' as const),
    tries: sentAt.length,
    lastStatus: answer.status,
    lastMs: msOf(sentAt.length),
  }
  const tries: Try[] = sentAt.map((sent, n) => ({
    messageId: id,
    n: n + 1,
    at: sent,
    ms: msOf(n + 1),
    problem: '',
    isReplay: false,
    ...answer,
  }))
  return { message, tries }
}

async function someBadges({ db, actor }: AdminContext): Promise<Subject[]> {
  const { id, claimId, templateId, holderId, issuerId } = badges
  const rows = await db
    .select({ id, claimId, templateId, holderId, category: templates.category, did: holders.did })
    .from(badges)
    .innerJoin(templates, eq(templates.id, templateId))
    .innerJoin(holders, eq(holders.id, holderId))
    .where(eq(issuerId, actor.issuerId))
    .orderBy(desc(badges.issuedAt))
    .limit(60)
  return rows.map(({ id, holderId, ...data }) => ({ id, holderId, data: { badgeId: id, ...data } }))
}

async function someMembers({ db, actor }: AdminContext): Promise<Subject[]> {
  const rows = await db
    .select({ holderId: members.holderId, did: holders.did })
    .from(members)
    .innerJoin(holders, eq(holders.id, members.holderId))
    .where(and(eq(members.issuerId, actor.issuerId), isNull(members.endedAt)))
    .orderBy(desc(members.since))
    .limit(20)
  return rows.map(({ holderId, did }) => ({ id: holderId, holderId, data: { did } }))
}

function before(end: Date, hours: number): Date {
  return new Date(end.getTime() - hours * HOUR_MS)
}
