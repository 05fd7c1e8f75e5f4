import { eq } from 'drizzle-orm'
import type { Claim } from '#features/claims/server/queries.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { mailClaim, type Sent } from '#features/mailing/server/mail-claim.ts'
import { mailWords } from '#features/mailing/server/mail-words.ts'
import { shareMail } from '#features/mailing/server/share-mail.ts'
import { statusCodes } from '#features/team/rules.ts'
import { templateAtVersion } from '#features/templates/life/server/template-at-version.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { whileAway } from '#platform/database/while-away.ts'
import { MailDelayed, MailRefused } from '#platform/mail/mail.ts'
import { batching } from '#platform/process/batching.ts'
import { StoreAway } from '#platform/storage/store.ts'
import { finishSend, notifyBounced } from '../../running/server/finish-send.ts'
import { sends } from '../../server/tables.ts'
import {
  endLease,
  endSent,
  keepLeases,
  LEASE_KEPT_MS,
  LEASE_MS,
  leaseMails,
  putBack,
  retryLater,
} from './mail-lease.ts'
import { type Due, type DueClaim, readDue } from './read-due.ts'

const PARALLEL = 5
/** How long sends that get no answer may keep the others waiting, in one sweep. */
const AWAY_MS = 60_000
/** Sends that may find nobody, in one sweep: each takes a try of its e-mails, and a mail server that is off refuses all. */
const AWAY_MAX = 20
/** How long the e-mails of a mailer share what they have in common. */
const SHARED_MS = 2000

/**
 * Sends all due e-mails of some sends, alternating so that a small send does not wait for a large one, until none is left
 * or `stopAt` (a clock time in milliseconds) is past. Returns whether nothing is left to do now: a send whose mail server
 * or picture is unreachable waits for the next sweep, as does everything once that took long or the process is shutting
 * down. Safe to run concurrently.
 */
export async function mailQueued(
  ctx: SystemContext,
  sendIds: string[],
  stopAt = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const mailing = openMailing(ctx)
  let open = sendIds
  let awayMs = 0
  let away = 0
  try {
    while (open.length > 0) {
      const remainingOpen: string[] = []
      for (const sendId of open) {
        if (ctx.stopping.aborted) return true
        if (Date.now() > stopAt) return false
        const began = performance.now()
        const outcome = await mailSome(ctx, sendId, mailing)
        if (outcome === 'more') remainingOpen.push(sendId)
        // Its reason may be its own, such as a picture or an e-mail at which the server hangs up.
        if (outcome === 'away') {
          away += 1
          awayMs += performance.now() - began
        }
        if (away === AWAY_MAX || awayMs > AWAY_MS) return true
      }
      open = remainingOpen
    }
    return true
  } finally {
    await mailing.notified
  }
}

/** The common work of a mailer's e-mails: what they share, and the reads and records that become one statement. */
type Mailing = {
  sentOf: (claim: Claim) => Promise<Sent | undefined>
  due: (claim: Claim) => Promise<Due | undefined>
  record: (claim: Claim) => Promise<unknown>
  /** The notification of the last round, which the next one need not wait for. */
  notified: Promise<void>
}

function openMailing(ctx: SystemContext): Mailing {
  const due = batching((leased: Claim[]) => readDue(ctx, leased), PARALLEL)
  const record = batching(async (sent: Claim[]) => {
    // The mail server has them: once a restarted database is back, they must not be sent again.
    await whileAway(ctx, LEASE_MS, () => endSent(ctx, sent))
    return []
  }, PARALLEL)
  return {
    sentOf: shareSent(ctx),
    due: (claim) => due(claim.sendId, claim),
    record: (claim) => record(claim.sendId, claim),
    notified: Promise.resolve(),
  }
}

/** What the e-mails of a template's version share; read again soon, so that changes of issuer and wording show. */
function shareSent(ctx: SystemContext): Mailing['sentOf'] {
  const prepared = new Map<string, { until: number; sent: Promise<Sent | undefined> }>()
  return async (claim) => {
    const version = `${claim.templateId} ${claim.templateVersion}`
    const now = Date.now()
    const known = prepared.get(version)
    const shared = known && known.until > now ? known : { until: now + SHARED_MS, sent: prepare(ctx, claim) }
    prepared.set(version, shared)
    try {
      return await shared.sent
    } catch (error) {
      prepared.delete(version)
      throw error
    }
  }
}

