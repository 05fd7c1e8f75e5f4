import { and, eq, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { newId } from '#base/ids.ts'
import { badges, shares } from '#features/badges/server/tables.ts'
import { claimOpenings, claims } from '#features/claims/server/tables.ts'
import { sends } from '#features/sends/server/tables.ts'
import { type Context, inTransaction } from '#platform/context.ts'

/** Around midnights and changes of the clock of the zones that are tried, as minutes after this instant. */
const BEGIN = Date.parse('2026-03-06T00:00:00Z')
const MINUTE = 60_000
const SPAN = 60 * 24 * 60
const TEMPLATES = ['insight-one', 'insight-two']

const at = fc.oneof(fc.nat(SPAN), fc.nat(90), fc.constantFrom(29 * 24 * 60 + 585, 2 * 24 * 60 + 330, 29 * 24 * 60 - 15))
/** What happens often is there twice. */
const KINDS = [
  'queue',
  'queue',
  'link',
  'openLink',
  'deliver',
  'deliver',
  'bounce',
  'retry',
  'open',
  'open',
  'collect',
  'collect',
  'share',
  'endShare',
  'revoke',
  'merge',
  'erase',
  'reissue',
  'undo',
  'stop',
] as const

/** What can happen to claims and their badges, as rows. */
export const command = fc.record({
  kind: fc.constantFrom(...KINDS),
  which: fc.nat(3),
  template: fc.nat(1),
  at,
  startsLater: fc.boolean(),
})
export type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

/** Lives through a history in the rows of a community, each step one transaction. */
export async function live(ctx: Context, issuerId: string, commands: Command[]): Promise<void> {
  const known: string[] = []
  for (const asked of commands) {
    const id = known[asked.which % Math.max(known.length, 1)]
    await inTransaction(ctx, async (ctx) => {
      const made = await step(ctx, issuerId, asked, id)
      if (made) known.push(made)
    })
  }
}

async function step(ctx: Context, issuerId: string, asked: Command, id = ''): Promise<string | undefined> {
  const now = new Date(BEGIN + asked.at * MINUTE)
  const { db } = ctx
  const [claim] = await db.select().from(claims).where(eq(claims.id, id)).for('update')
  const sentAt = sql`coalesce(sent_at, ${now.toISOString()}::timestamptz)`
  const isClaim = eq(claims.id, id)
  const isOwn = and(isClaim, eq(claims.didLimit, 1))
  switch (asked.kind) {
    case 'queue':
    case 'link':
    case 'openLink': {
      const made = newId()
      const startDate = asked.startsLater ? new Date(now.getTime() + 90 * MINUTE) : null
      await db.insert(claims).values({
        id: made,
        issuerId,
        templateId: TEMPLATES[asked.template] ?? '',
        sendId: await sendOf(ctx, issuerId, `send-${asked.which}-${issuerId}`),
        startDate,
        endDate: new Date(BEGIN * 2),
        delegationN: 1,
        language: 'en',
        createdAt: now,
        didLimit: asked.kind === 'openLink' ? -1 : 1,
        delivery: asked.kind === 'queue' ? 'queued' : 'link',
        sentAt: asked.kind === 'link' ? now : null,
      })
      return made
    }
    case 'deliver':
      await db.update(claims).set({ delivery: 'sent', mailedAt: now, sentAt }).where(isOwn)
      return
    case 'bounce':
      await db.update(claims).set({ delivery: 'bounced', mailedAt: null, sentAt }).where(isOwn)
      return
    case 'retry':
      await db.update(claims).set({ delivery: 'queued' }).where(isOwn)
      return
    case 'open':
      if (claim?.didLimit === 1)
        await db
          .insert(claimOpenings)
          .values({ claimId: id, templateId: claim.templateId, day: '2026-03-08' })
          .onConflictDoNothing()
      return
    case 'collect':
      if (!claim || (claim.didLimit === 1 && claim.taken > 0)) return
      await issue(ctx, claim, now)
      await db
        .update(claims)
        .set({ taken: claim.taken + 1, ...(claim.didLimit === 1 && { sentAt }) })
        .where(isClaim)
      return
    case 'share': {
      const [badge] = await db.select().from(badges).where(eq(badges.claimId, id))
      if (badge)
        await db.insert(shares).values({ id: newId(), badgeId: badge.id, holderId: badge.holderId, createdAt: now })
      return
    }
    case 'endShare': {
      const own = sql`badge_id in (select id from badges where claim_id = ${id})`
      await db
        .update(shares)
        .set({ endedAt: now })
        .where(and(own, isNull(shares.endedAt)))
      return
    }
    case 'revoke':
      await db.update(claims).set({ revokedAt: now }).where(isClaim)
      await db.update(badges).set({ revokedAt: now }).where(eq(badges.claimId, id))
      return
    case 'merge':
      // Each of an open link's badges into a wallet of its own.
      await db.update(badges).set({ holderId: sql`md5(id || random())` }).where(eq(badges.claimId, id))
      return
    case 'erase':
      await db.update(claims).set({ email: '', holderId: '' }).where(isClaim)
      return
    case 'reissue': {
      if (claim?.didLimit !== 1 || claim.taken === 0) return
      const next = { ...claim, id: newId(), sentAt: null, delivery: 'link' as const, createdAt: now }
      await db.insert(claims).values(next)
      await issue(ctx, next, now)
      await db.update(claims).set({ revokedAt: now, supersededBy: next.id }).where(isClaim)
      return next.id
    }
    case 'undo':
      await db.delete(claims).where(and(isOwn, eq(claims.taken, 0)))
      return
    case 'stop':
      await db
        .update(claims)
        .set({ sendId: await sendOf(ctx, issuerId, newId(), 1) })
        .where(isOwn)
  }
}

async function issue(ctx: Context, claim: typeof claims.$inferSelect, issuedAt: Date): Promise<void> {
  await ctx.db.insert(badges).values({
    id: newId(),
    issuerId: claim.issuerId,
    templateId: claim.templateId,
    templateVersion: 1,
    holderId: newId(),
    claimId: claim.id,
    credential: {},
    delegationN: 1,
    issuedAt,
    statusListId: newId(),
    statusIndex: 0,
  })
}

async function sendOf(ctx: Context, issuerId: string, id: string, total = 3): Promise<string> {
  const send = { id, issuerId, templateId: TEMPLATES[0] ?? '', mails: 0, total, createdAt: new Date(BEGIN) }
  await ctx.db.insert(sends).values(send).onConflictDoNothing()
  return id
}
