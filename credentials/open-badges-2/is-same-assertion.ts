import canonicalize from 'canonicalize'
import { isSameId } from './addresses.ts'
import type { Assertion } from './read-assertion.ts'
import type { Linked } from './read-member.ts'

/**
 * Whether a published assertion is the given one: its identifier, recipient, badge and dates. Of a revoked one hosts often
 * publish no more than that it is revoked: what it does not state is not compared.
 */
export function isSameAssertion(given: Assertion, published: Assertion): boolean {
  const isMissing = (value: unknown) => published.isRevoked && (value === undefined || value === '')
  return (
    (isMissing(published.id) || isSameId(given.id, published.id)) &&
    (!given.uid || !published.uid || given.uid === published.uid) &&
    (isMissing(published.recipient) || isSameRecipient(given.recipient, published.recipient)) &&
    (isMissing(published.badge) || isSameBadge(given.badge, published.badge)) &&
    (isMissing(published.issuedOn) || Object.is(given.issuedOn, published.issuedOn)) &&
    (isMissing(published.expires) || Object.is(given.expires, published.expires))
  )
}

function isSameRecipient(a: Assertion['recipient'], b: Assertion['recipient']): boolean {
  if (!a || !b) return a === b
  return a.type === b.type && a.identity === b.identity && a.isHashed === b.isHashed && a.salt === b.salt
}

/** By address; by content where one of them has none. */
function isSameBadge(a: Linked | undefined, b: Linked | undefined): boolean {
  if (!a || !b) return a === b
  if (a.id && b.id) return isSameId(a.id, b.id)
  return a.document !== undefined && b.document !== undefined && canonicalize(a.document) === canonicalize(b.document)
}
