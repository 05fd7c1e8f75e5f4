import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { verifyAny } from '#features/badges/contract.ts'
import { readAndVerify } from '#features/badges/verification/server/verify-any.ts'
import type { Context } from '#platform/context.ts'
import type { Semaphore } from '#platform/process/semaphore.ts'
import type * as contract from '../../contract.ts'
import { pictureOf } from './picture-of.ts'
import { shownIssuer } from './shown-issuer.ts'
import { yoursOf } from './yours-of.ts'

/** What is known of a badge after it was checked. */
export type Reading = Pick<Output<typeof contract.readKeptBadge>, 'verification' | 'yours' | 'summary' | 'picture'>
export type Summary = Reading['summary']

/**
 * Reads and checks a badge from a file or an address for a holder. Throws what `verifyAny` throws, `otherCredential` for an
 * endorsement, and `keptOneOnly` for a file with several badges. `known` is what was found in the same file before, whose
 * pictures are not encoded once more, unless the badge is genuine only now: before, they may have been the file's own.
 * `semaphore` is that of `readAndVerify`.
 */
export async function readForHolder(
  ctx: Context,
  holderId: string,
  input: Input<typeof verifyAny>,
  { known, semaphore }: { known?: Reading; semaphore?: Semaphore } = {},
): Promise<{ reading: Reading; received: Uint8Array; hash: string }> {
  const { verification, received, counted, hash } = await readAndVerify(ctx, input, semaphore)
  if (verification.kind !== 'badge') throw new Problem('otherCredential', { type: 'EndorsementCredential' })
  if (verification.others.length > 0) throw new Problem('keptOneOnly')
  const yours = await yoursOf(ctx, holderId, counted)
  const { carrier, title, issuedAt, validUntil, word, state, standard } = verification
  const isNewlyGenuine = word === 'genuine' && known?.verification.word !== 'genuine'
  const picture =
    known && !isNewlyGenuine
      ? { large: known.picture, small: known.summary.picture }
      : await pictureOf({ counted, carrier, received })
  const issuer = await shownIssuer(ctx, verification)
  const summary = { title, issuer, issuedAt, validUntil, word, state, yours, standard, picture: picture.small }
  return { reading: { verification, yours, summary, picture: picture.large }, received, hash: hash() }
}
