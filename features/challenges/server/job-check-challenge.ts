import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { pushToHolder } from '#features/push/server/push.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { TYPES_ON_SERVER } from '../types/server.ts'
import { checkLater, type Later } from './check-later.ts'
import { takeRetry } from './limits/take-check.ts'
import { lockPassing } from './pass-challenge.ts'
import { passFairly } from './pass-fairly.ts'
import { findPassable } from './passable.ts'
import { findPass, setState } from './queries.ts'
import { titleFor } from './title-for.ts'
import type { CheckInput, Verdict } from './type-on-server.ts'

type Retry = Later

const NO_INPUT: CheckInput = { value: '', consents: false, code: '', answers: [], link: '' }
/** What another server could not be asked about; it opens again, and the wallet says so. */
export const UNCHECKED = 'unchecked'

/**
 * Tries again to check what a provider or the community's server could not be asked about: five times in an hour, after
 * which the holder is prompted. Nothing happens once it was decided, or can no longer be passed. Idempotent.
 */
export async function jobCheckChallenge(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const { challengeId = '', holderId = '', questId = '' } = data
  const pass = await findPass(ctx, challengeId, holderId)
  if (pass?.state !== 'checking') return
  const challenge = await passable(ctx, { challengeId, holderId, questId })
  const { networkHash } = pass
  const retry = challenge && { challenge, holderId, questId, link: pass.link, networkHash, tried: Number(data.tried) }
  if (!retry) return open(ctx, pass)
  const verdict = await ask(ctx, retry)
  await inTransaction(ctx, async (ctx) => {
    await lockPassing(ctx, retry.challenge.issuerId, [holderId])
    await decide(ctx, retry, verdict)
  })
}

async function passable(ctx: Context, asked: { challengeId: string; holderId: string; questId: string }) {
  try {
    return await findPassable(ctx, asked)
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

async function ask(ctx: Context, { challenge, holderId, link }: Retry): Promise<Verdict | 'over'> {
  if (!(await takeRetry(ctx, challenge))) return { verdict: 'unchecked', retryAfterSeconds: 0 }
  try {
    return await TYPES_ON_SERVER[challenge.type].check(ctx, { challenge, holderId, input: { ...NO_INPUT, link } })
  } catch (error) {
    // The token has ended, or the account was unlinked: only the holder can go on.
    if (error instanceof Problem) return 'over'
    throw error
  }
}

async function decide(ctx: Context, retry: Retry, verdict: Verdict | 'over'): Promise<void> {
  const { challenge, holderId } = retry
  const pass = await findPass(ctx, challenge.id, holderId)
  if (pass?.state !== 'checking') return
  if (verdict === 'over') return prompt(ctx, retry)
  if (verdict.verdict === 'refused') return setState(ctx, challenge, holderId, { state: 'refused' })
  if (verdict.verdict === 'unchecked') {
    if (!(await checkLater(ctx, retry, verdict.retryAfterSeconds))) await prompt(ctx, retry)
    return
  }
  try {
    const { outsideKey } = verdict
    await passFairly(ctx, {
      challenge,
      holderId,
      networkHash: retry.networkHash,
      ...(outsideKey !== undefined && { outsideKey }),
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await setState(ctx, challenge, holderId, { state: 'refused', reason: error.key })
  }
}

async function open(
  ctx: Context,
  { challengeId, holderId, issuerId }: { challengeId: string; holderId: string; issuerId: string },
) {
  await setState(ctx, { id: challengeId, issuerId }, holderId, { state: 'open' })
}

/** The wallet, and the device, ask the holder to try again. */
async function prompt(ctx: Context, { challenge, holderId }: Retry): Promise<void> {
  await setState(ctx, challenge, holderId, { state: 'open', reason: UNCHECKED })
  const { issuerId } = challenge
  const title = (await findIssuer(ctx, issuerId))?.name ?? ''
  const text = await titleFor(ctx, challenge, holderId)
  await pushToHolder(ctx, { issuerId, holderId, kind: 'challenge', title, text, url: '/quests' })
}
