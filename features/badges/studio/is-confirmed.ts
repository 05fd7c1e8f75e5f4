import type { Output } from '#base/endpoint.ts'
import type { verifyAny } from '../contract.ts'

type Proof = NonNullable<Output<typeof verifyAny>['proof']>

/** Whether somebody confirms today that a key on which a proof file rests is the issuer's or the log's. */
export function isConfirmed({ account, log }: Proof): boolean {
  return [account, log].some(({ known }) => known === 'here' || known === 'host')
}
