import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { PushKind } from '../rules.ts'

/**
 * Browsers of wallets that get notifications. Where to send them, and the keys for it, are sealed beside the server's
 * private keys, with the subscription's id as their owner.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    holderId: text('holder_id').notNull(),
    /** The wallet session of the browser that turned them on. */
    sessionId: text('session_id').notNull(),
    /** A hash of the address, which is random: a browser has one subscription, whoever uses it. */
    endpointHash: text('endpoint_hash').notNull().unique(),
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since when all tries failed. */
    failingSince: instant('failing_since'),
  },
  (t) => [index('push_subscriptions_holder').on(t.holderId, t.id), index('push_subscriptions_session').on(t.sessionId)],
)

/** Notifications to be sent, and how far that is; deleted a day later. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: text('id').primaryKey(),
    /** The community that it is about; with a holder only they get it, otherwise all of its members. */
    issuerId: text('issuer_id').notNull(),
    holderId: text('holder_id').notNull().default(''),
    kind: text('kind').$type<PushKind>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** The wallet's page that it opens, as a path. */
    url: text('url').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The subscription up to which it was sent, in the order of holders. */
    doneHolderId: text('done_holder_id').notNull().default(''),
    doneId: text('done_id').notNull().default(''),
  },
  (t) => [index('push_messages_issuer').on(t.issuerId), index('push_messages_created').on(t.createdAt)],
)
