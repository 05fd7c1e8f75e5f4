import { eq, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { countRate } from '#platform/http/rate-limit.ts'
import * as rules from '../rules.ts'
import { announceMessage } from './announce-message.ts'
import { assertMember, openConversation, type Pair } from './queries.ts'
import { conversations, messages } from './tables.ts'

export type MessageRow = typeof messages.$inferSelect
type Written = { from: rules.Side; email: string; text: string; imageCid: string }

const HOUR_SECONDS = 3600
const MINUTE_MS = 60_000

/**
 * Writes a message of one side. Throws `notFound` where the person never was a member, `conversationClosed`,
 * `conversationBlocked`, and `tooManyMessages` beyond the limit of an hour; nothing is written or counted then.
 */
export function writeMessage(ctx: Context, pair: Pair, written: Written): Promise<MessageRow> {
  return inTransaction(ctx, async (ctx) => {
    await assertMember(ctx, pair)
    const { id: conversationId, blockedAt, unreadByCommunity } = await openConversation(ctx, pair)
    if (blockedAt) throw new Problem('conversationBlocked')
    await takeMessage(ctx, pair, written.from)
    const at = ctx.now()
    // Numbered behind the lock of the conversation, so that its messages are in the order of their numbers.
    const [message] = await ctx.db
      .insert(messages)
      .values({ id: newId(), conversationId, ...written, createdAt: at })
      .returning()
    if (!message) throw new Error('The message was not written')
    await ctx.db
      .update(conversations)
      .set({
        lastAt: at,
        lastText: excerptOf(written.text),
        lastFrom: written.from,
        doneAt: null,
        ...unreadAfter(written.from, at),
      })
      .where(eq(conversations.id, conversationId))
    const event = { issuerId: pair.issuerId, subjectId: conversationId, detail: { from: written.from } }
    await recordEvent(ctx, { action: 'conversation.written', ...event })
    if (written.from === 'member' && unreadByCommunity === 0) await ringBell(ctx, pair, conversationId)
    await announceMessage(ctx, pair, written)
    return message
  })
}

/**
 * The bell tells of the first message that nobody here has read, once an hour: in a conversation that is open on a page
 * each is read at once.
 */
async function ringBell(ctx: Context, { issuerId, holderId }: Pair, subjectId: string): Promise<void> {
  if ((await countRate(ctx, `bell:${subjectId}`, HOUR_SECONDS)) > 1) return
  await recordEvent(ctx, { action: 'notice.memberWrote', issuerId, subjectId, detail: { holderId } })
}

/** The beginning of a text, without half of a character at its end. */
export function excerptOf(text: string): string {
  return text
    .slice(0, rules.EXCERPT_MAX)
    .toWellFormed()
    .replace(/\ufffd$/, '')
}

/** The e-mail becomes due with the first unread message; later ones do not delay or repeat it. */
function unreadAfter(from: rules.Side, at: Date) {
  if (from === 'member') return { unreadByCommunity: sql`${conversations.unreadByCommunity} + 1` }
  const due = new Date(at.getTime() + rules.MAIL_AFTER_MINUTES * MINUTE_MS).toISOString()
  return {
    unreadByMember: sql`${conversations.unreadByMember} + 1`,
    mailDueAt: sql`case when ${conversations.unreadByMember} = 0 then ${due}::timestamptz
      else ${conversations.mailDueAt} end`,
  }
}

/** The count is a row that this transaction locks: two messages at once never share the last place. */
async function takeMessage(ctx: Context, { issuerId, holderId }: Pair, from: rules.Side): Promise<void> {
  const [key, most] =
    from === 'member'
      ? [`messages:holder:${holderId}`, rules.MEMBER_AN_HOUR]
      : [`messages:issuer:${issuerId}`, rules.COMMUNITY_AN_HOUR]
  if ((await countRate(ctx, key, HOUR_SECONDS)) > most) throw new Problem('tooManyMessages')
}
