import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { OrganisationKind, RequestState } from '../rules.ts'

/** Requests of communities for the mark; the newest says where one is. */
export const promoteRequests = pgTable(
  'promote_requests',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    /** The community's name when it asked: the one that is checked, and that the mark applies to. */
    name: text('name').notNull(),
    kind: text('kind').$type<OrganisationKind>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    reason: text('reason').notNull(),
    /** An https address where the representative or the organisation can be found. */
    profile: text('profile').notNull(),
    state: text('state').$type<RequestState>().notNull(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    /** The operator's words to a refused community. */
    answer: text('answer').notNull().default(''),
  },
  (t) => [
    uniqueIndex('promote_requests_open').on(t.issuerId).where(sql`state = 'waiting'`),
    index('promote_requests_issuer').on(t.issuerId, t.createdAt),
    index('promote_requests_email').on(t.email),
  ],
)

/** What a community has proven of itself: an e-mail address, or a domain that names its DID. */
export const issuerVerifications = pgTable(
  'issuer_verifications',
  {
    issuerId: text('issuer_id').notNull(),
    type: text('type').$type<'email' | 'domain'>().notNull(),
    /** In lower case: the address, or the host. */
    value: text('value').notNull(),
    verifiedAt: instant('verified_at').notNull(),
    /** When the file of a domain was last looked for, and how often in a row it was not right. */
    checkedAt: instant('checked_at').notNull(),
    misses: integer('misses').notNull().default(0),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.issuerId, t.type, t.value] }),
    index('issuer_verifications_due').on(t.checkedAt).where(sql`type = 'domain' and ended_at is null`),
    index('issuer_verifications_value').on(t.value),
  ],
)

/** Codes that prove an address; their digits are derived from the id. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    email: text('email').notNull(),
    tries: integer('tries').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('email_codes_address').on(t.issuerId, t.email),
    index('email_codes_email').on(t.email),
    index('email_codes_expires').on(t.expiresAt),
  ],
)
