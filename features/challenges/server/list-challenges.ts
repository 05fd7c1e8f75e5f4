import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { mayGivePoints } from '#features/templates/server/may-give-points.ts'
import { ownIssuer } from '#features/templates/server/own-issuer.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type * as contract from '../contract.ts'
import type { Challenge } from '../contract.ts'
import { questsOfChallenges } from '../hooks.ts'
import { countWaiting } from '../reviews/server/waiting-reviews.ts'
import { CHALLENGES_MAX } from '../rules.ts'
import { byHook } from './by-hook.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { type LivingTemplate, livingTemplates } from './living-templates.ts'
import { stoppedOf } from './stopped-of.ts'
import { challengePasses, challenges } from './tables.ts'
import { offeredTypes, wayOf } from './way-of.ts'

/** The community's challenges, newest first, with the types that it can create and what waits for review. */
export async function listChallenges(ctx: AdminContext): Promise<Output<typeof contract.listChallenges>> {
  const issuer = await ownIssuer(ctx)
  const rows = await ctx.db
    .select()
    .from(challenges)
    .where(and(eq(challenges.issuerId, issuer.id), isNull(challenges.deletedAt)))
    .orderBy(desc(challenges.createdAt), desc(challenges.id))
    .limit(CHALLENGES_MAX)
  const living = await livingTemplates(ctx, [...new Set(rows.flatMap(({ templateIds }) => templateIds))])
  return {
    challenges: await describeRows(ctx, rows, living),
    templates: living.map(({ hash, name }) => ({ hash, title: name })),
    types: offeredTypes(ctx.config),
    toReview: await countWaiting(ctx, issuer.id),
    mayGive: mayGivePoints(ctx.config, issuer),
    walletUrl: ctx.config.walletUrl,
  }
}

async function describeRows(ctx: Context, rows: ChallengeRow[], living: LivingTemplate[]): Promise<Challenge[]> {
  const ids = rows.map(({ id }) => id)
  const [passed, naming, stopped] = [
    await countPassed(ctx, ids),
    await questsOfChallenges.get().naming(ctx, ids),
    await stoppedOf(ctx, rows),
  ]
  const more = new Map<string, Record<string, unknown>>()
  for (const [listed, own] of byHook('listed', rows))
    for (const [id, facts] of await listed(ctx, own)) more.set(id, facts)
  const hashOf = new Map(living.map(({ id, hash }) => [id, hash]))
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    data: { ...dataOf(row, hashOf), ...more.get(row.id) },
    reward: row.reward,
    created: row.createdAt.toISOString(),
    // A type that consists of signing in is stopped while its provider is off, and stays what it was.
    way: wayOf(ctx.config, row.type) ?? 'connected',
    title: row.title,
    passed: passed.get(row.id) ?? 0,
    quests: naming.get(row.id) ?? [],
    stopped: stopped.get(row.id) ?? '',
    isDraft: row.isDraft,
  }))
}

/** Deleted templates leave the list; the others have the hash of their current version. */
function dataOf({ data, templateIds }: ChallengeRow, hashOf: Map<string, string>): Record<string, unknown> {
  if (templateIds.length === 0) return data
  return { ...data, templateHashList: templateIds.flatMap((id) => hashOf.get(id) ?? []) }
}

/** How many people have passed each challenge. */
async function countPassed(ctx: Context, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: challengePasses.challengeId, passed: sql<number>`count(*)`.mapWith(Number) })
    .from(challengePasses)
    .where(and(isOneOf(challengePasses.challengeId, ids), eq(challengePasses.state, 'passed')))
    .groupBy(challengePasses.challengeId)
  return new Map(rows.map(({ id, passed }) => [id, passed]))
}
