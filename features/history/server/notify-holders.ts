import { newId } from '#base/ids.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import { countMails, lockRoom, tooManyEmails } from '#features/sends/mail/server/mail-limit.ts'
import { takeFolderMails } from '#features/team/folders/server/mail-limit.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import type { ChangeKind } from '../rules.ts'
import { NEWS_KINDS, type NewsKind } from '../rules.ts'
import { claimNews } from './tables.ts'

type Change = { kind: ChangeKind | NewsKind; reason: string }
const ROWS_AT_ONCE = 500

/**
 * Queues, in the caller's transaction, an e-mail with the new status to the people of some claims whose address is
 * known and not suppressed; members who unsubscribed count, so that it is not told, and get none. Counts against the daily limit; throws `tooManyEmails`.
 */
export async function notifyHolders(ctx: Context, changed: Claim[], { kind, reason }: Change): Promise<void> {
  const [first] = changed
  if (!first || !isNews(kind)) return
  const { issuerId, templateId } = first
  const emails = changed.flatMap(({ email }) => email || [])
  const unwanted = await suppressedOf(ctx, issuerId, emails)
  const holderIds = changed.flatMap(({ holderId }) => holderId || [])
  const reachable = await mailAddressesOf(ctx, holderIds)
  const notified = changed.filter(({ email, holderId }) =>
    holderId ? reachable.has(holderId) : email !== '' && !unwanted.has(email),
  )
  if (notified.length === 0) return
  const room = await lockRoom(ctx, issuerId)
  if (notified.length > room.left) throw tooManyEmails(room, notified.length)
  for (const [own, some] of Map.groupBy(notified, (claim) => claim.templateId))
    await takeFolderMails(ctx, own, some.length)
  const createdAt = ctx.now()
  await countMails(ctx, { issuerId, templateId, mails: notified.length })
  const rows = notified.map(({ id }) => ({ id: newId(), claimId: id, issuerId, kind, reason, createdAt }))
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
    await ctx.db.insert(claimNews).values(rows.slice(i, i + ROWS_AT_ONCE))
  await recordEvent(ctx, {
    action: 'holders.told',
    issuerId,
    subjectId: templateId,
    detail: { kind, mails: notified.length },
  })
  await ctx.jobs.send(ctx, 'mail-news', {})
}

function isNews(kind: Change['kind']): kind is NewsKind {
  return NEWS_KINDS.some((news) => news === kind)
}
