import type { Output } from '#base/endpoint.ts'
import type { getClaim } from '../contract.ts'

/** What the wallet knows of a claim's link. */
export type Claim = Output<typeof getClaim>
