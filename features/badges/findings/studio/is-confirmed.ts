import type { Output } from '#base/endpoint.ts'
import { areVouchedFor } from '#features/proofs/rules.ts'
import type { verifyAny } from '../../contract.ts'

type Proof = NonNullable<Output<typeof verifyAny>['proof']>
type Known = Proof['log']['known']

/** Whether somebody confirms today the keys on which a proof file's badge and lists rest: the issuer's or the log's. */
export function isConfirmed({ account, log, findings }: Pick<Proof, 'account' | 'log' | 'findings'>): boolean {
  const isKnown = (known: Known) => known === 'here' || known === 'host'
  return areVouchedFor(findings, { account: isKnown(account.known), log: isKnown(log.known) })
}
