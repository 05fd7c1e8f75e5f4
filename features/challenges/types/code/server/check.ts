import { Problem } from '#base/problem.ts'
import { sameText } from '#platform/access/derive-key.ts'
import { plainTitle } from '../../../rules.ts'
import { codeIn } from '../../../server/code-in.ts'
import { type Check, only, type TypeOnServer } from '../../../server/type-on-server.ts'
import { type CodeData, codeData } from '../contract.ts'
import { codeWords } from '../texts.ts'
import { sameCode } from './code-hash.ts'
import { makeCodes } from './make-codes.ts'
import { countUsedCodes, takeCode } from './queries.ts'

/**
 * A typed or scanned code: the word, or a single-use code that nobody has used. It is used in the transaction of the pass,
 * so that it is never lost and never used twice. Throws `codeWrong` and `codeUsed`.
 */
const checkCode: Check = async (ctx, { challenge, holderId, input }) => {
  const data = challenge.data as CodeData
  const code = codeIn(ctx, challenge.id, input.code)
  if (sameCode(code) === '') throw new Problem('codeWrong')
  if (data.kind === 'codes') await takeCode(ctx, { challengeId: challenge.id, code, holderId })
  else if (!sameText(sameCode(code), sameCode(data.word))) throw new Problem('codeWrong')
  return { verdict: 'passed' }
}

/** A word that everyone enters, or codes that each work once. */
export const codeOnServer: TypeOnServer = {
  data: codeData,
  title: plainTitle(codeWords),
  runs: 'inside',
  check: checkCode,
  shown: only([]),
  listed: async (ctx, challenges) => {
    const ids = challenges.flatMap(({ id, data }) => (data.kind === 'codes' ? id : []))
    const used = await countUsedCodes(ctx, ids)
    return new Map(ids.map((id) => [id, { used: used.get(id) ?? 0 }]))
  },
  makeCodes: async (ctx, challengeId, data) => {
    const read = data as CodeData
    return read.kind === 'codes' ? makeCodes(ctx, challengeId, read.count) : []
  },
}
