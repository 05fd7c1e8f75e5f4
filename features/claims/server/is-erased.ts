import { NOBODY } from '../rules.ts'
import type { Claim } from './queries.ts'

/** Whether the recipient of a claim was erased. */
export function isErased({ email, holderId, delivery }: Pick<Claim, 'email' | 'holderId' | 'delivery'>): boolean {
  if (holderId) return holderId === NOBODY
  return email === '' && delivery !== 'link' && delivery !== 'unsubscribed'
}
