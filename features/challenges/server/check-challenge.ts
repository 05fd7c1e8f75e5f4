import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { TYPES_ON_SERVER } from '../types/server.ts'
import type * as wallet from '../wallet-contract.ts'
import { checkLater } from './check-later.ts'
import { takeCheck } from './limits/take-check.ts'
import { lockPassing, type Passed } from './pass-challenge.ts'
import { networkHashOf, passFairly } from './pass-fairly.ts'
import { findPassable } from './passable.ts'
import { findPass, type PassRow, setState } from './queries.ts'
import type { Checked, Verdict } from './type-on-server.ts'
import { wayOf } from './way-of.ts'

type Call = typeof wallet.checkChallenge
type Answer = Output<Call>

/**
 * Checks whether the holder meets a challenge now, and passes it with its reward. What asks another server does so outside
 * of transactions, and a job tries again where that server could not answer. Throws the problems of the call.
 */
export async function checkChallenge(
  ctx: HolderContext,
  { challengeId, questId = '', ...input }: Input<Call>,
): Promise<Answer> {
  assertProven(ctx)
  const { holderId } = ctx.actor
  const challenge = await findPassable(ctx, { challengeId, holderId, questId })
  const before = await findPass(ctx, challengeId, holderId)
  if (before?.state === 'passed') return answer({ state: 'passed', isHeld: before.isHeld })
  if (before?.state === 'review' || before?.state === 'checking') return answer({ state: before.state })
  if (isDropped(before)) return answer({ state: 'refused' })
  if (wayOf(ctx.config, challenge.type) === 'review') throw new Problem('evidenceNeeded')
  await takeCheck(ctx, challenge, holderId)
  const checked = { challenge, holderId, input }
  const { runs } = TYPES_ON_SERVER[challenge.type]
  return runs === 'inside' ? checkInside(ctx, checked, questId) : checkOutside(ctx, checked, questId)
}

function checkInside(ctx: HolderContext, checked: Checked, questId: string): Promise<Answer> {
  const { challenge, holderId } = checked
  return inTransaction(ctx, async (ctx) => {
    await lockOwnWallet(ctx)
    await lockPassing(ctx, challenge.issuerId, [holderId])
    await findPassable(ctx, { challengeId: challenge.id, holderId, questId })
    // Of two requests at once the second uses no code and no attempt.
    const before = await findPass(ctx, challenge.id, holderId)
    if (before?.state === 'passed') return answer({ state: 'passed', isHeld: before.isHeld })
    return decide(ctx, checked, await TYPES_ON_SERVER[challenge.type].check(ctx, checked))
  })
}

async function checkOutside(ctx: HolderContext, checked: Checked, questId: string): Promise<Answer> {
  const { challenge, holderId, input } = checked
  const verdict = await TYPES_ON_SERVER[challenge.type].check(ctx, checked)
  return inTransaction(ctx, async (ctx) => {
    await lockOwnWallet(ctx)
    await lockPassing(ctx, challenge.issuerId, [holderId])
    await findPassable(ctx, { challengeId: challenge.id, holderId, questId })
    if (verdict.verdict !== 'unchecked') return decide(ctx, checked, verdict)
    const later = {
      challenge,
      holderId,
      questId,
      link: input.link,
      networkHash: networkHashOf(ctx, challenge),
      tried: 0,
    }
    await checkLater(ctx, later, verdict.retryAfterSeconds)
    return answer({ state: 'checking' })
  })
}

/** Writes a verdict in the caller's transaction; one that somebody passed in the meantime stays passed. */
async function decide(ctx: HolderContext, checked: Checked, verdict: Verdict): Promise<Answer> {
  const { challenge, holderId } = checked
  const before = await findPass(ctx, challenge.id, holderId)
  if (before?.state === 'passed') return answer({ state: 'passed', isHeld: before.isHeld })
  if (verdict.verdict === 'passed') {
    const passed = await passFairly(ctx, {
      challenge,
      holderId,
      networkHash: networkHashOf(ctx, challenge),
      ...kept(verdict),
    })
    return answer({
      state: 'passed',
      isHeld: passed.isHeld,
      points: passed.points,
      right: verdict.right ?? 0,
      finished: own(passed, holderId),
    })
  }
  const right = verdict.verdict === 'refused' ? (verdict.right ?? 0) : 0
  const reason = verdict.verdict === 'refused' ? (verdict.reason ?? '') : ''
  await setState(ctx, challenge, holderId, { state: 'refused', reason })
  return answer({ state: 'refused', right })
}

/** What an admin refused after it was passed stays refused: a pass from another network would get around that. */
function isDropped(pass: PassRow | undefined): boolean {
  return pass?.state === 'refused' && pass.cause !== '' && pass.reason !== ''
}

const kept = ({ outsideKey, value }: Extract<Verdict, { verdict: 'passed' }>) => ({
  ...(outsideKey !== undefined && { outsideKey }),
  ...(value !== undefined && { value }),
})
const own = ({ finished }: Passed, holderId: string) =>
  finished.filter((quest) => quest.holderId === holderId).map(({ questId }) => questId)

function answer(given: Partial<Answer> & Pick<Answer, 'state'>): Answer {
  return { points: 0, right: 0, isHeld: false, finished: [], ...given }
}
