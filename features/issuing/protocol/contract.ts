import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { NONCES } from '#features/holders/rules.ts'
import { TEMPLATE_TYPE_MAX_AGE_SECONDS, TYPE_MAX_AGE_SECONDS, WALLET_EVENTS } from '../rules.ts'

/** OpenID4VCI 1.0, pre-authorized code flow; errors are the standard's own. */
const protocol = { base: '', who: 'anyone', cors: 'public', oauthErrors: 'invalid_request' } as const
/** A new template is in the metadata when a wallet asks a minute later. */
const metadata = { ...protocol, method: 'GET', maxAge: 60 } as const

export const PRE_AUTHORIZED_GRANT = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'
/** The configuration of every badge, beside those of its template: for offers without configurations of their own. */
export const CREDENTIAL_CONFIGURATION = 'OpenBadgeCredential'

/** The configuration of every badge as SD-JWT VC. */
export const SD_JWT_CONFIGURATION = 'OpenBadgeSdJwt'

const document = z.record(z.string(), z.unknown())
const community = z.object({ issuerId: ref('issuer') })

/** The issuer's metadata of offers from before communities had their own. */
export const issuerMetadata = endpoint({
  ...metadata,
  path: '/.well-known/openid-credential-issuer',
  input: z.object({}),
  output: document,
})

/** A community's metadata as a credential issuer: name, logo, colours and a configuration for each published template. */
export const communityMetadata = endpoint({
  ...metadata,
  path: '/.well-known/openid-credential-issuer/issuers/{issuerId}',
  input: community,
  output: document,
})

/** The same at the address that drafts before 13 gave it. */
export const communityMetadataBelow = endpoint({
  ...metadata,
  path: '/issuers/{issuerId}/.well-known/openid-credential-issuer',
  input: community,
  output: document,
})

/** The type metadata of all of our badges as SD-JWT VC, which those of templates extend (SD-JWT VC, section 4). */
export const badgeType = endpoint({
  ...metadata,
  path: '/vct/badge',
  maxAge: TYPE_MAX_AGE_SECONDS,
  input: z.object({}),
  output: document,
})

/** The type metadata of a template's badges as SD-JWT VC, at the address that their `vct` names (SD-JWT VC, section 4). */
export const templateType = endpoint({
  ...metadata,
  path: '/vct/templates/{templateId}',
  maxAge: TEMPLATE_TYPE_MAX_AGE_SECONDS,
  input: z.object({ templateId: ref('template') }),
  output: document,
})

export const authorizationServer = endpoint({
  ...metadata,
  path: '/.well-known/oauth-authorization-server',
  input: z.object({}),
  output: document,
})

/** The authorization server of a community's offers (RFC 8414, section 3.1). */
export const communityAuthorization = endpoint({
  ...metadata,
  path: '/.well-known/oauth-authorization-server/issuers/{issuerId}',
  input: community,
  output: document,
})

/** The same below the community's address, for older wallets. */
export const communityAuthorizationBelow = endpoint({
  ...metadata,
  path: '/issuers/{issuerId}/.well-known/oauth-authorization-server',
  input: community,
  output: document,
})

/** A credential offer by reference (OpenID4VCI 1.0, section 4.1.3). */
export const credentialOffer = endpoint({
  ...protocol,
  method: 'GET',
  path: '/oid4vci/offers/{token}',
  input: z.object({ token: z.string().max(200) }),
  output: document,
})

/** The same offer, of the badge as SD-JWT VC only: for a wallet that takes the first form that an offer names, or none. */
export const sdJwtOffer = endpoint({
  ...protocol,
  method: 'GET',
  path: '/oid4vci/offers/{token}/sd-jwt',
  input: z.object({ token: z.string().max(200) }),
  output: document,
})

/**
 * Token endpoint (section 6): exchanges the offer's code for an access token of 5 minutes; uses no place. The code can
 * be exchanged once, and for a minute again by the same client.
 */
export const exchangeCode = endpoint({
  ...protocol,
  method: 'POST',
  path: '/oid4vci/token',
  body: 'form',
  input: z.object({
    grant_type: z.string().max(200),
    'pre-authorized_code': z.string().max(300).default(''),
    tx_code: z.string().max(20).optional(),
    client_id: z.string().max(2000).default(''),
  }),
  output: z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.number() }),
  problems: {
    invalid_request: { status: 400, code: 4000 },
    invalid_grant: { status: 400, code: 4000 },
    /** Another client has the code for the moment, or the same one asks too late. */
    codeTaken: { status: 400, code: 4000, error: 'invalid_grant' },
    unsupported_grant_type: { status: 400, code: 4000 },
  },
})

