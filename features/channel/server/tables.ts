import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'

/** Posts of communities: scheduled until `publishedAt` is set, hidden once `deletedAt` is. */
export const posts = pgTable(
  'posts',
  {
    id: text('id').primaryKey(),
    number: bigserial('number', { mode: 'number' }).notNull(),
    issuerId: text('issuer_id').notNull(),
    /** '' once it is deleted. */
    text: text('text').notNull(),
    imageCid: text('image_cid').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** When a scheduled post is due; null of one that was published at once. */
    publishAt: instant('publish_at'),
    /** Different for each post of a community, so that a page can begin at it. */
    publishedAt: instant('published_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('posts_published').on(t.issuerId, t.publishedAt).where(sql`published_at is not null`),
    index('posts_due').on(t.publishAt).where(sql`published_at is null and deleted_at is null`),
    index('posts_written').on(t.issuerId, t.createdAt),
    index('posts_image').on(t.imageCid).where(sql`image_cid <> ''`),
  ],
)

/** Emoji that members left under posts, at most three different ones a person and post. */
export const postReactions = pgTable(
  'post_reactions',
  {
    postId: text('post_id').notNull(),
    holderId: text('holder_id').notNull(),
    emoji: text('emoji').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.holderId, t.emoji] }), index('post_reactions_holder').on(t.holderId)],
)

/** Reactions of each post by emoji, as changes: the counts are their sums. */
export const reactionCounts = pgTable(
  'reaction_counts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    postId: text('post_id').notNull(),
    emoji: text('emoji').notNull(),
    delta: bigint('delta', { mode: 'number' }).notNull(),
  },
  (t) => [index('reaction_counts_post').on(t.postId, t.emoji)],
)

/** How many members have seen each post, as changes. */
export const seenCounts = pgTable(
  'seen_counts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    postId: text('post_id').notNull(),
    delta: bigint('delta', { mode: 'number' }).notNull(),
  },
  (t) => [index('seen_counts_post').on(t.postId)],
)

/** Published posts of each community that are not deleted, as changes. */
export const postCounts = pgTable(
  'post_counts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    issuerId: text('issuer_id').notNull(),
    delta: bigint('delta', { mode: 'number' }).notNull(),
  },
  (t) => [index('post_counts_issuer').on(t.issuerId)],
)

/** What a member has seen of a community's channel, and whether they muted it; without a row nothing since they joined. */
export const channelReaders = pgTable(
  'channel_readers',
  {
    issuerId: text('issuer_id').notNull(),
    holderId: text('holder_id').notNull(),
    /** `publishedAt` of the newest post that they have seen. */
    seenAt: instant('seen_at'),
    mutedAt: instant('muted_at'),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.holderId] }), index('channel_readers_holder').on(t.holderId)],
)

/** Posts that members reported to the operator. */
export const postReports = pgTable(
  'post_reports',
  {
    postId: text('post_id').notNull(),
    holderId: text('holder_id').notNull(),
    issuerId: text('issuer_id').notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    mailedAt: instant('mailed_at'),
    /** Set by the operator once it is dealt with. */
    closedAt: instant('closed_at'),
  },
  (t) => [primaryKey({ columns: [t.postId, t.holderId] }), index('post_reports_open').on(t.createdAt)],
)
