/** The formats of credentials that we ask for and present. */
export const DCQL_FORMATS = ['ldp_vc', 'jwt_vc_json', 'dc+sd-jwt'] as const
export type DcqlFormat = (typeof DCQL_FORMATS)[number]

/** A claim of a credential; null stands for every element of a list (OpenID4VP 1.0, section 7). */
export type ClaimQuery = { id?: string; path: (string | number | null)[]; values?: (string | number | boolean)[] }
export type CredentialQuery = {
  id: string
  format: string
  multiple?: boolean
  meta: { type_values?: string[][]; vct_values?: string[] }
  claims?: ClaimQuery[]
  claim_sets?: string[][]
  trusted_authorities?: object[]
  require_cryptographic_holder_binding?: boolean
}
/** A query of the Digital Credentials Query Language (OpenID4VP 1.0, section 6). */
export type DcqlQuery = {
  credentials: CredentialQuery[]
  credential_sets?: { options: string[][]; required?: boolean }[]
}

/** The types of a badge as JSON-LD expands them. */
export const EXPANDED_TYPES: Record<string, string> = {
  VerifiableCredential: 'https://www.w3.org/2018/credentials#VerifiableCredential',
  OpenBadgeCredential: 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#OpenBadgeCredential',
  AchievementCredential: 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#OpenBadgeCredential',
}
const BADGE = ['VerifiableCredential', 'OpenBadgeCredential'].map((type) => EXPANDED_TYPES[type] ?? type)
/** A JWT whose contexts a wallet does not read has its types as written. */
const WRITTEN = ['OpenBadgeCredential', 'AchievementCredential'].map((type) => ['VerifiableCredential', type])
const ACHIEVEMENT = ['credentialSubject', 'achievement', 'id']

/**
 * Asks for one badge of any of several achievements (their ids, whatever the version), in any of our formats; `vcts` are
 * the types that they have as SD-JWT VC, which are asked for only with one.
 */
export function badgeQuery({ achievementIds, vcts = [] }: { achievementIds: string[]; vcts?: string[] }): DcqlQuery {
  const claims = [{ path: ACHIEVEMENT, values: achievementIds }]
  const credentials: CredentialQuery[] = [
    { id: 'badge', format: 'ldp_vc', meta: { type_values: [BADGE] }, claims },
    { id: 'badge_jwt', format: 'jwt_vc_json', meta: { type_values: [BADGE, ...WRITTEN] }, claims },
    ...(vcts.length > 0 ? [{ id: 'badge_sd_jwt', format: 'dc+sd-jwt', meta: { vct_values: vcts }, claims }] : []),
  ]
  return { credentials, credential_sets: [{ options: credentials.map(({ id }) => [id]) }] }
}
