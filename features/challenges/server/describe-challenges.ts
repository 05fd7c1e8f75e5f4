import { and, eq, isNull } from 'drizzle-orm'
import { findHolder } from '#features/holders/server/queries.ts'
import { outsideAccounts } from '#features/outside-accounts/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { BADGE_TYPES, providerOf } from '../rules.ts'
import type { WalletChallenge } from '../wallet-contract.ts'
import { meetsNow } from './check-badges.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { livingTemplates } from './living-templates.ts'
import { attemptsLeft } from './own-types/check-quiz.ts'
import { findPasses, type PassRow } from './queries.ts'
import { shownOf } from './shown-of.ts'
import { stoppedOf } from './stopped-of.ts'
import { challenges } from './tables.ts'
import { titlesOf } from './title-for.ts'
import { wayOf } from './way-of.ts'

type Asked = { issuerId: string; holderId: string; challengeIds: string[] }

/** Challenges as a member sees them, with their own state, in the order of the ids; deleted ones are left out. */
export async function describeChallenges(
  ctx: Context,
  { issuerId, holderId, challengeIds }: Asked,
): Promise<WalletChallenge[]> {
  if (challengeIds.length === 0) return []
  const isOne = and(
    eq(challenges.issuerId, issuerId),
    isOneOf(challenges.id, challengeIds),
    isNull(challenges.deletedAt),
  )
  const rows = await ctx.db.select().from(challenges).where(isOne)
  const facts = await factsOf(ctx, rows, holderId)
  const described = new Map<string, WalletChallenge>()
  for (const row of rows) described.set(row.id, await describeOne(ctx, row, facts))
  return challengeIds.flatMap((id) => described.get(id) ?? [])
}

type Facts = Awaited<ReturnType<typeof factsOf>>

async function factsOf(ctx: Context, rows: ChallengeRow[], holderId: string) {
  const language = (await findHolder(ctx, holderId))?.language ?? ctx.language
  const ids = rows.map(({ id }) => id)
  const passes = await findPasses(ctx, ids, holderId)
  const living = await livingTemplates(ctx, [...new Set(rows.flatMap(({ templateIds }) => templateIds))])
  const accounts = rows.some(({ type, data }) => providerOf(type) || data.vcKey === 'xUsername')
    ? await ctx.db.select().from(outsideAccounts).where(eq(outsideAccounts.holderId, holderId))
    : []
  return {
    holderId,
    passes: new Map(passes.map((pass) => [pass.challengeId, pass])),
    living: new Map(living.map((template) => [template.id, template])),
    accounts: new Map(accounts.map(({ provider, name }) => [provider, name])),
    titles: await titlesOf(ctx, rows, language),
    stopped: await stoppedOf(ctx, rows),
    quizzes: await attemptsLeft(
      ctx,
      holderId,
      rows.filter(({ type }) => type === 'quiz'),
    ),
  }
}

async function describeOne(ctx: Context, row: ChallengeRow, facts: Facts): Promise<WalletChallenge> {
  const { id: challengeId, type, reward } = row
  const pass = facts.passes.get(challengeId)
  const templates = row.templateIds.flatMap((id) => facts.living.get(id) ?? [])
  const isOfBadges = BADGE_TYPES.some((one) => one === type)
  const account = facts.accounts.get(row.data.vcKey === 'xUsername' ? 'x' : (providerOf(type) ?? 'x'))
  return {
    challengeId,
    ...{ type, reward },
    way: wayOf(ctx.config, type) ?? 'connected',
    title: facts.titles.get(challengeId) ?? '',
    state: pass?.state ?? 'open',
    reason: pass?.reason ?? '',
    passedAt: timeOf(pass),
    shown: {
      ...shownOf(row),
      ...(isOfBadges && {
        templates: templates.map(({ id, name }) => ({ id, title: name })),
        has: (await meetsNow(ctx, { challenge: row, holderId: facts.holderId })).has,
      }),
      ...(type === 'quiz' && { attemptsLeft: facts.quizzes.get(challengeId) ?? 0 }),
      ...(account !== undefined && (providerOf(type) || row.data.vcKey === 'xUsername') && { account }),
      ...(pass?.value && { value: pass.value }),
    },
    isStopped: facts.stopped.has(challengeId),
  }
}

function timeOf(pass: PassRow | undefined): string {
  return pass?.state === 'passed' ? (pass.passedAt?.toISOString() ?? '') : ''
}
