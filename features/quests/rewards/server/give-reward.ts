import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { earlier } from '#features/claims/rules.ts'
import { takePlaces } from '#features/claims/server/places.ts'
import { ensureBadgeKey } from '#features/holders/keys/server/ensure-badge-key.ts'
import { shareWallets } from '#features/holders/server/lock-wallets.ts'
import { findHolder, type Holder } from '#features/holders/server/queries.ts'
import { acceptClaims } from '#features/issuing/server/accept-claims.ts'
import { sendRows } from '#features/sends/server/send-rows.ts'
import { endOfClaim } from '#features/templates/rules.ts'
import { takeDelegation } from '#features/templates/server/delegation/take-delegation.ts'
import { findTemplate, type TemplateRow } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { ofEntry } from '../../server/queries.ts'
import { questEntries, quests } from '../../server/tables.ts'

type Due = { questId: string; holderId: string }

/**
 * Gives a person the badge of a quest that they finished, once, in a transaction of its own: like one sent to the member, it
 * takes a place of the template's quantity and delegation, and is claimed at once. The server vouches for the wallet, which
 * proved its account when it was opened; its badge key is the subject. False when it is not due, or its template is gone.
 * Throws `quantityUsed`, `delegationEnded`, and `RewardRefused` for an event that has ended.
 */
export async function giveReward(ctx: Context, due: Due): Promise<boolean> {
  const holder = await findHolder(ctx, due.holderId)
  if (!holder) return false
  await ensureBadgeKey(ctx, holder)
  return inTransaction(ctx, async (ctx) => {
    await lockReward(ctx, due)
    await shareWallets(ctx, [holder.id])
    const template = await dueTemplate(ctx, due)
    if (!template) return false
    const badgeId = await issue(ctx, template, holder)
    // Undone or erased meanwhile: the badge is not given.
    const given = await ctx.db
      .update(questEntries)
      .set({ badgeDue: false, badgeWhy: '', badgeId })
      .where(and(ofEntry(due), isDue))
      .returning({ questId: questEntries.questId })
    if (given.length === 0) throw new NotDue()
    const { issuerId } = template
    await recordEvent(ctx, { action: 'quest.badgeGiven', issuerId, subjectId: due.questId })
    return true
  }).catch((error: unknown) => {
    if (error instanceof NotDue) return false
    throw error
  })
}

class NotDue extends Error {}

/** Why a badge cannot be given, where no call has a problem for it. */
export class RewardRefused extends Error {
  readonly why: 'eventOver'
  constructor(why: 'eventOver') {
    super(why)
    this.why = why
  }
}

const isDue = and(eq(questEntries.badgeDue, true), isNotNull(questEntries.doneAt))

/** A lock that nothing else takes, before all others: the job and an admin do not issue it at the same time. */
async function lockReward(ctx: Context, { questId, holderId }: Due): Promise<void> {
  const name = `quest-badge:${questId}:${holderId}`
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

async function dueTemplate(ctx: Context, due: Due): Promise<TemplateRow | undefined> {
  const [row] = await ctx.db
    .select({ templateId: quests.rewardTemplateId, issuerId: quests.issuerId })
    .from(questEntries)
    .innerJoin(quests, eq(quests.id, questEntries.questId))
    .where(and(ofEntry(due), isDue))
  if (!row) return undefined
  const template = await findTemplate(ctx, row.templateId)
  if (!template) await forgetDue(ctx, due, row.issuerId)
  return template
}

/** A quest whose template is gone, or was taken out of it, gives only its points. */
async function forgetDue(ctx: Context, due: Due, issuerId: string): Promise<void> {
  await ctx.db
    .update(questEntries)
    .set({ badgeDue: false, badgeWhy: '' })
    .where(and(ofEntry(due), isDue))
  await recordEvent(ctx, { action: 'quest.badgeForgotten', issuerId, subjectId: due.questId })
}

/** Makes a claim of the member and claims it, as a send to a member and their wallet would. */
async function issue(ctx: Context, template: TemplateRow, holder: Holder): Promise<string> {
  await takePlaces(ctx, template.id, 1)
  const delegation = await takeDelegation(ctx, template.id, 1)
  const shared = {
    issuerId: template.issuerId,
    templateId: template.id,
    templateVersion: template.version,
    didLimit: 1,
    endDate: earlier(endOfClaim(ctx.now(), template.endDate), delegation.validUntil),
    delegationN: delegation.n,
    language: template.lang,
  }
  const { ids } = await sendRows(ctx, shared, [{ holderId: holder.id }], { isQuiet: true })
  const asking = { did: holder.did, account: holder.did, entryId: '', network: '', language: holder.language }
  const [badge] = await acceptClaims(ctx, { claimId: ids[0] ?? '', n: 1 }, [asking])
  if (!badge) throw new RewardRefused('eventOver')
  return badge.id
}
