/** Why a presentation as a whole was not accepted, apart from the badges in it. */
export type PresentationFault =
  | 'format'
  | 'tooLarge'
  | 'proofMissing'
  | 'proofUnsupported'
  /** The key is not a DID that contains its key, or it is not of the kind that the algorithm needs. */
  | 'key'
  | 'altered'
  /** It was made for another request. */
  | 'nonce'
  /** It was made for another verifier. */
  | 'audience'
  | 'expired'
  /** It names a holder other than the one who signed it. */
  | 'holder'
  | 'contextUnknown'
  /** It takes more work than any presentation, or this machine is too busy for it. */
  | 'tooCostly'

/** A presentation that was not accepted. The presentation itself stays out of the message. */
export class PresentationRefused extends Error {
  readonly reason: PresentationFault
  constructor(reason: PresentationFault) {
    super(reason)
    this.name = 'PresentationRefused'
    this.reason = reason
  }
}
