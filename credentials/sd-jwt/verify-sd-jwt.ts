import type { Checks } from '../checking/verify.ts'
import type { Expected } from '../presentations/expected.ts'
import { PresentationRefused } from '../presentations/presentation-refused.ts'
import type { Json } from '../read-credential.ts'
import { NotReadable } from '../reading/not-readable.ts'
import { checkKeyBinding } from './check-key-binding.ts'
import { checkSdJwt } from './check-sd-jwt.ts'
import { readSdJwt, type SdJwt } from './read-sd-jwt.ts'

/** `claims` are those that were disclosed; `holder` is the did:jwk of the key that the credential is bound to. */
export type CheckedSdJwt = { claims: Json; holder: string; checks: Checks }

type Presented = Pick<Expected, 'now' | 'loader'> & Required<Pick<Expected, 'asked'>>

/**
 * Checks an SD-JWT VC that a holder presents: its key binding for one verifier and nonce, then the issuer's signature over
 * what was disclosed, period and Token Status List. Throws `PresentationRefused` when the presentation proves nothing.
 */
export async function verifySdJwt(sdJwt: string, { asked, now, loader }: Presented): Promise<CheckedSdJwt> {
  const read = await readShownSdJwt(sdJwt)
  const { did } = await checkKeyBinding(read, { asked, now })
  const { checks } = await checkSdJwt(read, { loader, now })
  return { claims: read.claims, holder: did, checks }
}

/** Reads an SD-JWT VC of a presentation. Throws `PresentationRefused`. */
export function readShownSdJwt(sdJwt: string): Promise<SdJwt> {
  return readSdJwt(sdJwt).catch((error: unknown) => {
    if (!(error instanceof NotReadable)) throw error
    throw new PresentationRefused(error.reason === 'credentialTooLarge' ? 'tooLarge' : 'format')
  })
}