/** Nonce endpoint (section 7). */
export const issueNonce = endpoint({
  ...protocol,
  method: 'POST',
  path: '/oid4vci/nonce',
  rate: NONCES,
  input: z.object({}),
  output: z.object({ c_nonce: z.string() }),
})

const proofs = z
  .strictObject(
    { jwt: z.array(z.string('invalid_proof').max(8192, 'invalid_proof'), 'invalid_proof') },
    'invalid_proof',
  )
  .refine(({ jwt }) => jwt.length === 1, 'invalid_proof')
const proof = z.object(
  {
    proof_type: z.literal('jwt', 'invalid_proof'),
    jwt: z.string('invalid_proof').max(8192, 'invalid_proof'),
  },
  'invalid_proof',
)
const encryption = z.object(
  {
    jwk: z.record(z.string(), z.unknown(), 'invalid_encryption_parameters'),
    enc: z.string('invalid_encryption_parameters'),
    /** Beside the key in drafts before 1.0. */
    alg: z.string('invalid_encryption_parameters').optional(),
    zip: z.never('invalid_encryption_parameters').optional(),
  },
  'invalid_encryption_parameters',
)

/** What a wallet asks of the credential endpoint. */
export const credentialRequest = z.object({
  credential_configuration_id: z.string().max(200).optional(),
  credential_identifier: z.string().max(200).optional(),
  /** Named the credential before 1.0, with a single proof. */
  format: z.string().max(200).optional(),
  proofs: proofs.optional(),
  proof: proof.optional(),
  credential_response_encryption: encryption.optional(),
})

const tokenProblems = {
  tokenMissing: { status: 401, code: 4010 },
  invalid_token: { status: 401, code: 4010 },
} as const

/**
 * Credential endpoint (section 8): proves the key, uses one place of the claim and issues, in one transaction. The
 * request may be encrypted; a request for an encrypted answer gets one (section 10).
 */
export const issueCredential = endpoint({
  ...protocol,
  oauthErrors: 'invalid_credential_request',
  method: 'POST',
  path: '/oid4vci/credential',
  input: credentialRequest.extend({
    /** The whole request as a JWE, sent as `application/jwt`. */
    encrypted: z.string().max(20_000).optional(),
  }),
  output: z.union([
    z.object({
      credentials: z.array(z.object({ credential: z.union([document, z.string()]) })),
      notification_id: z.string(),
      /** For the other form of the badge: wallets of drafts before 1.0 expect the next nonce here. */
      c_nonce: z.string().optional(),
    }),
    z.string(),
  ]),
  problems: {
    ...tokenProblems,
    insufficient_scope: { status: 403, code: 4030 },
    invalid_credential_request: { status: 400, code: 4000 },
    unknown_credential_configuration: { status: 400, code: 4000 },
    unknown_credential_identifier: { status: 400, code: 4000 },
    invalid_proof: { status: 400, code: 4000 },
    invalid_nonce: { status: 400, code: 4000 },
    invalid_encryption_parameters: { status: 400, code: 4000 },
    credential_request_denied: { status: 400, code: 4000 },
    /** The badge belongs to a member, and the proof is of another wallet. */
    notYours: { status: 400, code: 4000, error: 'credential_request_denied' },
  },
})

/** Printable ASCII without quotes and backslashes. */
const PLAIN = /^[\x20-\x21\x23-\x5B\x5D-\x7E]*$/

/** Notification endpoint (section 11): the status of a badge in the wallet that collected it. */
export const notifyIssuer = endpoint({
  ...protocol,
  oauthErrors: 'invalid_notification_request',
  method: 'POST',
  path: '/oid4vci/notification',
  input: z.object({
    notification_id: z.string().max(200),
    event: z.enum(WALLET_EVENTS),
    /** Checked as the standard requires, and not kept: a wallet could write anything about a person. */
    event_description: z.string().max(1000).regex(PLAIN).default(''),
  }),
  output: z.undefined(),
  problems: {
    ...tokenProblems,
    invalid_notification_id: { status: 400, code: 4000 },
    invalid_notification_request: { status: 400, code: 4000 },
  },
})
