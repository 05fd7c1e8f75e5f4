import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT } from '#credentials/credential.ts'
import { SD_JWT_TYPE } from '#credentials/sd-jwt/badge-claims.ts'
import { badgeTypeUrl, templateTypeUrl } from '#features/badges/server/addresses.ts'
import { credentialIssuer } from '#features/issuers/rules.ts'
import { findIssuer, type Issuer } from '#features/issuers/server/find-issuer.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { publishedTemplates } from '#features/templates/server/published-templates.ts'
import type { Context } from '#platform/context.ts'
import { CONFIGURATIONS_MAX, sdJwtConfigurationOf } from '../../rules.ts'
import {
  CREDENTIAL_CONFIGURATION,
  type communityMetadata as contract,
  PRE_AUTHORIZED_GRANT,
  SD_JWT_CONFIGURATION,
} from '../contract.ts'
import { claimsOfConfiguration } from './described-claims.ts'
import { ANY_BADGE_DISPLAY, displayOfIssuer, displayOfTemplate } from './display.ts'
import { encryptionMetadata } from './encrypted-messages.ts'

/** The metadata of this server as a credential issuer: any badge, for offers from before communities were issuers. */
export async function issuerMetadata(ctx: Context) {
  const { publicUrl } = ctx.config
  return {
    credential_issuer: publicUrl,
    ...endpoints(ctx),
    display: [{ name: 'Blazon' }],
    credential_configurations_supported: anyBadge(ctx),
  }
}

/**
 * A community's metadata as a credential issuer (OpenID4VCI 1.0, section 12.2): its name, logo and colours, and two
 * configurations for each published template, the newest `CONFIGURATIONS_MAX`: its badges in JSON-LD, and as SD-JWT VC. The
 * badges of others are offered as any badge. Throws `notFound`.
 */
export async function communityMetadata(ctx: Context, { issuerId }: Input<typeof contract>) {
  const issuer = await findIssuer(ctx, issuerId)
  if (!issuer) throw new Problem('notFound')
  const { publicUrl } = ctx.config
  const templates = await publishedTemplates(ctx, issuerId, CONFIGURATIONS_MAX)
  return {
    credential_issuer: credentialIssuer(publicUrl, issuerId),
    ...endpoints(ctx),
    display: displayOfIssuer(ctx.config, issuer),
    credential_configurations_supported: {
      ...anyBadge(ctx),
      ...Object.assign({}, ...templates.map((template) => configurationsOf(ctx, template, issuer))),
    },
  }
}

function anyBadge({ config }: Context) {
  return {
    [CREDENTIAL_CONFIGURATION]: configuration(CREDENTIAL_CONFIGURATION, ANY_BADGE_DISPLAY),
    [SD_JWT_CONFIGURATION]: sdJwtConfiguration(SD_JWT_CONFIGURATION, badgeTypeUrl(config), ANY_BADGE_DISPLAY),
  }
}

function configurationsOf({ config }: Context, template: TemplateRow, issuer: Issuer) {
  const { id } = template
  const display = displayOfTemplate(config, template, issuer)
  return {
    [id]: configuration(id, display),
    [sdJwtConfigurationOf(id)]: sdJwtConfiguration(sdJwtConfigurationOf(id), templateTypeUrl(config, id), display),
  }
}

function endpoints({ config }: Context) {
  return {
    credential_endpoint: `${config.publicUrl}/oid4vci/credential`,
    nonce_endpoint: `${config.publicUrl}/oid4vci/nonce`,
    notification_endpoint: `${config.publicUrl}/oid4vci/notification`,
    ...encryptionMetadata(config),
  }
}

function configuration(scope: string, display: object[]) {
  return {
    format: 'ldp_vc',
    scope,
    credential_definition: {
      '@context': [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT],
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
    },
    cryptographic_binding_methods_supported: ['jwk', 'did:key', 'did:jwk', 'did:pkh'],
    credential_signing_alg_values_supported: ['eddsa-rdfc-2022'],
    proof_types_supported: { jwt: { proof_signing_alg_values_supported: ['ES256K', 'ES256', 'EdDSA', 'Ed25519'] } },
    credential_metadata: { display, claims: claimsOfConfiguration() },
  }
}

function sdJwtConfiguration(scope: string, vct: string, display: object[]) {
  return {
    format: SD_JWT_TYPE,
    scope,
    vct,
    cryptographic_binding_methods_supported: ['jwk', 'did:key', 'did:jwk'],
    credential_signing_alg_values_supported: ['ES256'],
    proof_types_supported: { jwt: { proof_signing_alg_values_supported: ['ES256', 'EdDSA', 'Ed25519'] } },
    credential_metadata: { display, claims: claimsOfConfiguration() },
  }
}

/** The authorization server's metadata (RFC 8414): this server, with the pre-authorized code grant only. */
export async function authorizationServer(ctx: Context) {
  return authorization(ctx, ctx.config.publicUrl)
}

/** The same for a community's offers, whose authorization server has the community's identifier; throws `notFound`. */
export async function communityAuthorization(ctx: Context, { issuerId }: Input<typeof contract>) {
  if (!(await findIssuer(ctx, issuerId))) throw new Problem('notFound')
  return authorization(ctx, credentialIssuer(ctx.config.publicUrl, issuerId))
}

function authorization({ config }: Context, issuer: string) {
  return {
    issuer,
    token_endpoint: `${config.publicUrl}/oid4vci/token`,
    token_endpoint_auth_methods_supported: ['none'],
    response_types_supported: [],
    grant_types_supported: [PRE_AUTHORIZED_GRANT],
    'pre-authorized_grant_anonymous_access_supported': true,
  }
}
