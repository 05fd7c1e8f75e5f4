import { Problem } from '#base/problem.ts'
import { route } from '#platform/http/serve.ts'
import { plainTitle } from '../../../rules.ts'
import { codeIn } from '../../../server/code-in.ts'
import type { Check, TypeOnServer } from '../../../server/type-on-server.ts'
import * as contract from '../contract.ts'
import { KIOSK_SECONDS, stateOfVisit } from '../rules.ts'
import { visitWords } from '../texts.ts'
import { createKiosk } from './create-kiosk.ts'
import { judgeKioskCode } from './kiosk-code.ts'
import { showKiosk } from './show-kiosk.ts'

/** The code that a kiosk displays now. Throws `notNow` outside of the visit's dates, `codeExpired` and `codeWrong`. */
const checkVisit: Check = async (ctx, { challenge, input }) => {
  const data = challenge.data as contract.VisitData
  const now = ctx.now()
  // What was displayed in the last moment can still be scanned.
  const displayed = new Date(now.getTime() - KIOSK_SECONDS * 1000)
  if (![now, displayed].some((at) => stateOfVisit(data, at) === 'open')) throw new Problem('notNow')
  const kiosk = { challengeId: challenge.id, kioskHash: challenge.kioskHash }
  const judged = judgeKioskCode(ctx.config, kiosk, { code: codeIn(ctx, challenge.id, input.code), now })
  if (judged === 'right') return { verdict: 'passed' }
  throw new Problem(judged === 'expired' ? 'codeExpired' : 'codeWrong')
}

/** A visit to a screen that shows codes. */
export const visitOnServer: TypeOnServer = {
  data: contract.visitData,
  title: plainTitle(visitWords),
  runs: 'inside',
  check: checkVisit,
  shown: (data) => {
    const { name: place, from, to } = data as contract.VisitData
    return { place, from, to }
  },
  routes: [route(contract.createKiosk, createKiosk), route(contract.showKiosk, showKiosk)],
}