async function mailSome(ctx: SystemContext, sendId: string, mailing: Mailing): Promise<'none' | 'more' | 'away'> {
  const [leased] = await Promise.all([leaseMails(ctx, sendId), mailing.notified])
  if (leased.length === 0) {
    await finishSend(ctx, sendId)
    return 'none'
  }
  const waiting = [...leased]
  const held = new Set(leased)
  let ended: Exclude<Outcome, 'done'> | undefined
  const work = async () => {
    for (let claim = waiting.shift(); claim; claim = waiting.shift()) {
      const outcome = ended || ctx.stopping.aborted ? await putBack(ctx, claim) : await sendOne(ctx, claim, mailing)
      if (outcome && outcome !== 'done') ended = outcome
      held.delete(claim)
    }
  }
  // A slow mail server must not make another mailer send the same e-mails again.
  const keeping = setInterval(() => {
    void keepLeases(ctx, [...held]).catch((error: unknown) => ctx.log.warn({ err: error }, 'leases were not kept'))
  }, LEASE_KEPT_MS)
  // Where one fails, the others go on: their leases are kept, and the mailer has not ended before them.
  const works = await Promise.allSettled(Array.from({ length: PARALLEL }, work))
  clearInterval(keeping)
  for (const each of works) if (each.status === 'rejected') throw each.reason
  mailing.notified = notifyIssuers(ctx, leased)
  // Its failure is thrown where it is awaited.
  mailing.notified.catch(() => undefined)
  if (ended === 'held') await undoStopped(ctx, sendId)
  return ended === 'away' ? 'away' : 'more'
}

/**
 * `away` when the mail server or the store of pictures was unreachable, as it would be for the next e-mail of this send; `held` when
 * the send was paused or stopped after its rows were leased.
 */
type Outcome = 'done' | 'away' | 'held'

async function sendOne(ctx: SystemContext, leased: Claim, { sentOf, due, record }: Mailing): Promise<Outcome> {
  const claim = (await due(leased)) ?? 'lost'
  if (typeof claim === 'string') return withoutMail(ctx, leased, claim)
  let shared: Sent | undefined
  try {
    shared = await sentOf(claim)
    if (shared) await ctx.mail.send(await mailClaim(ctx, claim, shared))
  } catch (error) {
    return failed(ctx, claim, error)
  }
  if (shared) await record(claim)
  else await endLease(ctx, claim, 'link')
  return 'done'
}

async function withoutMail(ctx: SystemContext, leased: Claim, due: Exclude<Due, DueClaim>): Promise<Outcome> {
  if (due === 'held') {
    await putBack(ctx, leased)
    return 'held'
  }
  // A member's community does not learn that they unsubscribed: it could guess their address by suppressing it.
  if (due === 'unwanted') await endLease(ctx, leased, leased.holderId ? 'sent' : 'unsubscribed')
  if (due === 'over') await endLease(ctx, leased, 'link')
  return 'done'
}

async function failed(ctx: SystemContext, claim: Claim, error: unknown): Promise<Outcome> {
  if (error instanceof MailRefused) {
    await endLease(ctx, claim, 'bounced', replyOf(claim, error.message))
    return 'done'
  }
  ctx.log.warn({ err: error, claim: claim.id }, 'a badge was not mailed')
  // A picture that is damaged concerns one template, and does not come back by waiting.
  if (error instanceof StoreAway && error.failure !== 'wrongBytes') {
    await putBack(ctx, claim)
    return 'away'
  }
  const delayed = error instanceof MailDelayed ? error : undefined
  await retryLater(ctx, claim, replyOf(claim, delayed?.answer ?? ''))
  return delayed?.isAway ? 'away' : 'done'
}

/** A mail server's reply may repeat the address, which a member's community never sees. */
function replyOf({ holderId }: Claim, reply: string): string {
  return holderId ? statusCodes(reply) : reply
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
  return shareMail(ctx, { template, issuer, words: await mailWords(ctx, claim) })
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
