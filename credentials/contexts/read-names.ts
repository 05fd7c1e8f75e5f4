/** Members of a credential that a check reads at its top, and nowhere else. */
export const READ_MEMBERS = [
  ...['issuer', 'validFrom', 'validUntil', 'issuanceDate', 'expirationDate', 'credentialStatus', 'credentialSubject'],
  ...['credentialSchema', 'relatedResource', 'refreshService', 'termsOfUse', 'proof'],
]

/** Members of an achievement by which people know it; an endorsement of it has none of them. */
export const ACHIEVEMENT_MEMBERS = [
  ...['name', 'description', 'criteria', 'image', 'achievementType', 'alignment', 'creator', 'tag', 'humanCode'],
  ...['creditsAvailable', 'resultDescription'],
]

/** Members of an entry in a status list, which a check reads there only. */
export const STATUS_MEMBERS = [
  'statusPurpose',
  'statusListIndex',
  'statusListCredential',
  'statusSize',
  'statusMessage',
]

/**
 * Every name that a check reads for its answer: members of a credential, of its proofs, and of status entries and lists,
 * and types. No trusted context may have a second name for what one of them stands for.
 */
export const READ_NAMES: ReadonlySet<string> = new Set([
  ...READ_MEMBERS,
  ...['id', 'type', 'digestSRI', 'digestMultibase'],
  ...['verificationMethod', 'proofValue', 'proofPurpose', 'cryptosuite', 'expires', 'previousProof', 'assertionMethod'],
  ...STATUS_MEMBERS,
  ...['status', 'message', 'encodedList', 'VerifiableCredential', 'DataIntegrityProof', 'Ed25519Signature2020'],
  ...['BitstringStatusListEntry', 'BitstringStatusListCredential', 'StatusList2021Entry', 'StatusList2021Credential'],
  '1EdTechRevocationList',
])
