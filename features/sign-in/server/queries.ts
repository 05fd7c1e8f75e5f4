import { createHmac } from 'node:crypto'
import { and, gte, inArray, lt } from 'drizzle-orm'
import { macKey, signings } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import type { Config } from '#platform/settings/config.ts'
import { KNOWN_BROWSER_DAYS } from '../rules.ts'
import { knownBrowsers, signInChallenges, spentCaptchas } from './tables.ts'

/** Marks a solved captcha or a pass as used; false when it was used before. Clears expired ones. */
export async function spendOnce(ctx: Context, id: string, expiresAt: Date): Promise<boolean> {
  await ctx.db.delete(spentCaptchas).where(lt(spentCaptchas.expiresAt, ctx.now()))
  const spent = await ctx.db
    .insert(spentCaptchas)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: spentCaptchas.id })
  return spent.length === 1
}

const DAY_MS = 24 * 60 * 60_000

/** Stores a challenge and clears those that ended a day ago. */
export async function keepChallenge(ctx: Context, row: typeof signInChallenges.$inferInsert): Promise<void> {
  const old = new Date(ctx.now().getTime() - DAY_MS)
  await ctx.db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, old))
  await ctx.db.insert(signInChallenges).values(row)
}

/** The stored hash of a browser and an address: neither can be read from it. */
export function knownBrowserHash({ secret }: Pick<Config, 'secret'>, email: string, browser: string): string {
  return createHmac('sha256', macKey(secret, 'known-browsers')).update(`${email}:${browser}`).digest('hex')
}

/**
 * Remembers that an address (or a key's DID) signed in in a browser, and forgets browsers unused for long. False for a
 * known browser. Without `browser`, its random value, every browser counts as new.
 */
export async function rememberBrowser(ctx: Context, account: string, browser: string): Promise<boolean> {
  await ctx.db.delete(knownBrowsers).where(lt(knownBrowsers.seenAt, knownSince(ctx)))
  if (browser === '') return true
  const hash = knownBrowserHash(ctx.config, account, browser)
  const isKnown = await isKnownBrowser(ctx, account, browser)
  const seen = { hash, seenAt: ctx.now() }
  await ctx.db.insert(knownBrowsers).values(seen).onConflictDoUpdate({ target: knownBrowsers.hash, set: seen })
  return !isKnown
}

/** Whether an address (or a key's DID) signed in in a browser before, hashed with the current or the older secret. */
export async function isKnownBrowser(ctx: Context, account: string, browser: string): Promise<boolean> {
  const hashes = signings(ctx.config).map((each) => knownBrowserHash(each, account, browser))
  const known = and(inArray(knownBrowsers.hash, hashes), gte(knownBrowsers.seenAt, knownSince(ctx)))
  return (await ctx.db.$count(knownBrowsers, known)) > 0
}

function knownSince(ctx: Context): Date {
  return new Date(ctx.now().getTime() - KNOWN_BROWSER_DAYS * DAY_MS)
}
