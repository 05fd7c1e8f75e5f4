import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { ProfileChange } from '../contract.ts'

/** An issuer (on the wire: manager, community). */
export const issuers = pgTable(
  'issuers',
  {
    id: text('id').primaryKey(),
    did: text('did').notNull().unique(),
    /** did:web of the issuing keys; its host was fixed at the creation. */
    didWeb: text('did_web').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    sector: text('sector').notNull().default(''),
    website: text('website').notNull().default(''),
    twitter: text('twitter').notNull().default(''),
    discord: text('discord').notNull().default(''),
    telegram: text('telegram').notNull().default(''),
    instagram: text('instagram').notNull().default(''),
    facebook: text('facebook').notNull().default(''),
    linkedin: text('linkedin').notNull().default(''),
    youtube: text('youtube').notNull().default(''),
    bannerColor: text('banner_color').notNull(),
    tags: text('tags').array().notNull(),
    imageCid: text('image_cid').notNull(),
    language: text('language').$type<'en' | 'fr'>().notNull(),
    contactOptIn: boolean('contact_opt_in').notNull().default(false),
    /** Whether the server keeps the account key (connected by e-mail). */
    isKms: boolean('is_kms').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Set after the creation's operation has succeeded. */
    readyAt: instant('ready_at'),
    deletedAt: instant('deleted_at'),
    /** Set by the operator after checking the identity behind the name; shown beside the name. */
    promotedAt: instant('promoted_at'),
    /** The checked name; under another one the mark is hidden. */
    promotedName: text('promoted_name'),
    /** When the admins were told that the mark ends soon. */
    promotionWarnedAt: instant('promotion_warned_at'),
    /** The operator's own community, the only one whose name may contain the brand word. */
    isPlatform: boolean('is_platform').notNull().default(false),
    /** E-mails in 24 hours that the operator allows this issuer; MAIL_LIMIT_24H when null. */
    mailLimit24h: integer('mail_limit_24h'),
    /** Created by `npm start -- --demo`; the studio says so. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** Of a deleted community that was connected by e-mail: a keyed hash of its main admin's address, kept for a day. */
    senderHash: text('sender_hash').notNull().default(''),
    /** The community that this one is inside of; a parent has none itself. */
    parentId: text('parent_id'),
    /** When it became a sub-community of that parent. */
    joinedParentAt: instant('joined_parent_at'),
    /** When the parent's main admin lets it be deleted; null unless a deletion waits. */
    deletionDueAt: instant('deletion_due_at'),
    /** Sub-communities that the operator allows this community; the usual limit when null. */
    subLimit: integer('sub_limit'),
    /** IANA name: of the browser that first saved it, otherwise UTC. Its days, weeks, seasons and quests follow it. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** False for communities that are older than the setting, until their profile is saved. */
    isTimeZoneChosen: boolean('is_time_zone_chosen').notNull().default(false),
    /** Whether its public page (/c/{id}) is on. */
    hasPublicPage: boolean('has_public_page').notNull().default(true),
  },
  (t) => [
    index('issuers_sender').on(t.senderHash).where(sql`sender_hash <> ''`),
    index('issuers_parent').on(t.parentId, t.joinedParentAt, t.id).where(sql`parent_id is not null`),
    uniqueIndex('issuers_platform').on(t.isPlatform).where(sql`is_platform`),
    index('issuers_promoted').on(t.promotedAt).where(sql`promoted_at is not null`),
    index('issuers_deletion_due').on(t.deletionDueAt).where(sql`deletion_due_at is not null`),
  ],
)

/** Admins of an issuer; one is the main admin. */
export const issuerAdmins = pgTable(
  'issuer_admins',
  {
    issuerId: text('issuer_id')
      .notNull()
      .references(() => issuers.id),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    mainAdmin: boolean('main_admin').notNull(),
    /** When the person first proved the address; null while the invitation is pending. */
    registrationDate: instant('registration_date'),
    lastConnectionAt: instant('last_connection_at'),
  },
  (t) => [
    primaryKey({ columns: [t.issuerId, t.email] }),
    index('issuer_admins_email').on(t.email),
    uniqueIndex('issuer_admins_main').on(t.issuerId).where(sql`main_admin`),
  ],
)

/** Consents at sign-up: which document, which version, in which language. */
export const consents = pgTable(
  'consents',
  {
    issuerId: text('issuer_id')
      .notNull()
      .references(() => issuers.id),
    kind: text('kind').$type<'terms' | 'marketing'>().notNull(),
    version: text('version').notNull(),
    language: text('language').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [uniqueIndex('consents_once').on(t.issuerId, t.kind, t.version)],
)

/** Keys of the API (header `Token`), each sealed in `sealed_keys` under the same id and found by its hash. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    /** '' for the issuer's own key; otherwise the one template of a session builder's key. */
    templateId: text('template_id').notNull().default(''),
    keyHash: text('key_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [index('api_keys_issuer').on(t.issuerId)],
)

/** A submitted profile waiting for its operation; the job that applies it deletes the row. */
export const issuerChanges = pgTable('issuer_changes', {
  operationId: text('operation_id').primaryKey(),
  issuerId: text('issuer_id')
    .notNull()
    .references(() => issuers.id),
  fields: jsonb('fields').$type<ProfileChange>().notNull(),
  createdAt: instant('created_at').notNull(),
})
