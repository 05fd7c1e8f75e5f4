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
  /** The key came with the credential, and its owner is unknown. */
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
  /** A document that the credential names does not have the stated digest. */
  | 'resourceAltered'
  | 'resourceUnreachable'
  /** It was not requested: the signature is invalid, or there are too many. */
  | 'resourceUnread'
  | 'digestUnsupported'
  /** It names a schema, which is not checked. */
  | 'schemaUnread'

/** The result of one check: true, false, or null when it could not be checked. */
export type Check = { ok: boolean | null; reason?: CheckReason }

/** The combined result of several checks: failure before unknown, unknown before success. */
export function worstOf(checks: Check[]): Check {
  return checks.find(({ ok }) => ok === false) ?? checks.find(({ ok }) => ok === null) ?? checks[0] ?? { ok: true }
}
