import { boolean, customType, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { WalletState } from '../rules.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** An issued credential and its holder. */
export const badges = pgTable(
  'badges',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    templateVersion: integer('template_version').notNull(),
    holderId: text('holder_id').notNull(),
    claimId: text('claim_id').notNull(),
    /** The signed Open Badges 3.0 credential, as issued. */
    credential: jsonb('credential').$type<Record<string, unknown>>().notNull(),
    delegationN: integer('delegation_n').notNull(),
    statusListId: text('status_list_id').notNull(),
    statusIndex: integer('status_index').notNull(),
    issuedAt: instant('issued_at').notNull(),
    validUntil: instant('valid_until'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason').notNull().default(''),
    /** Set while the badge is suspended, with the reason; reinstating clears both. */
    suspendedAt: instant('suspended_at'),
    suspendedReason: text('suspended_reason').notNull().default(''),
    supersededBy: text('superseded_by').notNull().default(''),
    /** 32 hex digits, the salt of the credential's hash in the ledger; '' when only the template is anchored. */
    anchorSalt: text('anchor_salt').notNull().default(''),
    /** The holder's data on a ticket; never on a public page. */
    optionName: text('option_name').notNull().default(''),
    optionSeat: text('option_seat').notNull().default(''),
    optionSection: text('option_section').notNull().default(''),
    /** The evidence in the credential, as public pages show it until the holder is erased. */
    evidenceUrl: text('evidence_url').notNull().default(''),
    evidenceText: text('evidence_text').notNull().default(''),
  },
  (t) => [
    uniqueIndex('badges_once').on(t.claimId, t.holderId),
    uniqueIndex('badges_slot').on(t.statusListId, t.statusIndex),
    index('badges_holder').on(t.holderId, t.issuedAt),
    index('badges_template').on(t.templateId),
  ],
)

/** The furthest report of another wallet about a badge (OpenID4VCI 1.0, section 11); most badges have none. */
export const walletReports = pgTable(
  'wallet_reports',
  {
    badgeId: text('badge_id')
      .primaryKey()
      .references(() => badges.id),
    claimId: text('claim_id').notNull(),
    state: text('state').$type<WalletState>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('wallet_reports_claim').on(t.claimId, t.state)],
)

/** Bitstring Status Lists of 131,072 bits; an issuer's templates share them. */
export const statusLists = pgTable(
  'status_lists',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    bits: bytes('bits').notNull(),
    taken: integer('taken').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** The signed list of this version; null until the first request. A deleted issuer's is a `SealedList`. */
    signed: jsonb('signed').$type<Record<string, unknown>>(),
    signedAt: instant('signed_at'),
    /** The same slots for suspension, published as a separate list; null until the first suspension. */
    suspendedBits: bytes('suspended_bits'),
    signedSuspension: jsonb('signed_suspension').$type<Record<string, unknown>>(),
    signedSuspensionAt: instant('signed_suspension_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('status_lists_issuer').on(t.issuerId)],
)

/** A public page of one badge, which its holder can turn off. */
export const shares = pgTable(
  'shares',
  {
    id: text('id').primaryKey(),
    badgeId: text('badge_id')
      .notNull()
      .references(() => badges.id),
    holderId: text('holder_id').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    /** Whether the page says to whom the badge was issued. */
    showsName: boolean('shows_name').notNull().default(false),
  },
  (t) => [index('shares_badge').on(t.badgeId)],
)
