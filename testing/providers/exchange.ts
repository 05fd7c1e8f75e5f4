import { createHash, randomUUID } from 'node:crypto'
import { generateKeyPair, SignJWT } from 'jose'
import type { Provider } from '#features/outside-accounts/rules.ts'
import type { Knowledge, ProviderPerson } from './provider-people.ts'

export type Answer = { status: number; headers?: Record<string, string>; body: object }
type Code = { provider: Provider; redirectUri: string; challenge: string; scope: string; person: ProviderPerson }
export type Token = { provider: Provider; scope: string; person: ProviderPerson }

export const CLIENT = { id: 'client-of-tests', secret: 'secret of tests: +/=' }
const NO_PKCE: Provider[] = ['linkedin']
const BY_BASIC: Provider[] = ['x', 'discord', 'telegram']

/** The sign-in of all five providers: a page that asks, codes that are good once, and tokens. */
export async function openExchange(knowledge: Knowledge, issuerOf: (provider: Provider) => string) {
  const codes = new Map<string, Code>()
  const tokens = new Map<string, Token>()
  const { privateKey } = await generateKeyPair('ES256')

  const idToken = ({ id, name }: ProviderPerson, issuer: string) =>
    new SignJWT({ id: Number(id), name, preferred_username: name })
      .setProtectedHeader({ alg: 'ES256', kid: 'oidc-1' })
      .setIssuer(issuer)
      .setAudience(CLIENT.id)
      .setSubject(`pairwise-${id}`)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)

  return {
    tokens,
    /** Why a provider would show an error instead of its page; undefined if it asks the person. */
    refusalOf: (provider: Provider, asked: URLSearchParams): string | undefined => {
      const isWhole = asked.get('response_type') === 'code' && asked.get('state') && asked.get('scope')
      if (asked.get('client_id') !== CLIENT.id) return 'unauthorized_client'
      if (!isWhole || !asked.get('redirect_uri')) return 'invalid_request'
      const hasPkce = asked.get('code_challenge_method') === 'S256' && asked.get('code_challenge')
      return NO_PKCE.includes(provider) || hasPkce ? undefined : 'invalid_request'
    },
    /** Where the person is sent after their answer. */
    decide: (provider: Provider, asked: URLSearchParams, isAllowed: boolean): string => {
      const back = new URL(asked.get('redirect_uri') ?? '')
      back.searchParams.set('state', asked.get('state') ?? '')
      if (!isAllowed) back.searchParams.set('error', provider === 'linkedin' ? 'user_cancelled_login' : 'access_denied')
      else {
        const code = randomUUID()
        const challenge = asked.get('code_challenge') ?? ''
        const redirectUri = asked.get('redirect_uri') ?? ''
        const person = knowledge.people[provider]
        codes.set(code, { provider, redirectUri, challenge, scope: asked.get('scope') ?? '', person })
        back.searchParams.set('code', code)
      }
      return back.href
    },
    redeem: async (provider: Provider, headers: Record<string, unknown>, form: URLSearchParams): Promise<Answer> => {
      if (!isClient(provider, String(headers.authorization ?? ''), form))
        return { status: 401, body: { error: 'invalid_client' } }
      // As LinkedIn does for apps with a secret.
      if (NO_PKCE.includes(provider) && form.has('code_verifier'))
        return { status: 401, body: { error: 'invalid_client', error_description: 'Client authentication failed' } }
      const code = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const isPkceRight = NO_PKCE.includes(provider) || hashOf(form.get('code_verifier') ?? '') === code?.challenge
      const isRight = code?.provider === provider && code.redirectUri === form.get('redirect_uri') && isPkceRight
      if (!code || !isRight || form.get('grant_type') !== 'authorization_code')
        return { status: 400, body: { error: 'invalid_grant' } }
      const access_token = `token-${randomUUID()}`
      tokens.set(access_token, { provider, scope: code.scope, person: code.person })
      const typed = provider === 'linkedin' ? {} : { token_type: 'bearer' }
      const issuer = provider === 'linkedin' ? 'https://www.linkedin.com/oauth' : issuerOf(provider)
      const hasIdToken = provider === 'telegram' || provider === 'linkedin'
      const claims = hasIdToken ? { id_token: await idToken(code.person, issuer) } : {}
      return { status: 200, body: { access_token, expires_in: 7200, scope: code.scope, ...typed, ...claims } }
    },
  }
}

function isClient(provider: Provider, authorization: string, form: URLSearchParams): boolean {
  if (!BY_BASIC.includes(provider))
    return form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret
  const [id = '', secret = ''] = Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':')
  return formDecoded(id) === CLIENT.id && formDecoded(secret) === CLIENT.secret
}

function formDecoded(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}

function hashOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
