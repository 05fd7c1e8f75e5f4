/** Why no credential could be read from an upload. */
export type NotReadableReason =
  /** Neither Open Badges as JSON or JWT, nor a picture that holds one, nor anything else that has a name here. */
  | 'notABadge'
  /** A picture that ends early, or whose parts contradict themselves. */
  | 'pictureBroken'
  /** JSON or a JWT that was cut, wrapped or rewritten on its way. */
  | 'textBroken'
  /** A member twice in an object, or a number that a double cannot hold: two readers could read two badges. */
  | 'jsonAmbiguous'
  /** An intact picture without a credential inside. */
  | 'nothingInside'
  /** Open Badges 3.0, 5.3 allows one credential in a picture. */
  | 'severalInside'
  /** More than `CREDENTIAL_MAX_BYTES`, deeper or with more members than a badge has. */
  | 'credentialTooLarge'
  /** A proof file of another version or shape. */
  | 'proofFileBroken'
  /** A credential that is no badge; the value `type` names it. */
  | 'otherCredential'
  | 'blockcerts'
  /** A credential offer, which only a wallet can take. */
  | 'offerInstead'
  | 'encryptedFile'
  | 'webPage'
  | 'pdfFile'
  | 'openBadges05'

/** The largest credential that is read, in bytes of UTF-8; pictures inside it are the only large thing in a badge. */
export const CREDENTIAL_MAX_BYTES = 1_000_000

/** Nothing to verify; reason and values are for the person, and the upload stays out of the message. */
export class NotReadable extends Error {
  readonly reason: NotReadableReason
  readonly values: Record<string, string> | undefined
  constructor(reason: NotReadableReason, values?: Record<string, string>) {
    super(reason)
    this.name = 'NotReadable'
    this.reason = reason
    this.values = values
  }
}
