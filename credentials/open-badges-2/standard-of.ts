import { asObject, type Json } from '../read-credential.ts'
import { textsOf } from './read-member.ts'

/** `ob2`: Open Badges 2.0 and 2.1; `ob1`: 1.0 and 1.1. */
export type OlderStandard = 'ob2' | 'ob1'

const CONTEXT_2 = /openbadges(?:\.org)?\/(?:contexts\/)?v2|\/ob\/v2p[01]/i
const CONTEXT_1 = /openbadges(?:\.org)?\/(?:contexts\/)?v1|^https?:\/\/(?:www\.)?openbadges\.org\/?$/i

/** Whether an address is that of a context of Open Badges 2.0 or 2.1. */
export function isContext2(context: string): boolean {
  return CONTEXT_2.test(context)
}

/** Which standard before 3.0 a document follows as an assertion; undefined for any other document. */
export function olderStandardOf(document: Json): OlderStandard | undefined {
  const { badge, recipient, verification, verify, uid } = document
  // Before 1.0, a recipient was a text.
  if (typeof recipient === 'string') return undefined
  const contexts = textsOf(document['@context'])
  const isAssertion = textsOf(document.type).includes('Assertion') || badge !== undefined
  if (isAssertion && contexts.some(isContext2)) return 'ob2'
  if (isAssertion && contexts.some((context) => CONTEXT_1.test(context))) return 'ob1'
  if (badge === undefined || asObject(recipient) === undefined) return undefined
  if (verification !== undefined) return 'ob2'
  return verify !== undefined || uid !== undefined ? 'ob1' : undefined
}

const TYPES_3 = ['OpenBadgeCredential', 'AchievementCredential', 'EndorsementCredential']

/** Whether a document says that it is a credential of Open Badges 3.0: a badge, or an endorsement. */
export function isOpenBadge3(document: Json): boolean {
  return textsOf(document.type).some((type) => TYPES_3.includes(type))
}

/** Whether a document is read as a badge before Open Badges 3.0: one that also says to be a 3.0 badge is read as that. */
export function isOlderBadge(document: Json): boolean {
  return !isOpenBadge3(document) && olderStandardOf(document) !== undefined
}
