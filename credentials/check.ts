/** Why a check failed, could not be made, or passed with a remark. */
export type CheckReason =
  | 'malformed'
  | 'contextUnknown'
  | 'proofMissing'
  | 'proofUnsupported'
  | 'proofExpired'
  | 'issuerUnreachable'
  | 'issuerMismatch'
  | 'keyUnknown'
  /** The issuer's document lists the key, but not for assertions. */
  | 'keyNotForBadges'
  /** The key came with the credential, and nothing says whose it is. */
  | 'keyUnbound'
  | 'altered'
  /** It takes more work than any badge, or this machine is too busy for it. */
  | 'tooCostly'
  | 'notYetValid'
  | 'expired'
  | 'notRevocable'
  | 'statusUnsupported'
  | 'listUnreachable'
  | 'listUnreadable'
  | 'revoked'
  | 'suspended'
  /** A document that the credential names has another digest than it says. */
  | 'resourceAltered'
  | 'resourceUnreachable'
  /** It was not asked for: the signature is not good, or there are too many. */
  | 'resourceUnread'
  | 'digestUnsupported'
  /** It names a schema, which is not looked at. */
  | 'schemaUnread'

/** One answer about a credential: true, false, or null when it could not be checked. */
export type Check = { ok: boolean | null; reason?: CheckReason }

/** The answer of several checks of one kind: a failure counts before a doubt, a doubt before a pass. */
export function worstOf(checks: Check[]): Check {
  return checks.find(({ ok }) => ok === false) ?? checks.find(({ ok }) => ok === null) ?? checks[0] ?? { ok: true }
}
