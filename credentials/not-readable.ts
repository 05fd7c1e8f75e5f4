/** Why no credential could be read from an upload. */
export type NotReadableReason =
  /** Neither Open Badges 3.0 as JSON or JWT, nor a picture that holds one. */
  | 'notABadge'
  /** A picture that ends early, or whose parts contradict themselves. */
  | 'pictureBroken'
  /** An intact picture without a credential inside. */
  | 'nothingInside'
  /** Open Badges 3.0, 5.3 allows one credential in a picture. */
  | 'severalInside'
  /** More than `CREDENTIAL_MAX_BYTES`, deeper or with more members than a badge has. */
  | 'credentialTooLarge'
  /** A proof file of another version or shape. */
  | 'proofFileBroken'

/** The largest credential that is read, in bytes of UTF-8; pictures inside it are the only large thing in a badge. */
export const CREDENTIAL_MAX_BYTES = 1_000_000

/** Nothing to verify; the reason is for the person, and the upload stays out of the message. */
export class NotReadable extends Error {
  readonly reason: NotReadableReason
  constructor(reason: NotReadableReason) {
    super(reason)
    this.name = 'NotReadable'
    this.reason = reason
  }
}
