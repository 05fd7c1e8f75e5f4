import { Problem } from '#base/problem.ts'
import type { OutsideCheck } from '#features/outside-accounts/rules.ts'
import { askProvider } from '#features/outside-accounts/server/ask-provider.ts'
import type { Context } from '#platform/context.ts'
import type { ChallengeData } from '../data-rules.ts'
import { type ChallengeType, isSignInOnly, providerOf } from '../rules.ts'
import type { Check, Checked, Verdict } from './check-of-type.ts'

const POST_LINK = /^https:\/\/(www\.|mobile\.)?(x|twitter)\.com\/\w{1,50}\/status\/\d{1,25}([/?#].*)?$/i

/** Asks the provider of a connected type; throws `accountNeeded` before a sign-in, `linkInvalid` for another link. */
export const checkOutside: Check = async (ctx: Context, { challenge, holderId, input }: Checked): Promise<Verdict> => {
  const provider = providerOf(challenge.type)
  if (!provider) throw new Error(`No provider checks ${challenge.type}`)
  const check = questionOf(challenge, input.link)
  const answer = await askProvider(ctx, { holderId, provider, purpose: challenge.id, check })
  if (answer.verdict === 'signInNeeded') throw new Problem('accountNeeded')
  return answer.verdict === 'refused' ? { verdict: 'refused' } : answer
}

function questionOf({ type, data }: Checked['challenge'], link: string): OutsideCheck {
  if (isSignInOnly(type)) return { kind: 'signedIn' }
  if (type === 'xPost') {
    if (!POST_LINK.test(link)) throw new Problem('linkInvalid')
    return { kind: type, link, message: (data as ChallengeData<'xPost'>).message }
  }
  return { kind: type, ...pick(type, data) } as OutsideCheck
}

/** Of what the admin entered, only what the question needs. */
function pick(type: ChallengeType, data: Record<string, unknown>): Record<string, unknown> {
  return type === 'facebookFollow' ? { pageId: data.pageId } : data
}
