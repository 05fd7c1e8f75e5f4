import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { NONCES } from '#features/holders/rules.ts'

/** OpenID4VCI 1.0, pre-authorized code flow; errors are the standard's own. */
const protocol = { base: '', who: 'anyone', cors: 'public', oauthErrors: true } as const

export const PRE_AUTHORIZED_GRANT = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'
export const CREDENTIAL_CONFIGURATION = 'OpenBadgeCredential'

const document = z.record(z.string(), z.unknown())

export const issuerMetadata = endpoint({
  ...protocol,
  method: 'GET',
  path: '/.well-known/openid-credential-issuer',
  input: z.object({}),
  output: document,
})

export const authorizationServer = endpoint({
  ...protocol,
  method: 'GET',
  path: '/.well-known/oauth-authorization-server',
  input: z.object({}),
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

const protocolProblems = {
  invalid_request: { status: 400, code: 4000 },
  invalid_grant: { status: 400, code: 4000 },
  unsupported_grant_type: { status: 400, code: 4000 },
  invalid_token: { status: 401, code: 4010 },
  invalid_proof: { status: 400, code: 4000 },
  invalid_nonce: { status: 400, code: 4000 },
  unknown_credential_configuration: { status: 400, code: 4000 },
  credential_request_denied: { status: 400, code: 4000 },
} as const

/** Token endpoint (section 6): exchanges the offer's code for an access token of 5 minutes; uses no place. */
export const exchangeCode = endpoint({
  ...protocol,
  method: 'POST',
  path: '/oid4vci/token',
  body: 'form',
  input: z.object({
    grant_type: z.string().default(''),
    'pre-authorized_code': z.string().max(300).default(''),
    tx_code: z.string().max(20).optional(),
  }),
  output: z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.number() }),
  problems: protocolProblems,
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

/** Credential endpoint (section 8): proves the key, uses one place of the claim and issues, in one transaction. */
export const issueCredential = endpoint({
  ...protocol,
  method: 'POST',
  path: '/oid4vci/credential',
  input: z.object({
    credential_configuration_id: z.string().optional(),
    credential_identifier: z.string().optional(),
    proofs: z.object({ jwt: z.array(z.string().max(4000)).min(1).max(1) }).optional(),
    /** The form before 1.0: a single proof. */
    proof: z.object({ proof_type: z.literal('jwt'), jwt: z.string().max(4000) }).optional(),
  }),
  output: z.object({ credentials: z.array(z.object({ credential: document })), notification_id: z.string() }),
  problems: protocolProblems,
})
