import { createHmac } from 'node:crypto'
import { and, gte, inArray, lt } from 'drizzle-orm'
import type { Config } from '#platform/config.ts'
import type { Context } from '#platform/context.ts'
import { deriveKey, signings } from '#platform/derive-key.ts'
import { KNOWN_BROWSER_DAYS } from '../rules.ts'
import { knownBrowsers, signInChallenges, spentCaptchas } from './tables.ts'

/** Notes a solved captcha or a pass as used; false when it was used before. Those that have ended are cleared away. */
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

/** Stores a challenge; those that ended a day ago are cleared away. */
export async function keepChallenge(ctx: Context, row: typeof signInChallenges.$inferInsert): Promise<void> {
  const old = new Date(ctx.now().getTime() - DAY_MS)
  await ctx.db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, old))
  await ctx.db.insert(signInChallenges).values(row)
}

/** What is kept of a browser in which an address signed in: neither can be read from it. */
export function knownBrowserHash({ secret }: Pick<Config, 'secret'>, email: string, browser: string): string {
  return createHmac('sha256', deriveKey(secret, 'known-browsers')).update(`${email}:${browser}`).digest('hex')
}

/**
 * Notes that an address (or a key's DID) signed in in a browser; those that were not used for long are forgotten. False for a
 * browser that was known; without `browser`, the random value that it keeps, nobody can tell it from another.
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

/** Whether an address (or a key's DID) signed in in a browser before, noted under the present secret or the older one. */
export async function isKnownBrowser(ctx: Context, account: string, browser: string): Promise<boolean> {
  const hashes = signings(ctx.config).map((each) => knownBrowserHash(each, account, browser))
  const known = and(inArray(knownBrowsers.hash, hashes), gte(knownBrowsers.seenAt, knownSince(ctx)))
  return (await ctx.db.$count(knownBrowsers, known)) > 0
}

function knownSince(ctx: Context): Date {
  return new Date(ctx.now().getTime() - KNOWN_BROWSER_DAYS * DAY_MS)
}
