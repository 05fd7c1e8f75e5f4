import { Problem } from '#base/problem.ts'
import { plainTitle } from '../../../rules.ts'
import { only, type TypeOnServer } from '../../../server/type-on-server.ts'
import { evidenceData } from '../contract.ts'
import { evidenceWords } from '../texts.ts'

/** Evidence, which a person examines; it is given by a call of its own (`reviews/server/give-evidence.ts`). */
export const evidenceOnServer: TypeOnServer = {
  data: evidenceData,
  title: plainTitle(evidenceWords),
  runs: 'inside',
  check: async () => {
    throw new Problem('evidenceNeeded')
  },
  shown: only(['request', 'kinds']),
  way: () => 'review',
}
