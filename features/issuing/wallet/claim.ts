import type { Output } from '#base/endpoint.ts'
import type { getClaim } from '../contract.ts'

/** The wallet's data of a claim link. */
export type Claim = Output<typeof getClaim>
