import type { Canonize } from '../canonize.ts'
import type { Loader } from '../document-loader.ts'

/** What a verifier asked for: its client identifiers, of which a presentation names one, and the nonce. */
export type Expected = { audience: string[]; nonce: string; now: Date; loader: Loader; canonize?: Canonize }
