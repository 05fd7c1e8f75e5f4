import { and, desc, eq, lt } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import type { Message, SentBadge } from '../../contract.ts'
import { MESSAGES_PAGE, type Side } from '../../rules.ts'
import type { ConversationRow, Pair } from '../../server/queries.ts'
import { sentBadges } from '../../server/sent-badges.ts'
import { messages } from '../../server/tables.ts'
import type { MessageRow } from '../../server/write-message.ts'
import { describeMessages } from './describe-messages.ts'

type Thread = { messages: Message[]; badges: SentBadge[]; earlier: string }
type Asked = Pair & { conversation: ConversationRow | undefined; before: string; reader: Side }

/**
 * A page of a conversation, the latest message last, with the badges that were sent between its messages: the latest
 * page, or the one before a message. Throws `cursorInvalid` for a message of another conversation.
 */
export async function readThread(ctx: Context, { conversation, before, reader, ...pair }: Asked): Promise<Thread> {
  const end = before === '' ? undefined : await messageOf(ctx, conversation, before)
  const found = conversation ? await rowsOf(ctx, conversation.id, end?.number) : []
  const rows = found.slice(0, MESSAGES_PAGE).reverse()
  const hasEarlier = found.length > MESSAGES_PAGE
  const first = hasEarlier ? rows[0] : undefined
  return {
    messages: await describeMessages(ctx, rows, { issuerId: pair.issuerId, reader }),
    badges: await sentBadges(ctx, pair, { from: first?.createdAt, until: end?.createdAt }),
    earlier: first?.id ?? '',
  }
}

function rowsOf(ctx: Context, conversationId: string, before: number | undefined): Promise<MessageRow[]> {
  return ctx.db
    .select()
    .from(messages)
    .where(
      and(eq(messages.conversationId, conversationId), before === undefined ? undefined : lt(messages.number, before)),
    )
    .orderBy(desc(messages.number))
    .limit(MESSAGES_PAGE + 1)
}

async function messageOf(ctx: Context, conversation: ConversationRow | undefined, id: string): Promise<MessageRow> {
  const isIts = and(eq(messages.id, id), eq(messages.conversationId, conversation?.id ?? ''))
  const [row] = await ctx.db.select().from(messages).where(isIts)
  if (!row) throw new Problem('cursorInvalid')
  return row
}
