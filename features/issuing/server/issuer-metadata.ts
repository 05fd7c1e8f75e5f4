import { CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT } from '#credentials/credential.ts'
import type { Context } from '#platform/context.ts'
import { CREDENTIAL_CONFIGURATION, PRE_AUTHORIZED_GRANT } from '../protocol-contract.ts'

/** The credential issuer's metadata (OpenID4VCI 1.0, section 12.2): one kind of credential, an Open Badge. */
export async function issuerMetadata(ctx: Context) {
  const { publicUrl } = ctx.config
  return {
    credential_issuer: publicUrl,
    credential_endpoint: `${publicUrl}/oid4vci/credential`,
    nonce_endpoint: `${publicUrl}/oid4vci/nonce`,
    display: [{ name: 'Blazon' }],
    credential_configurations_supported: {
      [CREDENTIAL_CONFIGURATION]: {
        format: 'ldp_vc',
        credential_definition: {
          '@context': [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT],
          type: ['VerifiableCredential', 'OpenBadgeCredential'],
        },
        cryptographic_binding_methods_supported: ['jwk', 'did:key', 'did:jwk', 'did:pkh'],
        credential_signing_alg_values_supported: ['eddsa-rdfc-2022'],
        proof_types_supported: { jwt: { proof_signing_alg_values_supported: ['ES256K', 'ES256', 'EdDSA'] } },
        credential_metadata: {
          display: [
            { name: 'Badge', locale: 'en' },
            { name: 'Badge', locale: 'fr' },
          ],
        },
      },
    },
  }
}

/** The authorization server's metadata (RFC 8414): this server, with the pre-authorized code grant only. */
export async function authorizationServer(ctx: Context) {
  const { publicUrl } = ctx.config
  return {
    issuer: publicUrl,
    token_endpoint: `${publicUrl}/oid4vci/token`,
    token_endpoint_auth_methods_supported: ['none'],
    response_types_supported: [],
    grant_types_supported: [PRE_AUTHORIZED_GRANT],
    'pre-authorized_grant_anonymous_access_supported': true,
  }
}
