/**
 * Results of the checks: passed (`true`, perhaps with a remark), contradicted by what was compared (`false`), or not made
 * (`null`). Each check has its own reasons, with the facts that say them; what they mean for the whole badge is the caller's
 * (`features/badges`).
 */
export type SignatureCheck =
  /** `otherProofs`: another proof beside it is of a type that is not supported. */
  | { ok: true; reason?: 'otherProofs' }
  | { ok: false; reason: 'altered' | 'proofMissing' }
  /** Good, but its own end has passed. */
  | { ok: false; reason: 'proofExpired'; ended: string }
  | { ok: null; reason: 'proofUnsupported'; type: string }
  | {
      ok: null
      reason: /** Terms that are not in the bundle, or not defined at all. */
        | 'contextUnknown'
        | 'malformed'
        /** It takes more work than any badge, or this machine is too busy for it. */
        | 'tooCostly'
        /** `checkIssuer` says why there is no key. */
        | 'keyMissing'
    }

/** Of a hosted badge: `host` is the host that publishes it, or that its issuer does not allow. */
export type HostedCheck = { host: string } & (
  | {
      ok: true
      /** It publishes no more than that it is revoked. */
      reason?: 'gone'
    }
  | { ok: false; reason: 'publishedOther' | 'notPermitted' }
  | {
      ok: null
      reason:
        | 'notGiven'
        /** It publishes something about the badge, which cannot be compared with the file or proves nothing of its issuer. */
        | 'notCompared'
    }
)

export type IssuerCheck =
  /**
   * `ownKey`: the identifier is the key itself, and names no website. `ownHost`: the issuer's host publishes the badge, or
   * another one that the issuer allows.
   */
  | { ok: true; reason?: 'ownKey' | 'ownHost' }
  | { ok: true; reason: 'allowedHost'; host: string }
  /** `keyNotForBadges`: the issuer's document lists the key, but not for assertions. */
  | { ok: false; reason: 'keyUnknown' | 'keyNotForBadges' | 'issuerMismatch' }
  | {
      ok: null
      reason:
        | 'issuerUnreachable'
        /** Of a hosted badge, which needs no key. */
        | 'profileUnread'
        /** The key is listed in a form that is not supported. */
        | 'keyUnsupported'
        | 'methodUnsupported'
        /** The key came with the credential, and its owner is unknown. */
        | 'keyUnbound'
        /** Nothing in the credential could be read that names a key. */
        | 'keyUnread'
        | 'issuerMissing'
    }

/** Who signed a credential, and whether that is its issuer. */
export type ProofChecks = { signature: SignatureCheck; issuer: IssuerCheck }

export type StatusCheck =
  /** `notMarkedThere`: where it is published. */
  | { ok: true; reason?: 'notRevocable' | 'notMarkedThere' }
  /** The place in the list is written as a number, where the standard requires a text. */
  | { ok: true; reason: 'indexAsNumber' }
  /** The issuer's list has a message about the credential, which does not end it. */
  | { ok: true; reason: 'noted'; message: string }
  | { ok: false; reason: 'revoked' | 'suspended' }
  | { ok: null; reason: 'statusUnsupported'; type: string }
  | {
      ok: null
      reason:
        | 'listUnreachable'
        | 'listUnreadable'
        /** Somebody other than the credential's issuer signed the list. */
        | 'listOfOther'
        /** In the issuer's name, but its signature is not shown to be the issuer's. */
        | 'listUnproven'
        /** Before the list's own start, or after its end. */
        | 'listNotCurrent'
        /** What the credential itself says of its status, apart from any list, has no clear meaning. */
        | 'statusUnclear'
    }

export type PeriodCheck =
  | { ok: true; reason?: undefined }
  | { ok: false; reason: 'notYetValid'; from: string }
  | { ok: false; reason: 'expired'; until: string }
  | { ok: null; reason: 'datesUnreadable' }

export type ContentCheck =
  | {
      ok: true
      reason?:
        | 'resourceUnreachable'
        /** It was not requested: the signature is invalid, or there are too many. */
        | 'resourceUnread'
        | 'digestUnsupported'
        /** It names a schema, which is not checked. */
        | 'schemaUnread'
    }
  /** A document that the credential names does not have the stated digest. */
  | { ok: false; reason: 'resourceAltered' }
  | { ok: null; reason: 'contentMalformed' }

export type Check = SignatureCheck | HostedCheck | IssuerCheck | StatusCheck | PeriodCheck | ContentCheck
export type CheckReason = NonNullable<Check['reason']>

type Passed = { ok: true; reason?: undefined }

/** The combined result of alternatives, of which one is enough: one that passed, or else as `worstOf`. */
export function bestOf<C extends { ok: boolean | null; reason?: string }>(checks: C[]): C | Passed {
  return checks.find(({ ok }) => ok) ?? worstOf(checks)
}

/** The combined result of several checks: failure before unknown, unknown before a remark, a remark before success. */
export function worstOf<C extends { ok: boolean | null; reason?: string }>(checks: C[]): C | Passed {
  const found = (is: (check: C) => boolean) => checks.find(is)
  return (
    found(({ ok }) => ok === false) ??
    found(({ ok }) => ok === null) ??
    found(({ reason }) => reason !== undefined) ?? { ok: true }
  )
}
