import type { HostedCheck, IssuerCheck, StatusCheck } from '../checking/check.ts'
import { hostOf } from './addresses.ts'
import { checkProfile } from './check-profile.ts'
import { mayDefine, mayPublish } from './is-permitted.ts'
import { isSameAssertion } from './is-same-assertion.ts'
import { type Assertion, isAddress, readAssertion } from './read-assertion.ts'
import { type Answer, documentOf, type ReadAddress, readAt } from './read-documents.ts'
import { type Resolved, resolveIssuer } from './resolve-issuer.ts'
import { olderStandardOf } from './standard-of.ts'

export type HostedChecks = { hosted: HostedCheck; issuer?: IssuerCheck; status?: StatusCheck }

/**
 * Checks a hosted assertion (Open Badges 2.0, "Hosted Verification"): its host publishes the same one today, and its issuer
 * lets this host do so, and that of the badge class. The published one counts, and is returned; of a revoked one a host may
 * publish no more than that (`isBare`), and then nothing else of the file is returned.
 */
export async function checkHosted(given: Assertion, read: ReadAddress) {
  const found = compare(given, await readAt(given.id, read))
  const resolved = await resolveIssuer(found.assertion, read)
  return { assertion: found.assertion, resolved, checks: checksOf(found, resolved), isBare: found.is === 'gone' }
}

/**
 * `same`: published as it was given; `gone`: revoked, and published without its content; `open`: something is published that
 * neither confirms nor contradicts the file.
 */
type Found = { is: 'same' | 'gone' | 'other' | 'open' | 'nothing'; assertion: Assertion }

function compare(given: Assertion, answer: Answer | undefined): Found {
  if (answer?.isGone) return { is: 'gone', assertion: { ...unproven(given), isRevoked: true } }
  const document = documentOf(answer)
  const published = document && readAssertion(document)
  if (!published) return { is: isObject(answer) ? 'open' : 'nothing', assertion: given }
  if (olderStandardOf(document) === undefined && !published.isRevoked) return { is: 'nothing', assertion: given }
  const isSame = isSameAssertion(given, published)
  if (isSame === false) return { is: 'other', assertion: given }
  const { id, standard } = given
  const isWhole = published.recipient !== undefined && published.badge !== undefined
  if (published.isRevoked && !isWhole && isNamed(given, published)) {
    const { badge } = unproven(given)
    return { is: 'gone', assertion: { ...published, id, standard, badge: published.badge ?? badge } }
  }
  // A signed one is proven by its signature, and revoked by its issuer's list.
  const isHosted = isWhole && (!published.isSigned || published.isRevoked)
  if (!isSame || !isHosted) return { is: 'open', assertion: given }
  return { is: 'same', assertion: { ...published, id, standard } }
}

/** Whether an answer is meant as JSON, though it is larger than a badge or says two things. */
function isObject(answer: Answer | undefined): boolean {
  return answer?.text?.trimStart().startsWith('{') === true
}

/** Whether a document that has nothing else of a badge names this one: another may have been revoked. */
function isNamed(given: Assertion, { id, ownId, uid }: Assertion): boolean {
  return isAddress(id) || (ownId !== '' && given.ownId !== '') || (uid !== '' && given.uid !== '')
}

/** An assertion of which only its identifier is known, and the address of its badge class, which is read there. */
function unproven({ id, standard, badge }: Assertion): Assertion {
  return { ...readAssertion({}), id, standard, badge: badge?.id ? { id: badge.id } : undefined }
}

function checksOf({ is, assertion }: Found, resolved: Resolved): HostedChecks {
  const named = hostOf(resolved.named?.id ?? '') || '?'
  const host = hostOf(assertion.id) || named
  const profile = checkProfile(resolved)
  const unread = profile.ok ? {} : { issuer: profile }
  const stranger = strangerAmong(resolved, assertion.id)
  if (stranger) return { hosted: { ok: false, reason: 'notPermitted', host: stranger }, ...unread }
  if (is === 'other') return { hosted: { ok: false, reason: 'publishedOther', host }, ...unread }
  if (is === 'nothing') return { hosted: { ok: null, reason: 'notGiven', host }, ...unread }
  if (is === 'open') return { hosted: { ok: null, reason: 'notCompared', host }, ...unread }
  if (!resolved.badgeClass) {
    const hostOfClass = hostOf(assertion.badge?.id ?? '')
    const reason = hostOfClass ? 'notGiven' : 'notCompared'
    return { hosted: { ok: null, reason, host: hostOfClass || host } }
  }
  const status = statusOf(assertion)
  // Of an address with nothing, another issuer cannot say that a badge of its own was there.
  if (is === 'gone' && profile.ok && host !== hostOf(resolved.profile?.id ?? '')) {
    return { hosted: { ok: null, reason: 'notCompared', host }, status }
  }
  return {
    hosted: is === 'gone' ? { ok: true, reason: 'gone', host } : { ok: true, host },
    issuer: profile.ok ? placeOf(resolved, host) : profile,
    status,
  }
}

function statusOf({ isRevoked }: Assertion): StatusCheck {
  if (isRevoked === undefined) return { ok: null, reason: 'statusUnclear' }
  return isRevoked ? { ok: false, reason: 'revoked' } : { ok: true, reason: 'notMarkedThere' }
}

/** The host of the assertion or of its badge class, where the issuer does not allow it; undefined where none is known. */
function strangerAmong({ badgeClass, profile }: Resolved, id: string): string | undefined {
  if (!profile) return undefined
  const ofClass = badgeClass?.id ?? ''
  if (!mayPublish(profile, id)) return hostOf(id)
  return hostOf(ofClass) && !mayDefine(profile, ofClass) ? hostOf(ofClass) : undefined
}

function placeOf({ profile }: Resolved, host: string): IssuerCheck {
  const isOwn = host === hostOf(profile?.id ?? '')
  return isOwn ? { ok: true, reason: 'ownHost' } : { ok: true, reason: 'allowedHost', host }
}
