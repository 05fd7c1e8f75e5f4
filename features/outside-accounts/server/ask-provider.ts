import { and, eq } from 'drizzle-orm'
import { openText } from '#features/keys/server/seal-text.ts'
import type { Context } from '#platform/context.ts'
import type { Config } from '#platform/settings/config.ts'
import { type OutsideCheck, type OutsideVerdict, PROVIDERS, type Provider } from '../rules.ts'
import { TokenRefused, Unanswered } from './ask-json.ts'
import { discardToken } from './discard-token.ts'
import { tokenRow } from './keep-token.ts'
import { linkedAccount } from './linked-account.ts'
import { providerOf } from './provider-of.ts'
import { outsideTokens } from './tables.ts'

type Asked = { holderId: string; provider: Provider; purpose: string; check: OutsideCheck }

/** The providers for which this server has settings. */
export function providersOn(config: Config): Provider[] {
  return PROVIDERS.filter((provider) => config.outside[provider] !== undefined)
}

/** Whether a provider can answer a question here: it is on, and where Meta must grant a permission, it did. */
export function canAsk(config: Config, provider: Provider, kind: OutsideCheck['kind']): boolean {
  const { facebook, telegram } = config.outside
  if (config.outside[provider] === undefined) return false
  if (kind === 'facebookFollow') return facebook?.granted.includes('user_likes') ?? false
  if (kind === 'facebookPost') return facebook?.granted.includes('user_posts') ?? false
  if (kind === 'telegramJoin') return telegram?.botToken !== undefined
  return true
}

/**
 * Asks a provider about a holder's linked account, outside of any transaction, with the token that was given for this
 * purpose; the token is discarded once the answer is a verdict. Throws `providerOff`.
 */
export async function askProvider(ctx: Context, asked: Asked): Promise<OutsideVerdict> {
  if (ctx.afterCommit) throw new Error('A provider is never asked inside a transaction')
  const { holderId, check } = asked
  const provider = providerOf(ctx.config, asked.provider)
  const account = await linkedAccount(ctx, holderId, asked.provider)
  if (!account) return { verdict: 'signInNeeded' }
  const { outsideKey, outsideId: id, name } = account
  // The bot knows members by their id alone; whoever is linked has signed in.
  const needsToken = check.kind !== 'signedIn' && check.kind !== 'telegramJoin'
  const kept = await keptToken(ctx, asked)
  if (needsToken && kept === undefined) return { verdict: 'signInNeeded' }
  try {
    const isPassed =
      check.kind === 'signedIn' ||
      (await provider.answer({ token: kept?.token ?? '', account: { id, name }, check, now: ctx.now() }))
    if (kept) await discardToken(ctx, { ...asked, sealed: kept.sealed })
    return { verdict: isPassed ? 'passed' : 'refused', outsideKey }
  } catch (error) {
    if (error instanceof Unanswered) return { verdict: 'unchecked', retryAfterSeconds: error.retryAfterSeconds }
    if (!(error instanceof TokenRefused)) throw error
    if (kept) await discardToken(ctx, { ...asked, sealed: kept.sealed })
    return { verdict: 'signInNeeded' }
  }
}

async function keptToken(ctx: Context, row: Asked): Promise<{ token: string; sealed: string } | undefined> {
  const { holderId, provider, purpose } = row
  const [kept] = await ctx.db
    .select()
    .from(outsideTokens)
    .where(
      and(
        eq(outsideTokens.holderId, holderId),
        eq(outsideTokens.provider, provider),
        eq(outsideTokens.purpose, purpose),
      ),
    )
  if (!kept || kept.expiresAt <= ctx.now()) return undefined
  const token = openText(ctx, tokenRow(row), kept.token)
  return token === undefined ? undefined : { token, sealed: kept.token }
}
