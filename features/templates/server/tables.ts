import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Alignment } from '#credentials/badges/build-badge.ts'
import { instant } from '#platform/tables.ts'
import type { CardEffect, Category, ContractState } from '../rules.ts'

const collated = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** The models from which badges are made. */
export const templates = pgTable(
  'templates',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    category: text('category').$type<Category>().notNull(),
    contractState: text('contract_state').$type<ContractState>().notNull(),
    /** Hash of the current version's public fields; '' for a draft. */
    hash: text('hash').notNull().default(''),
    version: integer('version').notNull().default(1),
    lang: text('lang').$type<'en' | 'fr'>().notNull(),
    name: collated('name').notNull(),
    description: text('description').notNull(),
    criteria: text('criteria').notNull(),
    imageCid: text('image_cid').notNull(),
    imageAlt: text('image_alt').notNull().default(''),
    themeBgColor: text('theme_bg_color').notNull(),
    themeTextColor: text('theme_text_color').notNull(),
    themeCardEffect: text('theme_card_effect').$type<CardEffect>().notNull(),
    themeTextureImageURL: text('theme_texture_image_url').notNull(),
    themeIsLogoBack: boolean('theme_is_logo_back').notNull(),
    themeShape: text('theme_shape').notNull(),
    timestamped: boolean('timestamped').notNull(),
    expirationDate: instant('expiration_date'),
    /** Seconds, 2,592,000 a month; a badge expires that many calendar months after its issue. */
    expirationDuration: bigint('expiration_duration', { mode: 'number' }),
    points: bigint('points', { mode: 'number' }).notNull().default(0),
    /** The most badges in all; -1 is unlimited. */
    limit: bigint('limit', { mode: 'number' }).notNull().default(-1),
    /** Colour of a Role's enamel; '' for the other categories. */
    hexColorRef: text('hex_color_ref').notNull().default(''),
    /** Place of a Participation or Ticket: "city, country"; '' is virtual. */
    location: text('location').notNull().default(''),
    /** Street and number of that place; '' without one. */
    streetAddress: text('street_address').notNull().default(''),
    startDate: instant('start_date'),
    endDate: instant('end_date'),
    /** IANA name of the event's time zone; '' without an event. */
    timeZone: text('time_zone').notNull().default(''),
    /** Fields of each Ticket besides its template, filled in at the send. */
    optionName: boolean('option_name').notNull().default(false),
    optionSeat: boolean('option_seat').notNull().default(false),
    optionSection: boolean('option_section').notNull().default(false),
    /** Skills, without the parts that they do not have. */
    alignment: jsonb('alignment').$type<Alignment[]>().notNull().default([]),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    /** 0 is not stated. */
    credits: doublePrecision('credits').notNull().default(0),
    /** Whether new badges carry a second status entry, for suspension. */
    suspendable: boolean('suspendable').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    publishedAt: instant('published_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('templates_list').on(t.issuerId, t.category, t.createdAt),
    index('templates_hash').on(t.hash),
    index('templates_ends').on(t.issuerId, t.category, t.endDate),
    // Trigrams of the name in its searched form: lower case, without accents.
    index('templates_name').using('gin', sql`search_text(${t.name}) gin_trgm_ops`),
  ],
)

/** The public fields of each published version, by hash: any version's hash finds its template. */
export const templateVersions = pgTable(
  'template_versions',
  {
    templateId: text('template_id').notNull(),
    version: integer('version').notNull(),
    hash: text('hash').notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.version] }), uniqueIndex('template_versions_hash').on(t.hash)],
)

/** Permissions of an issuer's account key for its issuing key to make badges of a template (EIP-712). */
export const delegations = pgTable(
  'delegations',
  {
    issuerId: text('issuer_id').notNull(),
    n: integer('n').notNull(),
    templateId: text('template_id').notNull(),
    issuingKey: text('issuing_key').notNull(),
    maxCount: bigint('max_count', { mode: 'number' }).notNull(),
    used: bigint('used', { mode: 'number' }).notNull().default(0),
    validUntil: instant('valid_until').notNull(),
    nonce: text('nonce').notNull(),
    signature: text('signature').notNull(),
    createdAt: instant('created_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.n] }), index('delegations_template').on(t.templateId)],
)

/** Drawn cards: the picture's content address, by the hash of the card's spec, side and size. */
export const cardPictures = pgTable('card_pictures', {
  key: text('key').primaryKey(),
  cid: text('cid').notNull(),
  drawnAt: instant('drawn_at').notNull(),
})
