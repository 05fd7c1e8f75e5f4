import type { ShapeFault } from '../checking/check-shape.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import type { Assertion } from './read-assertion.ts'
import { linksOf, oneOf, textOf } from './read-member.ts'
import type { Resolved } from './resolve-issuer.ts'
import { isContext2, type OlderStandard } from './standard-of.ts'

type Required = Record<string, (value: unknown) => boolean>

const isText = (value: unknown) => textOf(value) !== ''
const isLink = (value: unknown) => linksOf(value).length > 0
/** Some issuers write the standard's context out. */
const isContext = (value: unknown) => asList(value).some((each) => asObject(each) || isContext2(textOf(each)))
const isAny = (value: unknown) => asList(value).length > 0
const isRecipient = (value: unknown) => {
  const { type, identity, hashed } = asObject(oneOf(value)) ?? {}
  return isText(type) && isText(identity) && typeof oneOf(hashed) === 'boolean'
}
const isVerification = (value: unknown) => isText(asObject(oneOf(value))?.type)
const isOfType =
  (...names: string[]) =>
  (value: unknown) =>
    asList(value).some((name) => names.includes(textOf(name)))

/** The members that each standard requires; of 1.0, those that 1.1 requires too. */
const REQUIRED: Record<OlderStandard, { assertion: Required; badge: Required; issuer: Required }> = {
  ob2: {
    assertion: {
      '@context': isContext,
      id: isText,
      type: isOfType('Assertion'),
      recipient: isRecipient,
      badge: isLink,
      verification: isVerification,
      issuedOn: isAny,
    },
    badge: {
      id: isText,
      type: isOfType('BadgeClass'),
      name: isText,
      description: isText,
      image: isLink,
      criteria: isLink,
      issuer: isLink,
    },
    issuer: { id: isText, type: isOfType('Issuer', 'Profile'), name: isText, url: isText, email: isText },
  },
  ob1: {
    assertion: { uid: isText, recipient: isRecipient, badge: isLink, verify: isVerification, issuedOn: isAny },
    badge: { name: isText, description: isText, image: isLink, criteria: isLink, issuer: isLink },
    issuer: { name: isText, url: isText },
  },
}

/**
 * Checks the required members of an assertion, its badge class and its issuer's profile (Open Badges 2.0, "Data Model"; 1.1).
 * Returns the first that is missing or of another form; undefined when there is none.
 */
export function checkAssertionShape(
  { document, standard }: Assertion,
  { badgeClass, profile }: Resolved,
): ShapeFault | undefined {
  const { assertion, badge, issuer } = REQUIRED[standard]
  return (
    faultIn('', document, assertion) ??
    (badgeClass && faultIn('badge.', badgeClass.document, badge)) ??
    (profile && faultIn('issuer.', profile.document, issuer))
  )
}

function faultIn(path: string, document: Json, required: Required): ShapeFault | undefined {
  for (const [name, isRight] of Object.entries(required)) {
    const value = Object.hasOwn(document, name) ? document[name] : undefined
    if (!isRight(value)) return { member: path + name, fault: value === undefined ? 'missing' : 'wrong' }
  }
  return undefined
}
