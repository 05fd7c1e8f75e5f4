import { and, eq } from 'drizzle-orm'
import { isLiving, stateOfLink } from '#features/claims/rules.ts'
import { type Claim, isDelegated } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { attacherOf } from '#features/mailing/server/mail-attachments.ts'
import { mailClaim, type Sent } from '#features/mailing/server/mail-claim.ts'
import { mailWords } from '#features/mailing/server/mail-words.ts'
import { statusCodes } from '#features/team/rules.ts'
import { cardOf } from '#features/templates/server/card-of.ts'
import { cardPng } from '#features/templates/server/card-png.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { templateAtVersion } from '#features/templates/server/template-at-version.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { MailDelayed, MailRefused } from '#platform/mail.ts'
import { finishSend, notifyBounced } from './finish-send.ts'
import { endLease, keepLeases, LEASE_KEPT_MS, leaseMails, mayMail, putBack, retryLater } from './mail-lease.ts'
import { recipientOf } from './recipient-of.ts'
import { sends } from './tables.ts'

const PARALLEL = 5
const PICTURE_WIDTH = 480

/**
 * Sends all due e-mails of some sends, alternating so that a small send does not wait for a large one, until none is left
 * or `stopAt` (a clock time in milliseconds) is past. Returns whether nothing is left to do now: when the mail server is
 * unreachable or the process is shutting down, the rest waits for the next sweep. Safe to run concurrently.
 */
export async function mailQueued(
  ctx: SystemContext,
  sendIds: string[],
  stopAt = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const sentOf = new Map<string, Promise<Sent | undefined>>()
  let open = sendIds
  while (open.length > 0) {
    const remainingOpen: string[] = []
    for (const sendId of open) {
      if (ctx.stopping.aborted) return true
      if (Date.now() > stopAt) return false
      const outcome = await mailSome(ctx, sendId, sentOf)
      if (outcome === 'away') return true
      if (outcome === 'more') remainingOpen.push(sendId)
    }
    open = remainingOpen
  }
  return true
}

type SentOf = Map<string, Promise<Sent | undefined>>

async function mailSome(ctx: SystemContext, sendId: string, sentOf: SentOf): Promise<'none' | 'more' | 'away'> {
  const leased = await leaseMails(ctx, sendId)
  if (leased.length === 0) {
    await finishSend(ctx, sendId)
    return 'none'
  }
  const waiting = [...leased]
  const held = new Set(leased)
  let ended: Exclude<Outcome, 'done'> | undefined
  const work = async () => {
    for (let claim = waiting.shift(); claim; claim = waiting.shift()) {
      const outcome = ended || ctx.stopping.aborted ? await putBack(ctx, claim) : await sendOne(ctx, claim, sentOf)
      if (outcome && outcome !== 'done') ended = outcome
      held.delete(claim)
    }
  }
  // A slow mail server must not make another mailer send the same e-mails again.
  const keeping = setInterval(() => {
    void keepLeases(ctx, [...held]).catch((error: unknown) => ctx.log.warn({ err: error }, 'leases were not kept'))
  }, LEASE_KEPT_MS)
  await Promise.all(Array.from({ length: PARALLEL }, work)).finally(() => clearInterval(keeping))
  await notifyIssuers(ctx, leased)
  if (ended === 'held') await undoStopped(ctx, sendId)
  return ended === 'away' ? 'away' : 'more'
}

/**
 * `away` when the mail server was unreachable, as it would be for the next e-mail; `held` when the send was paused or
 * stopped after its rows were leased.
 */
type Outcome = 'done' | 'away' | 'held'

async function sendOne(ctx: SystemContext, leased: Claim, sentOf: SentOf): Promise<Outcome> {
  const claim = await remainingDue(ctx, leased)
  if (claim === 'held') await putBack(ctx, leased)
  if (!claim || claim === 'held') return claim ?? 'done'
  const version = `${claim.templateId} ${claim.templateVersion}`
  const sent = sentOf.get(version) ?? prepare(ctx, claim)
  sentOf.set(version, sent)
  let shared: Sent | undefined
  try {
    shared = await sent
    if (shared) await ctx.mail.send(await mailClaim(ctx, claim, shared))
  } catch (error) {
    return failed(ctx, claim, error, () => sentOf.delete(version))
  }
  await endLease(ctx, claim, shared ? 'sent' : 'link')
  return 'done'
}

async function failed(ctx: SystemContext, claim: Claim, error: unknown, forget: () => void): Promise<Outcome> {
  if (error instanceof MailRefused) {
    await endLease(ctx, claim, 'bounced', replyOf(claim, error.message))
    return 'done'
  }
  ctx.log.warn({ err: error, claim: claim.id }, 'a badge was not mailed')
  forget()
  const delayed = error instanceof MailDelayed ? error : undefined
  await retryLater(ctx, claim, replyOf(claim, delayed?.answer ?? ''))
  return delayed?.isAway ? 'away' : 'done'
}

/** A mail server's reply may repeat the address, which a member's community never sees. */
function replyOf({ holderId }: Claim, reply: string): string {
  return holderId ? statusCodes(reply) : reply
}

/**
 * Reads the row again before it is sent. Skips one that another mailer has taken since; one that was collected, revoked
 * or ended needs no e-mail, and an unsubscribed address gets none.
 */
async function remainingDue(ctx: SystemContext, { id, linkN, tries }: Claim): Promise<Claim | 'held' | undefined> {
  const [found] = await ctx.db
    .select({ claim: claims, mayMail: mayMail(ctx.now()) })
    .from(claims)
    .innerJoin(sends, eq(sends.id, claims.sendId))
    .where(and(eq(claims.id, id), eq(claims.linkN, linkN), eq(claims.tries, tries), eq(claims.delivery, 'sending')))
  if (!found) return undefined
  if (!found.mayMail) return 'held'
  const { claim } = found
  const { email, isUnwanted } = await recipientOf(ctx, claim)
  if (isUnwanted) {
    // A member's community does not learn that they unsubscribed: it could guess their address by suppressing it.
    await endLease(ctx, claim, claim.holderId ? 'sent' : 'unsubscribed')
    return undefined
  }
  const state = stateOfLink(claim, { n: linkN, now: ctx.now(), isDelegated: await isDelegated(ctx, id) })
  if (isLiving(state) && email !== '') return { ...claim, email }
  await endLease(ctx, claim, 'link')
  return undefined
}

/** Rows returned by a mailer after its send was stopped were missed by the first job. */
async function undoStopped(ctx: SystemContext, sendId: string): Promise<void> {
  const [send] = await ctx.db.select({ status: sends.status }).from(sends).where(eq(sends.id, sendId))
  if (send?.status === 'stopped') await ctx.jobs.send(ctx, 'take-back-send', { sendId })
}

async function prepare(ctx: SystemContext, claim: Claim): Promise<Sent | undefined> {
  const present = await findTemplate(ctx, claim.templateId)
  const issuer = await findIssuer(ctx, claim.issuerId)
  if (!present || !issuer) return undefined
  const template = await templateAtVersion(ctx, present, claim.templateVersion)
  const words = await mailWords(ctx, claim)
  const picture = await cardPng(ctx, cardOf(ctx, template, issuer), { width: PICTURE_WIDTH })
  const attach = await attacherOf(ctx, template)
  return { template, issuer, picture, words, ...(attach && { attach }) }
}

function notifyIssuers(ctx: SystemContext, leased: Claim[]): Promise<void> {
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
    const ids = leased.map(({ id }) => id)
    await notifyBounced(ctx, ids)
  })
}
