import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { sameText } from '#platform/derive-key.ts'
import type { ChallengeData } from '../../data-rules.ts'
import { readScanText } from '../../scan-rules.ts'
import type { Check } from '../check-of-type.ts'
import { sameCode } from './code-hash.ts'
import { takeCode } from './queries.ts'

/**
 * A typed or scanned code: the word, or a single-use code that nobody has used. It is used in the transaction of the pass,
 * so that it is never lost and never used twice. Throws `codeWrong` and `codeUsed`.
 */
export const checkCode: Check = async (ctx, { challenge, holderId, input }) => {
  const data = challenge.data as ChallengeData<'code'>
  const code = codeIn(ctx, challenge.id, input.code)
  if (sameCode(code) === '') throw new Problem('codeWrong')
  if (data.kind === 'codes') await takeCode(ctx, { challengeId: challenge.id, code, holderId })
  else if (!sameText(sameCode(code), sameCode(data.word))) throw new Problem('codeWrong')
  return { verdict: 'passed' }
}

/** The code in a scanned text of this challenge, or what was typed. Throws `codeWrong` for another challenge's. */
export function codeIn(ctx: Context, challengeId: string, given: string): string {
  const scanned = readScanText(given, ctx.config.walletUrl)
  if (scanned && scanned.challengeId !== challengeId) throw new Problem('codeWrong')
  return scanned?.code ?? given
}
