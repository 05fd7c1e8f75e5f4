import { Problem } from '#base/problem.ts'
import type { HouseType } from '../../rules.ts'
import type { TypeCheck } from '../check-of-type.ts'
import { checkAsk } from './check-ask.ts'
import { checkCode } from './check-code.ts'
import { checkQuiz } from './check-quiz.ts'
import { checkVisit } from './check-visit.ts'

/** How our own five types are checked; evidence is given by another call. */
export const OWN_CHECKS = {
  code: { runs: 'inside', check: checkCode },
  quiz: { runs: 'inside', check: checkQuiz },
  visit: { runs: 'inside', check: checkVisit },
  ask: { runs: 'outside', check: checkAsk },
  evidence: {
    runs: 'inside',
    check: async () => {
      throw new Problem('evidenceNeeded')
    },
  },
} as const satisfies Record<HouseType, TypeCheck>
