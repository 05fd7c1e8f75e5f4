import { CREDENTIALS_CONTEXT, type Credential, type StatusEntry, writeInstant } from '../credential.ts'
import { encodeList } from './status-list.ts'

/** How long a reader may cache a list, in milliseconds; its address sends the same `max-age`. */
export const LIST_TTL_MS = 300_000

/** Builds the unsigned credential that publishes a list at its address (Bitstring Status List 1.0, section 2.2). */
export function buildStatusListCredential(list: {
  url: string
  issuerDid: string
  bits: Uint8Array
  validFrom: Date
  purpose?: StatusEntry['statusPurpose']
}): Credential {
  return {
    '@context': [CREDENTIALS_CONTEXT],
    id: list.url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: list.issuerDid,
    validFrom: writeInstant(list.validFrom),
    credentialSubject: {
      id: `${list.url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: list.purpose ?? 'revocation',
      encodedList: encodeList(list.bits),
      ttl: LIST_TTL_MS,
    },
  }
}
