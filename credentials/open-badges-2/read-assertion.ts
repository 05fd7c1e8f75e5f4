import { asList, asObject, type Json } from '../read-credential.ts'
import { type Linked, linksOf, oneOf, textOf, textsOf, timeOf } from './read-member.ts'
import { type OlderStandard, olderStandardOf } from './standard-of.ts'

/** To whom an assertion was given; `identity` is `sha256$...` or `md5$...` where it is hashed, with the salt after it. */
export type Recipient = { type: string; identity: string; isHashed: boolean; salt: string }

/** An assertion of Open Badges 1.0 to 2.1 in one form; '' for texts that it does not state. */
export type Assertion = {
  standard: OlderStandard
  /** Its identifier; of a hosted one the address where it is published (in 1.0 and 1.1 `verify.url`). */
  id: string
  /** Its identifier beside that address, such as a URN; '' where it has none. */
  ownId: string
  /** Its name among its issuer's (1.0 and 1.1). */
  uid: string
  isSigned: boolean
  recipient: Recipient | undefined
  badge: Linked | undefined
  /** Milliseconds since 1970; undefined without a date, NaN for one that cannot be read. */
  issuedOn: number | undefined
  expires: number | undefined
  /** Undefined where it is marked in a form that says neither yes nor no. */
  isRevoked: boolean | undefined
  revocationReason: string
  /** The key that signed it, by its address. */
  creator: string
  image: Linked | undefined
  evidence: unknown
  narrative: string
  document: Json
}

/** Reads an assertion (Open Badges 2.0, `Assertion`; 1.0, "Badge Assertion"); nothing is verified. */
export function readAssertion(document: Json): Assertion {
  const standard = olderStandardOf(document) ?? 'ob2'
  // Some software writes the older member under the context of 2.0.
  const members =
    standard === 'ob1' ? [document.verify, document.verification] : [document.verification, document.verify]
  const [verification] = members.map((member) => asObject(oneOf(member))).filter((member) => member !== undefined)
  const isSigned = textsOf(verification?.type).some((type) => /^signed/i.test(type))
  const url = textOf(verification?.url)
  const id = textOf(document.id ?? document['@id'])
  const addresses = standard === 'ob1' ? [url, id] : [id, url]
  // In 2.0, too, some software names a badge by a URN, and its address by `verify.url`.
  const published = addresses.find(isAddress) ?? addresses.find(Boolean) ?? ''
  const [badge] = linksOf(document.badge)
  const [creator] = linksOf(verification?.creator)
  const [image] = linksOf(document.image)
  return {
    standard,
    id: isSigned ? id : published,
    ownId: isAddress(id) ? '' : id,
    uid: textOf(document.uid),
    isSigned,
    recipient: readRecipient(document.recipient),
    badge,
    issuedOn: timeOf(document.issuedOn),
    expires: timeOf(document.expires),
    isRevoked: isMarked(document.revoked),
    revocationReason: textOf(document.revocationReason),
    creator: creator?.id || (isSigned ? url : ''),
    image,
    evidence: document.evidence,
    narrative: textOf(document.narrative),
    document,
  }
}

/** Whether an identifier is written as an address, though it may be one that is not read. */
export function isAddress(id: string): boolean {
  return /^https?:/i.test(id)
}

/** Whether a hosted assertion states no address where it is published, so that only the one that gave it is known. */
export function needsAddress({ id, isSigned }: Pick<Assertion, 'id' | 'isSigned'>): boolean {
  return !isSigned && !isAddress(id)
}

function isMarked(revoked: unknown): boolean | undefined {
  const [mark, ...others] = asList(revoked)
  if (others.length > 0) return undefined
  if (mark === true || mark === 'true') return true
  return NOT_MARKED.includes(mark) ? false : undefined
}

const NOT_MARKED: unknown[] = [undefined, false, 0, '', 'false']

function readRecipient(value: unknown): Recipient | undefined {
  const recipient = asObject(oneOf(value))
  if (!recipient) return undefined
  const identity = textOf(recipient.identity)
  const isHashed = oneOf(recipient.hashed) === true || /^(?:sha256|md5)\$/.test(identity)
  const salt = oneOf(recipient.salt)
  // Hashed as it is, with spaces around it.
  return { type: textOf(recipient.type), identity, isHashed, salt: typeof salt === 'string' ? salt : textOf(salt) }
}
