import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  ResponseBodyError,
} from 'openid-client'
import { Problem } from '#base/problem.ts'
import { asObject } from '#credentials/read-credential.ts'
import type { Context } from '#platform/context.ts'
import type { Config } from '#platform/settings/config.ts'
import type { SignedIn } from './outside-provider.ts'
import type { ReadyProvider } from './provider-of.ts'
import { sendToProvider } from './send-to-provider.ts'

type Begun = { state: string; verifier: string }

/** Where every provider sends people back to: a page of the wallet, which must be registered with the provider. */
export function returnAddress({ walletUrl }: Pick<Config, 'walletUrl'>): string {
  return `${walletUrl}/outside`
}

/** The provider's page on which a person signs in, with the state and, where the provider knows it, PKCE. */
export async function signInAddress(
  ctx: Context,
  provider: ReadyProvider,
  { state, verifier }: Begun,
): Promise<string> {
  const challenge = provider.hasPkce && {
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
  return buildAuthorizationUrl(clientOf(provider), {
    redirect_uri: returnAddress(ctx.config),
    scope: provider.scopes.join(' '),
    state,
    ...challenge,
  }).href
}

/** Exchanges the code of a sign-in. Throws `stateInvalid` for one that the provider no longer accepts, `outsideUnreachable`. */
export async function redeemCode(
  ctx: Context,
  provider: ReadyProvider,
  { code, state, verifier }: Begun & { code: string },
): Promise<SignedIn & { expiresInSeconds: number }> {
  const returned = new URL(`${returnAddress(ctx.config)}?${new URLSearchParams({ code, state })}`)
  const checks = {
    expectedState: state,
    idTokenExpected: provider.hasIdToken,
    ...(provider.hasPkce && { pkceCodeVerifier: verifier }),
  }
  try {
    const tokens = await authorizationCodeGrant(clientOf(provider), returned, checks)
    const { access_token: token, expires_in: expiresInSeconds = Number.POSITIVE_INFINITY } = tokens
    return { token, claims: { ...tokens.claims() }, expiresInSeconds }
  } catch (error) {
    const isOver = error instanceof ResponseBodyError && error.error === 'invalid_grant'
    // Without the message of the library, which may quote what the provider sent.
    ctx.log.warn({ issuer: provider.issuer, code: asObject(error)?.code }, 'a sign-in at a provider failed')
    throw new Problem(isOver ? 'stateInvalid' : 'outsideUnreachable')
  }
}

function clientOf({ settings, issuer, authorization, tokens, clientAuth, hasIdToken }: ReadyProvider): Configuration {
  const server = {
    issuer,
    authorization_endpoint: authorization,
    token_endpoint: tokens,
    // Those that Telegram offers; the token comes over TLS from the provider itself.
    id_token_signing_alg_values_supported: ['RS256', 'ES256', 'EdDSA', 'ES256K'],
  }
  const { clientId, clientSecret } = settings
  const auth = clientAuth === 'basic' ? basicAuth(clientId, clientSecret) : ClientSecretPost(clientSecret)
  const client = new Configuration(server, clientId, {}, auth)
  client[customFetch] = async (url, { method, headers, body }) => {
    const answer = await sendToProvider(url, { method, headers, body: body as string | URLSearchParams })
    const { status } = answer
    return new Response(plainTokens(answer.body, hasIdToken), {
      status: status >= 200 && status < 600 ? status : 502,
      headers: { 'content-type': 'application/json' },
    })
  }
  // The settings allow http for this machine only.
  if (tokens.startsWith('http:')) allowInsecureRequests(client)
  return client
}

/**
 * RFC 6749, 2.3.1. The library also encodes - and _, which ids and secrets contain, and providers that do not decode them
 * refuse the client; written like this both kinds accept it.
 */
function basicAuth(id: string, secret: string): ClientAuth {
  const credentials = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')
  return (_server, _client, _body, headers) => headers.set('authorization', `Basic ${credentials}`)
}

/**
 * The tokens as the library reads them: LinkedIn leaves the type out, and its ID token, which is not used, has named several
 * issuers over time.
 */
function plainTokens(body: string, hasIdToken: boolean): string {
  try {
    const { id_token, ...rest } = asObject(JSON.parse(body)) ?? {}
    const typed = 'access_token' in rest ? { token_type: 'bearer', ...rest } : rest
    return JSON.stringify(hasIdToken && id_token !== undefined ? { ...typed, id_token } : typed)
  } catch {
    return body
  }
}
