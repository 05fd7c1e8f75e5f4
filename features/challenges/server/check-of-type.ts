import type { Input } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import type * as wallet from '../wallet-contract.ts'
import type { ChallengeRow } from './find-challenge.ts'

/** What the member sent with the request, besides what it is about. */
export type CheckInput = Omit<Input<typeof wallet.checkChallenge>, 'challengeId' | 'questId'>
export type Checked = { challenge: ChallengeRow; holderId: string; input: CheckInput }

/** `unchecked` is never a refusal: a job tries again. `value` is kept with the pass (vcAuth). */
export type Verdict =
  | { verdict: 'passed'; outsideKey?: string; value?: string; right?: number }
  | { verdict: 'refused'; right?: number; reason?: string }
  | { verdict: 'unchecked'; retryAfterSeconds: number }

/** Checks one type of challenge; throws a problem of `checkChallenge` where the request itself is wrong. */
export type Check = (ctx: Context, checked: Checked) => Promise<Verdict>

/**
 * `inside`: the check reads and writes in the transaction that passes the challenge, and a problem that it throws undoes
 * what it wrote; `outside`: it asks another server, so that no transaction waits for the network.
 */
export type TypeCheck = { runs: 'inside' | 'outside'; check: Check }
