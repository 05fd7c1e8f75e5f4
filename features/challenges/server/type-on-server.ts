import type { z } from 'zod'
import type { Input } from '#base/endpoint.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import type { Route } from '#platform/http/serve.ts'
import type { Config } from '#platform/settings/config.ts'
import type { Titled, Way } from '../rules.ts'
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

/** What members see of a challenge. */
export type Shown = wallet.WalletChallenge['shown']
type Data = Record<string, unknown>

/** All that the server knows of a type; `types/server.ts` has every type. */
export type TypeOnServer = {
  /** What an admin enters. */
  data: z.ZodType<Data>
  title: Titled
  /**
   * `inside`: the check reads and writes in the transaction that passes the challenge, and a problem that it throws undoes
   * what it wrote; `outside`: it asks another server, so that no transaction waits for the network.
   */
  runs: 'inside' | 'outside'
  check: Check
  /** Of what an admin entered the part that members see: no words, no codes, no solutions, no address of a server. */
  shown: (data: Data) => Shown
  /** What else a member sees of challenges of one community, by challenge id. */
  shownTo?: (ctx: Context, challenges: ChallengeRow[], holderId: string) => Promise<Map<string, Shown>>
  /** What else admins see of challenges, by challenge id. */
  listed?: (ctx: Context, challenges: ChallengeRow[]) => Promise<Map<string, Data>>
  /** How it is verified on this server now, undefined where it cannot be; without it by our own events. */
  way?: (config: Config) => Way | undefined
  /** Whether a provider that the data need is off on this server. */
  isOff?: (config: Config, data: Data) => boolean
  /** Looks at what was entered before the transaction that creates it, where the network is asked. */
  assertUsable?: (ctx: Context, data: Data) => Promise<void>
  /** Looks at data of the right shape that this server may refuse. */
  assertAllowed?: (ctx: Context, data: Data) => void
  /** The templates that the data name, by id. */
  readTemplates?: (ctx: AdminContext, data: Data) => Promise<string[]>
  /** Makes the codes of a new challenge, in the transaction of its creation; they are shown once. */
  makeCodes?: (ctx: Context, challengeId: string, data: Data) => Promise<string[]>
  /** Has members pass who meet new challenges already, by jobs. */
  awardNew?: (ctx: Context, challengeIds: string[]) => Promise<void>
  /** How many members meet a challenge before it is created. */
  countMeeting?: (
    ctx: Context,
    asked: Pick<ChallengeRow, 'issuerId' | 'type' | 'templateIds' | 'data'>,
  ) => Promise<number>
  /** Whether what was passed once still holds; without it, always. */
  stillMeets?: (ctx: Context, passed: Pick<Checked, 'challenge' | 'holderId'>) => Promise<boolean>
  /** Has what some people have passed checked again, by a job; types of one family share one. */
  recheckPeople?: (ctx: Context, issuerId: string, holderIds: string[]) => Promise<void>
  /** Calls that only this type has. */
  routes?: Route[]
}

/** Some of the data by their keys, where members see them as they are. */
export function only(keys: (keyof Shown)[]): (data: Data) => Shown {
  const isShown = new Set<string>(keys)
  return (data) => Object.fromEntries(Object.entries(data).filter(([key]) => isShown.has(key)))
}
