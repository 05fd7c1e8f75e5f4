import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { DeliveryState, Kind, OFF_REASONS } from '../rules.ts'

/** Where a community's events are sent to, with what it is notified of. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    url: text('url').notNull(),
    kinds: text('kinds').array().$type<Kind[]>().notNull(),
    withAddresses: boolean('with_addresses').notNull().default(false),
    /** Owner of the sealed secret, and of the one before until `oldUntil`; '' without. */
    secretId: text('secret_id').notNull(),
    lastFour: text('last_four').notNull(),
    oldSecretId: text('old_secret_id').notNull().default(''),
    oldUntil: instant('old_until'),
    /** '' while it is on. */
    offReason: text('off_reason').$type<(typeof OFF_REASONS)[number] | ''>().notNull().default(''),
    /** Since when every attempt failed, and how the last one did; null while it works. */
    failingSince: instant('failing_since'),
    failingStatus: integer('failing_status').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('webhook_endpoints_issuer').on(t.issuerId)],
)

/**
 * The outbox and the log: one row for an endpoint and an event, written in the event's transaction. Rows name no endpoint
 * by a foreign key, whose lock each event would take; those of a deleted endpoint are deleted by a job.
 */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: text('id').primaryKey(),
    endpointId: text('endpoint_id').notNull(),
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Ids and figures of the event: what the body has if its rows are gone by then. */
    detail: jsonb('detail').$type<Record<string, string | number | boolean>>().notNull(),
    at: instant('at').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    /** Scheduled attempts so far; those of replays are not counted. */
    tries: integer('tries').notNull().default(0),
    /** When the next attempt is due; null when none follows. */
    nextAt: instant('next_at'),
    /** A process holds the row until then; after a crash another takes it. */
    leasedUntil: instant('leased_until'),
    /** The next attempt is a replay; if it fails, the one that was due before is due at `resumeAt`. */
    isReplay: boolean('is_replay').notNull().default(false),
    resumeAt: instant('resume_at'),
    /** Composed before the first attempt and unchanged in all; null before, '' once it was deleted. */
    body: text('body'),
    /** Whom the body is about; '' for nobody, or before there is one. */
    holderId: text('holder_id').notNull().default(''),
    /** Of the last attempt; 0 without an answer. */
    lastStatus: integer('last_status').notNull().default(0),
    lastMs: integer('last_ms').notNull().default(0),
  },
  (t) => [
    index('webhook_messages_log').on(t.endpointId, t.at, t.id, t.state),
    index('webhook_messages_due').on(t.endpointId, t.nextAt, t.id).where(sql`next_at is not null`),
    index('webhook_messages_holder').on(t.holderId).where(sql`holder_id <> ''`),
  ],
)

/** Each attempt, also those of replays. */
export const webhookTries = pgTable(
  'webhook_tries',
  {
    messageId: text('message_id').notNull(),
    n: integer('n').notNull(),
    at: instant('at').notNull(),
    status: integer('status').notNull(),
    ms: integer('ms').notNull(),
    contentType: text('content_type').notNull(),
    /** At most `RESPONSE_KEPT` characters; '' once it was deleted. */
    response: text('response').notNull(),
    problem: text('problem').notNull(),
    isReplay: boolean('is_replay').notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.n] })],
)
