import type { Output } from '#base/endpoint.ts'
import type { listNews } from '../wallet-contract.ts'

/** Posts as far as they were read, newest first; `next` is '' after the last one. */
export type Feed = Output<typeof listNews>
