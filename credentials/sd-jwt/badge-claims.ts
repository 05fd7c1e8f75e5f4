import { CREDENTIALS_CONTEXT, instantOf, OPEN_BADGES_CONTEXT } from '../credential.ts'
import { asList, asObject, issuerOf, type Json } from '../read-credential.ts'

export const SD_JWT_TYPE = 'dc+sd-jwt'

/** A type of credentials, and the types that it extends (SD-JWT VC, `vct` and `aka_vcts`). */
export type BadgeType = { vct: string; akaVcts?: string[] }
type Bound = BadgeType & { holderJwk: object; statusUri: string; slot: number }
/** Names of members that may be withheld, at the top (`_sd`) and in the subject. */
type SdFrame = { _sd?: string[]; credentialSubject?: { _sd: string[] } }
/** The claims of a badge as SD-JWT VC, and which of them its holder may withhold. */
export type BadgeClaims = { payload: Json & { iss: string; vct: string }; frame: SdFrame }

/** Members of the subject that a holder may withhold: who the recipient is by address, and the seat of a ticket. */
const SUBJECT_SECRETS = ['identifier', 'result']

/**
 * Writes a badge as the claims of an SD-JWT VC: the members of the credential, with the registered claims beside them in
 * place of its proof and status, and `cnf` with the holder's key instead of the subject's DID. Recipient, seat and evidence
 * are selectively disclosable. `statusUri` is the Token Status List.
 */
export function badgeClaims(credential: Json, { vct, akaVcts = [], holderJwk, statusUri, slot }: Bound): BadgeClaims {
  const { '@context': _, proof: __, credentialStatus: ___, validFrom, validUntil, ...content } = credential
  const { id: ____, ...subject } = asObject(credential.credentialSubject) ?? {}
  const payload = {
    ...content,
    credentialSubject: subject,
    iss: issuerOf(credential) ?? '',
    vct,
    ...(akaVcts.length > 0 && { aka_vcts: akaVcts }),
    nbf: secondsOf(validFrom),
    ...(validUntil !== undefined && { exp: secondsOf(validUntil) }),
    cnf: { jwk: holderJwk },
    status: { status_list: { idx: slot, uri: statusUri } },
  }
  const secrets = SUBJECT_SECRETS.filter((name) => name in subject)
  const frame = {
    ...(asList(content.evidence).length > 0 && { _sd: ['evidence'] }),
    ...(secrets.length > 0 && { credentialSubject: { _sd: secrets } }),
  }
  return { payload, frame }
}

/**
 * The badge that the claims of an SD-JWT VC state: the reverse of `badgeClaims`, without proof, status and the subject's DID.
 * Nothing of it is checked.
 */
export function credentialOfClaims(claims: Json): Json {
  const { iss, sub: _, jti, iat: __, nbf, exp, cnf: ___, status: ____, _sd, _sd_alg, ...beside } = claims
  const { vct: _____, aka_vcts: ______, 'vct#integrity': _______, ...content } = beside
  return {
    '@context': [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT],
    ...(jti !== undefined && { id: jti }),
    ...(iss !== undefined && { issuer: iss }),
    ...(nbf !== undefined && { validFrom: instantOf(nbf) }),
    ...(exp !== undefined && { validUntil: instantOf(exp) }),
    ...content,
  }
}

function secondsOf(instant: unknown): number {
  return Math.floor(Date.parse(String(instant)) / 1000)
}
