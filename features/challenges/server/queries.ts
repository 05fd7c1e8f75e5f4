import { and, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { type ChallengeState, providerOf } from '../rules.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { challengeChecks, challengePasses, challenges } from './tables.ts'

export type PassRow = typeof challengePasses.$inferSelect

/** What one holder has with a challenge, or undefined. */
export async function findPass(ctx: Context, challengeId: string, holderId: string): Promise<PassRow | undefined> {
  return (await findPasses(ctx, [challengeId], holderId))[0]
}

/** What one holder has with some challenges. */
export function findPasses(ctx: Context, challengeIds: string[], holderId: string): Promise<PassRow[]> {
  if (challengeIds.length === 0) return Promise.resolve([])
  const isTheirs = and(eq(challengePasses.holderId, holderId), isOneOf(challengePasses.challengeId, challengeIds))
  return ctx.db.select().from(challengePasses).where(isTheirs)
}

type Given = {
  state: Exclude<ChallengeState, 'passed' | 'ended'>
  reason?: string
  link?: string
  networkHash?: string
}

/** Sets the state of a holder's attempt, in the caller's transaction; what is passed stays passed. */
export async function setState(
  ctx: Context,
  challenge: Pick<ChallengeRow, 'id' | 'issuerId'>,
  holderId: string,
  given: Given,
): Promise<void> {
  const { id: challengeId, issuerId } = challenge
  const network = given.networkHash !== undefined && { networkHash: given.networkHash }
  const row = {
    state: given.state,
    reason: given.reason ?? '',
    link: given.link ?? '',
    updatedAt: ctx.now(),
    ...network,
  }
  await ctx.db
    .insert(challengePasses)
    .values({ challengeId, issuerId, holderId, ...row })
    .onConflictDoUpdate({
      target: [challengePasses.challengeId, challengePasses.holderId],
      set: row,
      setWhere: ne(challengePasses.state, 'passed'),
    })
  await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'quest', subjectId: challengeId })
}

type Changed = { holderId: string; cause: string; at: Date }
type Waiting = { from: boolean; to: boolean }

/** Changes whether the rewards of some passes wait, of those that are passed; returns the ones that changed. */
export async function setHeld(
  ctx: Context,
  { id }: ChallengeRow,
  holderIds: string[],
  { from, to }: Waiting,
): Promise<Changed[]> {
  const changed = await ctx.db
    .update(challengePasses)
    .set({ isHeld: to, updatedAt: ctx.now() })
    .where(
      and(
        eq(challengePasses.challengeId, id),
        isOneOf(challengePasses.holderId, holderIds),
        eq(challengePasses.state, 'passed'),
        eq(challengePasses.isHeld, from),
      ),
    )
    .returning({ holderId: challengePasses.holderId, cause: challengePasses.cause, at: challengePasses.passedAt })
  return changed.map((pass) => ({ ...pass, at: pass.at ?? ctx.now() }))
}

/** Writes a check for the limits of an hour and a day; `holderId` is '' for a try of a job. */
export async function insertCheck(
  ctx: Context,
  { id: challengeId, issuerId, type }: ChallengeRow,
  holderId: string,
): Promise<void> {
  const provider = providerOf(type) ?? ''
  await ctx.db.insert(challengeChecks).values({ id: newId(), issuerId, holderId, challengeId, provider, at: ctx.now() })
}

/** As a part of a statement: whether challenges of an issuer name a template. */
export function isNamed({ issuerId, templateId }: Record<'issuerId' | 'templateId', SQLWrapper>): SQL<boolean> {
  return sql<boolean>`exists (select from ${challenges} c
    where c.issuer_id = ${issuerId} and c.template_ids && array[${templateId}])`
}
