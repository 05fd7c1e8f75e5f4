import { and, eq, isNull } from 'drizzle-orm'
import { findHolder } from '#features/holders/server/queries.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { TYPES_ON_SERVER } from '../types/server.ts'
import type { WalletChallenge } from '../wallet-contract.ts'
import { byHook } from './by-hook.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { livingTemplates } from './living-templates.ts'
import { findPasses, type PassRow } from './queries.ts'
import { stoppedOf } from './stopped-of.ts'
import { challenges } from './tables.ts'
import { titlesOf } from './title-for.ts'
import type { Shown } from './type-on-server.ts'
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
  const described = new Map(rows.map((row) => [row.id, describeOne(ctx, row, facts)]))
  return challengeIds.flatMap((id) => described.get(id) ?? [])
}

type Facts = Awaited<ReturnType<typeof factsOf>>

async function factsOf(ctx: Context, rows: ChallengeRow[], holderId: string) {
  const language = (await findHolder(ctx, holderId))?.language ?? ctx.language
  const ids = rows.map(({ id }) => id)
  const passes = await findPasses(ctx, ids, holderId)
  const living = await livingTemplates(ctx, [...new Set(rows.flatMap(({ templateIds }) => templateIds))])
  return {
    passes: new Map(passes.map((pass) => [pass.challengeId, pass])),
    living: new Map(living.map((template) => [template.id, template])),
    titles: await titlesOf(ctx, rows, language),
    stopped: await stoppedOf(ctx, rows),
    shown: await shownToHolder(ctx, rows, holderId),
  }
}

/** What members see of each challenge by its type, by challenge id. */
async function shownToHolder(ctx: Context, rows: ChallengeRow[], holderId: string): Promise<Map<string, Shown>> {
  const shown = new Map(rows.map(({ id, type, data }) => [id, TYPES_ON_SERVER[type].shown(data)]))
  for (const [shownTo, own] of byHook('shownTo', rows))
    for (const [id, more] of await shownTo(ctx, own, holderId)) shown.set(id, { ...shown.get(id), ...more })
  return shown
}

function describeOne(ctx: Context, row: ChallengeRow, facts: Facts): WalletChallenge {
  const { id: challengeId, type, reward } = row
  const pass = facts.passes.get(challengeId)
  const templates = row.templateIds.flatMap((id) => facts.living.get(id) ?? [])
  return {
    challengeId,
    type,
    reward,
    way: wayOf(ctx.config, type) ?? 'connected',
    title: facts.titles.get(challengeId) ?? '',
    state: pass?.state ?? 'open',
    reason: pass?.reason ?? '',
    passedAt: timeOf(pass),
    shown: {
      ...facts.shown.get(challengeId),
      ...(row.templateIds.length > 0 && { templates: templates.map(({ id, name }) => ({ id, title: name })) }),
      ...(pass?.value && { value: pass.value }),
    },
    isStopped: facts.stopped.has(challengeId),
  }
}

function timeOf(pass: PassRow | undefined): string {
  return pass?.state === 'passed' ? (pass.passedAt?.toISOString() ?? '') : ''
}
