import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { ShownVerdict, State } from '../rules.ts'
import type { Shown } from './judge-shown.ts'

/** Requests for a badge: each is answered once, and deleted with what was shown within an hour. */
export const presentations = pgTable(
  'presentations',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    /** Any of these templates is enough. */
    templateIds: text('template_ids').array().notNull(),
    /** The verifier link that asks; '' for the studio. */
    verifierId: text('verifier_id').notNull().default(''),
    number: smallint('number').notNull(),
    state: text('state').$type<State>().notNull().default('waiting'),
    /** Null until an answer, and again after the page is closed. */
    shown: jsonb('shown').$type<Shown>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('presentations_created').on(t.createdAt), index('presentations_issuer').on(t.issuerId)],
)

/** How often badges were shown; a badge of no template that was asked for counts under the first of those. */
export const presentationCounts = pgTable(
  'presentation_counts',
  {
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    /** In UTC, `2026-03-01`. */
    day: text('day').notNull(),
    verdict: text('verdict').$type<ShownVerdict>().notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.templateId, t.day, t.verdict] })],
)

/** Verifier links, with which helpers ask for badges of some templates and do nothing else. */
export const verifiers = pgTable(
  'verifiers',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    templateIds: text('template_ids').array().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [index('verifiers_issuer').on(t.issuerId)],
)
