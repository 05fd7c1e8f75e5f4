import canonicalize from 'canonicalize'
import { isSameAddress, isSameId, webAddress } from './addresses.ts'
import { type Assertion, isAddress } from './read-assertion.ts'
import { type Linked, oneOf, textOf } from './read-member.ts'

/** Undefined where two members have forms that cannot be compared. */
type Same = boolean | undefined

/**
 * Whether a published assertion is the given one: its identifier, recipient, badge and dates. Of a revoked one hosts often
 * publish no more than that it is revoked: what it does not state is not compared.
 */
export function isSameAssertion(given: Assertion, published: Assertion): Same {
  const unless = (value: unknown, compare: () => Same) =>
    published.isRevoked !== false && (value === undefined || value === '') ? true : compare()
  const found = [
    isSameName(given, published),
    unless(published.recipient, () => isSameRecipient(given.recipient, published.recipient)),
    unless(published.badge, () => isSameBadge(given.badge, published.badge)),
    unless(published.issuedOn, () => isSameDate('issuedOn', given, published)),
    unless(published.expires, () => isSameDate('expires', given, published)),
  ]
  return found.includes(false) ? false : found.includes(undefined) ? undefined : true
}

/** A document that states no address of its own is the one of the address where it is. */
function isSameName(given: Assertion, published: Assertion): boolean {
  const isOf = (name: 'ownId' | 'uid') => !given[name] || !published[name] || isSameId(given[name], published[name])
  return (!isAddress(published.id) || isSameAddress(given.id, published.id)) && isOf('ownId') && isOf('uid')
}

function isSameRecipient(a: Assertion['recipient'], b: Assertion['recipient']): boolean {
  if (!a || !b) return a === b
  const isSame =
    a.identity === b.identity || (isHash(a.identity) && a.identity.toLowerCase() === b.identity.toLowerCase())
  return a.type === b.type && isSame && a.isHashed === b.isHashed && a.salt.trim() === b.salt.trim()
}

/** Hexadecimal digits are the same in capitals. */
function isHash(identity: string): boolean {
  return /^(?:sha256|md5)\$[\da-f]+$/i.test(identity)
}

/** By the moment; one that cannot be read is the same only as it is written. */
function isSameDate(name: 'issuedOn' | 'expires', given: Assertion, published: Assertion): Same {
  const both = [given, published]
  if (!both.some((each) => Number.isNaN(each[name]))) return given[name] === published[name]
  const [one, other] = both.map(({ document }) => JSON.stringify(oneOf(document[name])))
  return one === other ? true : undefined
}

/** By identifier where both have one of a kind, otherwise by content. The same class may be written in several ways. */
function isSameBadge(a: Linked | undefined, b: Linked | undefined): Same {
  if (!a || !b) return a === b
  const kind = kindOf(a.id)
  if (kind && kind === kindOf(b.id)) return isSameAddress(a.id, b.id)
  if (!a.document || !b.document) return undefined
  const [name, other] = [textOf(a.document.name), textOf(b.document.name)]
  if (name !== other && name && other) return false
  return contentOf(a) === contentOf(b) ? true : undefined
}

/**
 * Identifiers of one kind contradict each other: web addresses, and URNs of one namespace. Any other is the only one of its
 * kind. A blank node (JSON-LD, `_:b0`) has none: it is numbered anew in each text.
 */
function kindOf(id: string): string | undefined {
  if (webAddress(id)) return 'web'
  return id.startsWith('_:') ? undefined : (/^urn:[^:]+:/i.exec(id)?.[0].toLowerCase() ?? id)
}

function contentOf({ document }: Linked): string | undefined {
  const { id: _, '@id': __, ...content } = document ?? {}
  return canonicalize(content)
}
