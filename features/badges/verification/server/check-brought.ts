import { isOlderBadge } from '#credentials/open-badges-2/standard-of.ts'
import type { Fetches } from '#features/proofs/server/open-fetches.ts'
import type { Context } from '#platform/context.ts'
import { checkAssertion } from './check-assertion.ts'
import { checkEndorsements } from './check-endorsements.ts'
import { type Brought, judgeCredential } from './judge-credential.ts'
import type { BroughtBadge } from './read-brought.ts'

/**
 * Checks an external credential (`judgeCredential`), and then the endorsements in it unless somebody changed them with it. A badge
 * before Open Badges 3.0 is checked by its own rules. `counted` is the badge that was checked: what is shown or decided of it
 * comes from there, because a hosted badge is what its host publishes, whatever the file says.
 */
export async function checkBrought(ctx: Context, brought: Brought & Pick<BroughtBadge, 'from'>, fetches: Fetches) {
  if (isOlderBadge(brought.credential)) return checkAssertion(ctx, brought, fetches)
  const { checked } = await judgeBrought(ctx, brought, fetches)
  return { checked, counted: brought.credential }
}

/** Like `checkBrought`, with the record of a badge in the name of an issuer of ours. */
export async function judgeBrought(ctx: Context, brought: Brought, fetches: Fetches) {
  const { checked, record } = await judgeCredential(ctx, brought, fetches)
  // Afterwards: they share one budget of requests, and must not use up those for the badge itself.
  const endorsements = checked.word === 'notGenuine' ? [] : await checkEndorsements(ctx, brought.credential, fetches)
  return { checked: { ...checked, endorsements }, record }
}
