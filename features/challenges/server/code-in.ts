import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { readScanText } from '../scan-rules.ts'

/** The code in a scanned text of this challenge, or what was typed. Throws `codeWrong` for another challenge's. */
export function codeIn(ctx: Context, challengeId: string, given: string): string {
  const scanned = readScanText(given, ctx.config.walletUrl)
  if (scanned && scanned.challengeId !== challengeId) throw new Problem('codeWrong')
  return scanned?.code ?? given
}
