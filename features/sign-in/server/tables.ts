import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'

/** A mailed link; `verify` reads it, `finalize` spends it. */
export const magicLinks = pgTable(
  'magic_links',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    email: text('email').notNull(),
    /** Hash of the token in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Hash of the six digits in the e-mail, for the page that asked. */
    codeHash: text('code_hash').notNull(),
    codeTries: integer('code_tries').notNull().default(0),
    /** Hash of the random value kept in the requesting browser, which finalizes automatically; '' when it sent none. */
    browserHash: text('browser_hash').notNull(),
    /** For `address`: the holder to join. */
    holderId: text('holder_id'),
    language: text('language').$type<'en' | 'fr'>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    spentAt: instant('spent_at'),
  },
  (t) => [index('magic_links_email').on(t.email)],
)

/**
 * `signin` and `signup` open the studio, `wallet` opens a wallet, `address` joins an address to one, `proof` proves a
 * session, `invite` joins a community's team.
 */
export type LinkPurpose = 'signin' | 'signup' | 'wallet' | 'address' | 'proof' | 'invite'

/** Browsers used to sign in by e-mail: keyed hashes of the address with the random value kept in the browser. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    hash: text('hash').primaryKey(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [index('known_browsers_seen').on(t.seenAt)],
)

/** Solved captchas and passes, kept until they expire, so that each is used once. */
export const spentCaptchas = pgTable('spent_captchas', {
  id: text('id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})

/** A QR sign-in: made by a studio page, answered by a wallet; its token is handed out once, for the secret. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** Hash of the secret that stays in the page. */
    secretHash: text('secret_hash').notNull(),
    /** The two digits beside the code, which the wallet asks for. */
    number: text('number').notNull(),
    tries: integer('tries').notNull().default(0),
    signup: boolean('signup').notNull(),
    /** Browser and system of the page, as the server saw them; shown in the wallet. */
    device: text('device').notNull(),
    /** Network of the page, in clear for the wallet; '' once the challenge is answered or refused. */
    network: text('network').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The did:sdi of the answer; '' until then. */
    did: text('did').notNull().default(''),
    answeredAt: instant('answered_at'),
    refusedAt: instant('refused_at'),
    handedOutAt: instant('handed_out_at'),
  },
  (t) => [index('sign_in_challenges_expires').on(t.expiresAt)],
)
