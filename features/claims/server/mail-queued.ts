import { and, eq } from 'drizzle-orm'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { cardOf } from '#features/templates/server/card-of.ts'
import { cardPng } from '#features/templates/server/card-png.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { templateAtVersion } from '#features/templates/server/template-at-version.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { MailDelayed, MailRefused } from '#platform/mail.ts'
import { mailClaim, type Sent } from './mail-claim.ts'
import { endLease, leaseMails, retryLater } from './mail-lease.ts'
import { mailWords } from './mail-words.ts'
import { type Claim, isDelegated, suppressedOf } from './queries.ts'
import { claims } from './tables.ts'

const PARALLEL = 5
const PICTURE_WIDTH = 480

/**
 * Sends every mail of some sends that is due, in turns, so that a small send does not wait for a large one; until none is
 * left or `stopAt` (a clock time in milliseconds) is past. Answers whether all went. Safe to run twice and at the same time.
 */
export async function mailQueued(
  ctx: SystemContext,
  sendIds: string[],
  stopAt = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const sentOf = new Map<string, Promise<Sent | undefined>>()
  let open = sendIds
  while (open.length > 0) {
    const stillOpen: string[] = []
    for (const sendId of open) {
      if (Date.now() > stopAt) return false
      if (await mailSome(ctx, sendId, sentOf)) stillOpen.push(sendId)
    }
    open = stillOpen
  }
  return true
}

async function mailSome(ctx: SystemContext, sendId: string, sentOf: Map<string, Promise<Sent | undefined>>) {
  const leased = await leaseMails(ctx, sendId)
  if (leased.length === 0) return false
  const waiting = [...leased]
  const work = async () => {
    for (let claim = waiting.shift(); claim; claim = waiting.shift()) await sendOne(ctx, claim, sentOf)
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  await tellIssuers(ctx, leased)
  return true
}

async function sendOne(ctx: SystemContext, leased: Claim, sentOf: Map<string, Promise<Sent | undefined>>) {
  const claim = await stillDue(ctx, leased)
  if (!claim) return
  const version = `${claim.templateId} ${claim.templateVersion}`
  const sent = sentOf.get(version) ?? prepare(ctx, claim)
  sentOf.set(version, sent)
  try {
    const shared = await sent
    if (!shared) return await endLease(ctx, claim, 'link')
    await ctx.mail.send(await mailClaim(ctx, claim, shared))
  } catch (error) {
    if (error instanceof MailRefused) return endLease(ctx, claim, 'bounced', error.message)
    ctx.log.warn({ err: error, claim: claim.id }, 'a badge was not mailed')
    sentOf.delete(version)
    return retryLater(ctx, claim, error instanceof MailDelayed ? error.answer : '')
  }
  await endLease(ctx, claim, 'sent')
}

/**
 * The row as it is now. One that another mailer has taken since, after a lease that ended, is that mailer's; one that was
 * collected, revoked, or ended meanwhile needs no mail, and whoever unsubscribed meanwhile gets none.
 */
async function stillDue(ctx: SystemContext, { id, linkN, tries }: Claim): Promise<Claim | undefined> {
  const [claim] = await ctx.db
    .select()
    .from(claims)
    .where(and(eq(claims.id, id), eq(claims.linkN, linkN), eq(claims.tries, tries), eq(claims.delivery, 'sending')))
  if (!claim) return undefined
  const unwanted = await suppressedOf(ctx, claim.issuerId, [claim.email])
  if (unwanted.size > 0) {
    await endLease(ctx, claim, 'unsubscribed')
    return undefined
  }
  const isOver = claim.revokedAt || claim.taken >= claim.didLimit || claim.endDate <= ctx.now() || claim.email === ''
  if (!isOver && (await isDelegated(ctx, claim.id))) return claim
  await endLease(ctx, claim, 'link')
  return undefined
}

async function prepare(ctx: SystemContext, claim: Claim): Promise<Sent | undefined> {
  const present = await findTemplate(ctx, claim.templateId)
  const issuer = await findIssuer(ctx, claim.issuerId)
  if (!present || !issuer) return undefined
  const template = await templateAtVersion(ctx, present, claim.templateVersion)
  const words = await mailWords(ctx, claim)
  const picture = await cardPng(ctx, cardOf(ctx, template, issuer), { width: PICTURE_WIDTH })
  return { template, issuer, picture, words }
}

function tellIssuers(ctx: SystemContext, leased: Claim[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const byTemplate = Map.groupBy(leased, ({ templateId }) => templateId)
    for (const [templateId, rows] of byTemplate) {
      const issuerId = rows[0]?.issuerId ?? ''
      await recordEvent(ctx, {
        action: 'claims.mailed',
        issuerId,
        subjectId: templateId,
        detail: { rows: rows.length },
      })
    }
  })
}
