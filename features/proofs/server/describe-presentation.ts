import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { checkPresentation } from '#credentials/presentations/check-presentation.ts'
import { PresentationRefused } from '#credentials/presentations/presentation-refused.ts'
import { NotReadable } from '#credentials/reading/not-readable.ts'
import type { Presented } from '#credentials/reading/read-presented.ts'
import { checkKeyBinding } from '#credentials/sd-jwt/check-key-binding.ts'
import { isSdJwt } from '#credentials/sd-jwt/read-sd-jwt.ts'
import { readShownSdJwt } from '#credentials/sd-jwt/verify-sd-jwt.ts'
import type { Context } from '#platform/context.ts'
import { canonizeForeign } from './canonize-ours.ts'

const loader = bundledLoader()
const TEXT_MAX = 500
/** The last second that a date can have. */
const SECONDS_MAX = 8.64e12

/**
 * Who made a presentation that was brought to the verification page, for which verifier and when, and whether its badges
 * are theirs. Anyone can bring it again, so it does not prove who brings it. `presenter` is '' when its proof is not valid.
 */
export async function describePresentation(ctx: Context, given: NonNullable<Presented['presentation']>) {
  try {
    const { did, audience = '', at, isOwn } = await check(ctx, given)
    return {
      presenter: did.slice(0, TEXT_MAX),
      reason: '' as const,
      audience: audience.slice(0, TEXT_MAX),
      at: at !== undefined && Math.abs(at) <= SECONDS_MAX ? new Date(at * 1000).toISOString() : '',
      isOwn,
    }
  } catch (error) {
    if (!(error instanceof PresentationRefused || error instanceof NotReadable)) throw error
    const reason = error instanceof PresentationRefused ? error.reason : ('format' as const)
    return { presenter: '', reason, audience: '', at: '', isOwn: false }
  }
}

async function check(ctx: Context, given: NonNullable<Presented['presentation']>) {
  const now = ctx.now()
  // Only the key that an SD-JWT VC is bound to can sign its presentation.
  if (typeof given === 'string' && isSdJwt(given)) {
    return { ...(await checkKeyBinding(await readShownSdJwt(given), { now })), isOwn: true }
  }
  const { presenter, badges, ...said } = await checkPresentation(given, { now, loader, canonize: canonizeForeign })
  return { did: presenter.did, ...said, isOwn: badges.every(({ isPresenters }) => isPresenters) }
}
