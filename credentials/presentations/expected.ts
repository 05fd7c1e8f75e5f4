import type { Canonize } from '../canonizing/canonize.ts'
import type { Loader } from '../contexts/document-loader.ts'

/**
 * What a verifier asked for: its client identifiers, of which a presentation names one, and the nonce. Without them the
 * presentation is read later by somebody else, so its end does not matter either.
 */
export type Expected = { now: Date; loader: Loader; canonize?: Canonize; asked?: { audience: string[]; nonce: string } }
