import type { SentRequest } from '#testing/providers/open-providers.ts'
import type { OutsideCheck, Provider } from '../rules.ts'

// Each request that we send, beside the example of the provider's documentation:
// docs.x.com (fundamentals/authentication/oauth-2-0/user-access-token, x-api/users, x-api/posts), discord.com/developers/docs
// (topics/oauth2, resources/user, resources/invite), developers.facebook.com (manual login flow, Graph API reference),
// learn.microsoft.com/linkedin (Sign In with LinkedIn using OpenID Connect), core.telegram.org (bots/telegram-login, bots/api).

/** Values that differ each time, by the place where they are. */
const VARIES = /(?<=code=|code_verifier=|state=|code_challenge=|appsecret_proof=|Bearer )[\w%.~-]+/g
const BASIC = `Basic ${Buffer.from('client-of-tests:secret%20of%20tests%3A%20%2B%2F%3D').toString('base64')}`
const REDIRECT = 'redirect_uri=http%3A%2F%2Flocalhost%3A4001%2Foutside'
const SECRET = 'client_id=client-of-tests&client_secret=secret+of+tests%3A+%2B%2F%3D'

type Example = { call: string; authorization?: string; type?: string; body?: string }

/** A request as the examples are written. */
export const written = ({ method, path, headers, body }: SentRequest): Example => {
  const { authorization, 'content-type': type } = headers
  return {
    call: `${method} ${path.replaceAll(VARIES, '…')}`,
    ...(authorization && { authorization: authorization.replaceAll(VARIES, '…') }),
    ...(type && { type: type.split(';')[0] }),
    ...(body && { body: body.replaceAll(VARIES, '…') }),
  }
}

const FORM = 'application/x-www-form-urlencoded'
const BEARER = 'Bearer …'
const ALLOW = (page: string, params: string) => ({ call: `GET ${page}?${params}` })
const PKCE = 'code_challenge=…&code_challenge_method=S256'
const PKCE_GRANT = `${REDIRECT}&code=…&code_verifier=…&grant_type=authorization_code`

/** The page of each provider, and what we send to finish a sign-in. */
export const SIGN_INS: Record<Provider, { page: Example; sent: Example[] }> = {
  x: {
    page: ALLOW(
      '/x/i/oauth2/authorize',
      `${REDIRECT}&scope=users.read+tweet.read+follows.read&state=…&${PKCE}&client_id=client-of-tests&response_type=code`,
    ),
    sent: [
      { call: 'POST /x-api/2/oauth2/token', authorization: BASIC, type: FORM, body: PKCE_GRANT },
      { call: 'GET /x-api/2/users/me', authorization: BEARER },
    ],
  },
  discord: {
    page: ALLOW(
      '/discord/oauth2/authorize',
      `${REDIRECT}&scope=identify+guilds.members.read&state=…&${PKCE}&client_id=client-of-tests&response_type=code`,
    ),
    sent: [
      { call: 'POST /discord-api/oauth2/token', authorization: BASIC, type: FORM, body: PKCE_GRANT },
      { call: 'GET /discord-api/users/@me', authorization: BEARER },
    ],
  },
  facebook: {
    page: ALLOW(
      '/facebook/dialog/oauth',
      `${REDIRECT}&scope=public_profile+user_likes+user_posts&state=…&${PKCE}&client_id=client-of-tests&response_type=code`,
    ),
    sent: [
      { call: 'POST /facebook-api/oauth/access_token', type: FORM, body: `${PKCE_GRANT}&${SECRET}` },
      { call: 'GET /facebook-api/me?fields=id,name&appsecret_proof=…', authorization: BEARER },
    ],
  },
  linkedin: {
    page: ALLOW(
      '/linkedin/v2/authorization',
      `${REDIRECT}&scope=openid+profile&state=…&client_id=client-of-tests&response_type=code`,
    ),
    sent: [
      {
        call: 'POST /linkedin/v2/accessToken',
        type: FORM,
        body: `${REDIRECT}&code=…&grant_type=authorization_code&${SECRET}`,
      },
      { call: 'GET /linkedin-api/v2/userinfo', authorization: BEARER },
    ],
  },
  telegram: {
    page: ALLOW(
      '/telegram/auth',
      `${REDIRECT}&scope=openid+profile&state=…&${PKCE}&client_id=client-of-tests&response_type=code`,
    ),
    sent: [{ call: 'POST /telegram/token', authorization: BASIC, type: FORM, body: PKCE_GRANT }],
  },
}

/** What we send for each check, as it goes on where the answer is no. */
export const CHECKS: { provider: Provider; check: OutsideCheck; sent: Example[] }[] = [
  {
    provider: 'x',
    check: { kind: 'xFollow', targetAccount: 'blazon_badges' },
    sent: [
      {
        call: 'GET /x-api/2/users/by/username/blazon_badges?user.fields=connection_status',
        authorization: BEARER,
      },
    ],
  },
  {
    provider: 'x',
    check: { kind: 'xPost', message: 'Hello', link: 'https://x.com/lea_durand/status/1346889436626259968' },
    sent: [
      {
        call: 'GET /x-api/2/tweets/1346889436626259968?tweet.fields=author_id,entities,text',
        authorization: BEARER,
      },
    ],
  },
  {
    provider: 'x',
    check: { kind: 'xRepost', tweetId: '1346889436626259968' },
    sent: [
      {
        call: 'GET /x-api/2/users/2244994945/tweets?max_results=100&tweet.fields=referenced_tweets',
        authorization: BEARER,
      },
    ],
  },
  {
    provider: 'discord',
    check: { kind: 'discordJoin', inviteLink: 'https://discord.gg/cordee' },
    sent: [
      { call: 'GET /discord-api/invites/cordee' },
      { call: 'GET /discord-api/users/@me/guilds/197038439483310086/member', authorization: BEARER },
    ],
  },
  {
    provider: 'facebook',
    check: { kind: 'facebookFollow', pageId: '20531316728' },
    sent: [
      { call: 'GET /facebook-api/me/likes/20531316728?appsecret_proof=…', authorization: BEARER },
      { call: 'GET /facebook-api/me/permissions?appsecret_proof=…', authorization: BEARER },
    ],
  },
  {
    provider: 'facebook',
    check: { kind: 'facebookPost', message: 'Hello' },
    sent: [
      { call: 'GET /facebook-api/me/posts?fields=message&limit=100&appsecret_proof=…', authorization: BEARER },
      { call: 'GET /facebook-api/me/permissions?appsecret_proof=…', authorization: BEARER },
    ],
  },
  {
    provider: 'telegram',
    check: { kind: 'telegramJoin', targetAccount: 'cordee_lyon' },
    sent: [
      {
        call: 'POST /telegram-api/bot123456:bot-of-tests/getChatMember',
        type: 'application/json',
        body: '{"chat_id":"@cordee_lyon","user_id":424242424}',
      },
    ],
  },
]
