import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { Side } from '../rules.ts'

const isOfMember = sql`last_from = 'member' and done_at is null and blocked_at is null and closed_at is null`

/** What a member and a community write to each other: at most one row for each pair. */
export const conversations = pgTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    holderId: text('holder_id').notNull(),
    lastAt: instant('last_at').notNull(),
    /** The beginning of the last message. */
    lastText: text('last_text').notNull().default(''),
    /** '' while nobody has written: the member blocked it before. */
    lastFrom: text('last_from').$type<Side | ''>().notNull().default(''),
    /** Messages that the other side has not read. */
    unreadByCommunity: integer('unread_by_community').notNull().default(0),
    unreadByMember: integer('unread_by_member').notNull().default(0),
    doneAt: instant('done_at'),
    blockedAt: instant('blocked_at'),
    /** Set when the member leaves; its messages are erased some time later. */
    closedAt: instant('closed_at'),
    /** When the member is to be e-mailed about what they have not read; null when they were, or read it. */
    mailDueAt: instant('mail_due_at'),
  },
  (t) => [
    uniqueIndex('conversations_pair').on(t.issuerId, t.holderId),
    index('conversations_latest')
      .on(t.issuerId, sql`(unread_by_community > 0)`, t.lastAt, t.id)
      .where(sql`last_from <> ''`),
    index('conversations_unread').on(t.issuerId).where(sql`unread_by_community > 0`),
    index('conversations_needs_reply').on(t.issuerId).where(isOfMember),
    index('conversations_holder').on(t.holderId, t.lastAt),
    index('conversations_mail_due').on(t.mailDueAt).where(sql`mail_due_at is not null`),
    index('conversations_closed').on(t.closedAt).where(sql`closed_at is not null`),
  ],
)

/** The lines of conversations. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    number: bigserial('number', { mode: 'number' }).notNull(),
    conversationId: text('conversation_id').notNull(),
    from: text('from').$type<Side>().notNull(),
    /** The admin who wrote it; '' of the member's, and once the admin was removed. */
    email: text('email').notNull().default(''),
    text: text('text').notNull(),
    imageCid: text('image_cid').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** When the other side read it. */
    readAt: instant('read_at'),
  },
  (t) => [
    index('messages_conversation').on(t.conversationId, t.number),
    index('messages_unread').on(t.conversationId, t.number).where(sql`read_at is null`),
    index('messages_author').on(t.email).where(sql`email <> ''`),
    index('messages_image').on(t.imageCid).where(sql`image_cid <> ''`),
  ],
)

/** Admins who do not show their first name to members. */
export const namelessAuthors = pgTable(
  'nameless_authors',
  { issuerId: text('issuer_id').notNull(), email: text('email').notNull() },
  (t) => [primaryKey({ columns: [t.issuerId, t.email] })],
)
