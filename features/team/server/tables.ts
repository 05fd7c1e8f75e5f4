import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { issuers } from '#features/issuers/server/tables.ts'
import { instant } from '#platform/tables.ts'
import type { Right } from '../rules.ts'

/** People who work in folders of a community (contributors), by their address in lower case. */
export const teamPeople = pgTable(
  'team_people',
  {
    issuerId: text('issuer_id')
      .notNull()
      .references(() => issuers.id),
    email: text('email').notNull(),
    invitedAt: instant('invited_at').notNull(),
    /** When the person first proved the address; null while the invitation is pending. */
    registrationDate: instant('registration_date'),
    lastConnectionAt: instant('last_connection_at'),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.email] }), index('team_people_email').on(t.email)],
)

/** A folder of templates (on the wire: role, group). */
export const folders = pgTable(
  'folders',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id')
      .notNull()
      .references(() => issuers.id),
    name: text('name').notNull(),
    seesAddresses: boolean('sees_addresses').notNull().default(true),
    /** E-mails a day that its people may send together, in addition to the community's limit; null: no limit of its own. */
    mailsADay: integer('mails_a_day'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('folders_name').on(t.issuerId, sql`lower(${t.name})`),
    // For the pairs below, whose two sides belong to one issuer.
    unique('folders_of_issuer').on(t.issuerId, t.id),
  ],
)

/** Which templates are in which folders. Templates are a feature above; it removes its own when they are deleted. */
export const folderTemplates = pgTable(
  'folder_templates',
  {
    folderId: text('folder_id').notNull(),
    templateId: text('template_id').notNull(),
    issuerId: text('issuer_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.folderId, t.templateId] }),
    foreignKey({ columns: [t.issuerId, t.folderId], foreignColumns: [folders.issuerId, folders.id] }).onDelete(
      'cascade',
    ),
    index('folder_templates_template').on(t.templateId),
    index('folder_templates_issuer').on(t.issuerId),
  ],
)

/** Which people work in which folders, with which right and until which day (the last one, UTC). */
export const folderPeople = pgTable(
  'folder_people',
  {
    folderId: text('folder_id').notNull(),
    email: text('email').notNull(),
    issuerId: text('issuer_id').notNull(),
    rights: text('rights').$type<Right>().notNull(),
    until: date('until', { mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.folderId, t.email] }),
    foreignKey({ columns: [t.issuerId, t.folderId], foreignColumns: [folders.issuerId, folders.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.issuerId, t.email], foreignColumns: [teamPeople.issuerId, teamPeople.email] }).onDelete(
      'cascade',
    ),
    index('folder_people_email').on(t.issuerId, t.email),
  ],
)

/** E-mails that the people of a folder have sent on a day (UTC). */
export const folderMails = pgTable(
  'folder_mails',
  {
    folderId: text('folder_id')
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    sent: integer('sent').notNull(),
  },
  (t) => [primaryKey({ columns: [t.folderId, t.day] })],
)

export type InvitationKind = 'admin' | 'folder' | 'sub'

/** The right to join by proving an address; accepted, declined or ended once. */
export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id')
      .notNull()
      .references(() => issuers.id),
    kind: text('kind').$type<InvitationKind>().notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** For `sub`: the name of the community to create. */
    communityName: text('community_name').notNull().default(''),
    /** Who invites: the address, for the notification of a decline, and the name as the e-mail gives it. */
    invitedBy: text('invited_by').notNull(),
    inviterName: text('inviter_name').notNull(),
    language: text('language').$type<'en' | 'fr'>().notNull(),
    /** The newest link; sending again makes another and ends this one. '' before the first e-mail. */
    linkId: text('link_id').notNull().default(''),
    sends: integer('sends').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    /** Declined, withdrawn, or replaced by the end of what it invited to. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('invitations_open')
      .on(t.issuerId, t.kind, t.email)
      .where(sql`accepted_at is null and ended_at is null`),
    index('invitations_email').on(t.email),
    index('invitations_link').on(t.linkId).where(sql`link_id <> ''`),
  ],
)

/** An admin's change of address: confirmed with a code from the new mailbox, undone with a link from the old one. */
export const addressChanges = pgTable(
  'address_changes',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id')
      .notNull()
      .references(() => issuers.id),
    sessionId: text('session_id').notNull(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** Hash of the token of the link that undoes it; '' until confirmed. */
    undoHash: text('undo_hash').notNull().default(''),
    undoUntil: instant('undo_until'),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    index('address_changes_issuer').on(t.issuerId, t.createdAt),
    uniqueIndex('address_changes_undo').on(t.undoHash).where(sql`undo_hash <> ''`),
  ],
)

/** The operator's replacement of a main admin, which any admin can stop until it is due. */
export const mainAdminReplacements = pgTable(
  'main_admin_replacements',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id')
      .notNull()
      .references(() => issuers.id),
    email: text('email').notNull(),
    stopHash: text('stop_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('main_admin_replacements_open').on(t.issuerId).where(sql`ended_at is null`),
    index('main_admin_replacements_due').on(t.dueAt).where(sql`ended_at is null`),
  ],
)
