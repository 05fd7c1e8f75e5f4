import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** An instant, stored in UTC with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A signed-in (or half signed-in) browser: tokens name a row, and permissions are read from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'studio' | 'applicant' | 'chooser' | 'wallet'>().notNull(),
    email: text('email').notNull().default(''),
    /** The did:sdi whose key opened the session (of the studio or of a wallet); '' when it was opened by e-mail. */
    did: text('did').notNull().default(''),
    issuerId: text('issuer_id'),
    holderId: text('holder_id'),
    isContributor: integer('is_contributor').notNull().default(0),
    /** Hash of the secret with which a wallet renews its token after a reload. */
    renewHash: text('renew_hash'),
    /** Made by a claim link alone: ends once the address is proven by a sign-in link. */
    fromClaim: integer('from_claim').notNull().default(0),
    /** The only claim that this wallet session may take (a claim link to an existing wallet opened it). */
    claimId: text('claim_id'),
    /** The operation that an applicant may read, and that makes the session a full one. */
    operationId: text('operation_id'),
    /** The session that this one was opened from; it ends with it. */
    parentId: text('parent_id'),
    /** The visitor's browser and system (`Firefox, Linux`), for the list of sessions. */
    device: text('device').notNull().default(''),
    /** When its person last proved their presence, by a code from an e-mail or their wallet's signature. */
    provenAt: instant('proven_at'),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('sessions_issuer').on(t.issuerId),
    index('sessions_holder').on(t.holderId),
    index('sessions_email').on(t.email),
    index('sessions_parent').on(t.parentId),
  ],
)

/** Work that a person waits for; `callbackId` in the API. */
export const operations = pgTable(
  'operations',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id'),
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull().default(''),
    status: text('status').$type<OperationStatus>().notNull(),
    message: text('message').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('operations_issuer').on(t.issuerId, t.createdAt)],
)

/** Requests for a signature by a person's own wallet; `action` names what happens afterwards. */
export const confirmations = pgTable(
  'confirmations',
  {
    operationId: text('operation_id').primaryKey(),
    action: text('action').notNull(),
    issuerId: text('issuer_id'),
    /** The session that asked. */
    sessionId: text('session_id').notNull(),
    /** did:sdi of the key that must sign. */
    signer: text('signer').notNull(),
    /** EIP-712 documents, all signed, in this order. Cleared when the confirmation ends. */
    documents: jsonb('documents').$type<Record<string, unknown>[]>().notNull(),
    /** The input of the action after signing; cleared when the confirmation ends. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    deadline: instant('deadline').notNull(),
    /** Signed, refused, or past its deadline. */
    endedAt: instant('ended_at'),
  },
  (t) => [index('confirmations_signer').on(t.signer, t.createdAt), index('confirmations_deadline').on(t.deadline)],
)

/** When a wallet was last seen listening for signature requests. */
export const walletPresence = pgTable('wallet_presence', {
  did: text('did').primaryKey(),
  seenAt: instant('seen_at').notNull(),
})

export type OperationStatus = 'waiting' | 'pending' | 'treating' | 'success' | 'error' | 'canceled'

/** Who did what to what; one row for each writing verb, in its transaction. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    /** The session, key or job that acted; never an address. */
    actorId: text('actor_id').notNull(),
    issuerId: text('issuer_id'),
    action: text('action').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The parent's issuer id, when one of its admins acted inside a sub-community; otherwise ''. */
    via: text('via').notNull().default(''),
    detail: jsonb('detail').$type<Record<string, string | number | boolean>>().notNull(),
  },
  (t) => [
    index('audit_issuer').on(t.issuerId, t.id),
    index('audit_notices').on(t.issuerId, t.id).where(sql`action like 'notice.%'`),
    index('audit_via').on(t.issuerId, t.subjectId).where(sql`via <> ''`),
  ],
)

/** What happened, for event streams. */
export const events = pgTable(
  'events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    issuerId: text('issuer_id'),
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** As in `audit`. */
    via: text('via').notNull().default(''),
  },
  (t) => [index('events_issuer').on(t.issuerId, t.id)],
)

/** Pending e-mails about an account; a row is deleted when its e-mail is sent. */
export const accountNotices = pgTable('account_notices', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<AccountNotice>().notNull(),
  email: text('email').notNull(),
  language: text('language').$type<'en' | 'fr'>().notNull(),
  /** Values for the sentences: a community, a device, a person. */
  detail: jsonb('detail').$type<Record<string, string>>().notNull(),
  createdAt: instant('created_at').notNull(),
})

export type AccountNotice =
  | 'signedIn'
  | 'walletOpened'
  | 'keyCreated'
  | 'keyRegenerated'
  | 'keyShown'
  | KeyNotice
  | 'webhookOff'
  | 'addressJoined'
  | 'addressRemoved'
  | 'manyRefusals'
  | 'manyRefusalsHere'
  | TeamNotice

/** Notices about keys with scopes; one is named `key` in the detail. */
export type KeyNotice = 'keyMade' | 'keyRotated' | 'keyEnded' | 'keyUnused' | 'keyLeaked'

/** Notices about a community's admins. */
export type TeamNotice =
  | 'adminRemoved'
  | 'invitationWithdrawn'
  | 'invitationDeclined'
  | 'adminAddressChanged'
  | 'mainAdminChanged'
  | 'mainAdminReplaced'
  | 'replacementAnnounced'
  | 'replacementStopped'
  | SubNotice

/** Those about a community inside of another one, to the admins of both. */
export type SubNotice =
  | 'subDeclined'
  | 'subDeletionAnnounced'
  | 'subDeletionStopped'
  | 'subDeleted'
  | 'subReleased'
  | 'subLeft'
  | 'subMoved'
  | 'parentDeleted'

/** Fixed windows of counted attempts, shared by all processes. */
export const rateWindows = pgTable('rate_windows', {
  key: text('key').primaryKey(),
  startedAt: instant('started_at').notNull(),
  taken: bigint('taken', { mode: 'number' }).notNull(),
})

/** Notices for processes that cannot listen, because they reach the database through a pooler alone; kept for a minute. */
export const databaseNotices = pgTable(
  'database_notices',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull().defaultNow(),
    notice: text('notice').notNull(),
  },
  (t) => [index('database_notices_at').on(t.at)],
)
