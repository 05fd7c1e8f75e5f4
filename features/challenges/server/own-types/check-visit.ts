import { Problem } from '#base/problem.ts'
import type { ChallengeData } from '../../data-rules.ts'
import { KIOSK_SECONDS } from '../../rules.ts'
import type { Check } from '../check-of-type.ts'
import { codeIn } from './check-code.ts'
import { judgeKioskCode } from './kiosk-code.ts'
import { stateOfVisit } from './visit-window.ts'

/** The code that a kiosk displays now. Throws `notNow` outside of the visit's dates, `codeExpired` and `codeWrong`. */
export const checkVisit: Check = async (ctx, { challenge, input }) => {
  const data = challenge.data as ChallengeData<'visit'>
  const now = ctx.now()
  // What was displayed in the last moment can still be scanned.
  const displayed = new Date(now.getTime() - KIOSK_SECONDS * 1000)
  if (![now, displayed].some((at) => stateOfVisit(data, at) === 'open')) throw new Problem('notNow')
  const kiosk = { challengeId: challenge.id, kioskHash: challenge.kioskHash }
  const judged = judgeKioskCode(ctx.config, kiosk, { code: codeIn(ctx, challenge.id, input.code), now })
  if (judged === 'right') return { verdict: 'passed' }
  throw new Problem(judged === 'expired' ? 'codeExpired' : 'codeWrong')
}
