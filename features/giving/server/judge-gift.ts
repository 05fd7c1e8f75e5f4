import { and, eq, gt, inArray, lt, ne, notInArray, or } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { signerOf } from '#features/holders/confirmations/server/signer-of.ts'
import { addressesOf, findHolder, type Holder } from '#features/holders/server/queries.ts'
import { findIssuer, type Issuer } from '#features/issuers/server/find-issuer.ts'
import { members } from '#features/members/server/tables.ts'
import { isSendable } from '#features/templates/rules.ts'
import { findKeptTemplate } from '#features/templates/server/find-kept-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context, HolderContext } from '#platform/context.ts'
import { findRecipient, type NamedRecipient, type Recipient } from '../people/server/find-recipient.ts'
import type { Settings } from '../rules.ts'
import { mayGive } from './may-give.ts'
import { settingsOf } from './settings-of.ts'
import { gifts, givingBlocks } from './tables.ts'
import { weekOf } from './week-of.ts'

const DAY_MS = 86_400_000

export type Judged = {
  template: TemplateRow
  issuer: Issuer
  settings: Settings
  giver: Holder
  /** The did:sdi that signs the gift and is named by the badge. */
  account: string
  /** Whether only the person has the key of `account`. */
  isOwnKey: boolean
  recipient: Recipient
  left: number
}

/**
 * Whether the signed-in holder may give a badge of a template to somebody now. Writes nothing; `giveBadge` asks again behind
 * the lock of the giver's wallet. Throws `giftProblems`, and `notFound` for a template of a community that the holder was
 * never a member of.
 */
export async function judgeGift(ctx: HolderContext, asked: NamedRecipient & { templateId: string }): Promise<Judged> {
  const { holderId } = ctx.actor
  const giver = await findHolder(ctx, holderId)
  const template = await findKeptTemplate(ctx, asked.templateId)
  if (!giver || template?.category !== 'community') throw new Problem('notFound')
  const { issuer, settings } = await judgeTemplate(ctx, template, holderId)
  if (giver.pseudo === '') throw new Problem('giverNameMissing')
  const recipient = await findRecipient(ctx, issuer.id, asked)
  if (await isSelf(ctx, holderId, recipient)) throw new Problem('giftToSelf')
  const { left } = await weekOf(ctx, holderId, template.id, settings.perWeek)
  if (left < 1) throw new Problem('weekUsed')
  const pair = { templateId: template.id, pairDays: settings.pairDays, recipient, giverId: holderId }
  const before = await giftsOfPair(ctx, pair)
  if (before.some(({ email }) => email === recipient.email)) throw new Problem('pairTooSoon')
  const signer = await signerOf(ctx)
  const account = signer ?? giver.did
  return { template, issuer, settings, giver, account, isOwnKey: signer !== undefined, recipient, left }
}

/**
 * Whether a member may give badges of a template at all. Throws `notFound` for people who never were members, `notAGiver`,
 * and `givingEnded`.
 */
export async function judgeTemplate(ctx: Context, template: TemplateRow, holderId: string) {
  const { issuerId } = template
  const [member] = await ctx.db
    .select()
    .from(members)
    .where(and(eq(members.issuerId, issuerId), eq(members.holderId, holderId)))
  if (!member) throw new Problem('notFound')
  if (member.endedAt || member.suspendedAt) throw new Problem('notAGiver')
  const issuer = await findIssuer(ctx, issuerId)
  const settings = await settingsOf(ctx, template.id)
  const isOver = !issuer || template.deletedAt !== null || !isSendable(template.contractState)
  if (isOver || !settings.isOn) throw new Problem('givingEnded')
  if (!(await mayGive(ctx, { issuerId, holderId }, settings))) throw new Problem('notAGiver')
  return { issuer, settings }
}

/** Any address of the own wallet is the giver, proven or not. */
async function isSelf(ctx: Context, holderId: string, { email, holder }: Recipient): Promise<boolean> {
  if (holder) return holder.id === holderId
  return (await addressesOf(ctx, holderId)).some((own) => own.email === email)
}

type Pair = { templateId: string; pairDays: number; recipient: Recipient; giverId: string; notAfter?: Date }

/**
 * Whether a gift that was allowed is declined for its recipient before they see it: they block the giver, or had a badge from
 * them within the days of a pair by another name. Neither may be told, or the giver would learn whose an address is.
 */
export async function isUnwanted(ctx: Context, pair: Pair): Promise<boolean> {
  if (await isBlocked(ctx, pair.giverId, pair.recipient.holder)) return true
  return (await giftsOfPair(ctx, pair)).some(({ email }) => email !== pair.recipient.email)
}

/** The gifts of a pair within its days by any name of the recipient, those before `notAfter`; not those that were never sent. */
async function giftsOfPair(
  ctx: Context,
  { templateId, pairDays, recipient, giverId, notAfter }: Pair,
): Promise<{ email: string }[]> {
  if (pairDays === 0) return []
  const since = new Date((notAfter ?? ctx.now()).getTime() - pairDays * DAY_MS)
  const { email, holder } = recipient
  const addresses = holder ? (await addressesOf(ctx, holder.id)).map((own) => own.email) : []
  const emails = [...new Set([...addresses, email])].filter(Boolean)
  return ctx.db
    .select({ email: gifts.email })
    .from(gifts)
    .where(
      and(
        eq(gifts.giverId, giverId),
        eq(gifts.templateId, templateId),
        gt(gifts.createdAt, since),
        notAfter && lt(gifts.createdAt, notAfter),
        // One that was sent counts also once it was withdrawn: its recipient had it.
        or(ne(gifts.claimId, ''), notInArray(gifts.state, ['withdrawn', 'refused'])),
        or(
          holder ? eq(gifts.recipientId, holder.id) : undefined,
          emails.length > 0 ? inArray(gifts.email, emails) : undefined,
        ),
      ),
    )
}

/** Whether a wallet refuses the gifts of a person. */
async function isBlocked(ctx: Context, giverId: string, holder: Holder | undefined): Promise<boolean> {
  if (!holder) return false
  const isPair = and(eq(givingBlocks.holderId, holder.id), eq(givingBlocks.giverId, giverId))
  return (await ctx.db.$count(givingBlocks, isPair)) > 0
}
