import type { Answer, Token } from './exchange.ts'
import type { Knowledge } from './provider-people.ts'

type Call = { path: string; query: URLSearchParams; token: Token | undefined; body: Record<string, unknown> }

export const BOT_TOKEN = '123456:bot-of-tests'
const ok = (body: object): Answer => ({ status: 200, body })
const notFoundAtX = (parameter: string, value: string) => ({
  value,
  detail: `Could not find ${parameter} with id: [${value}].`,
  title: 'Not Found Error',
  parameter,
  type: 'https://api.twitter.com/2/problems/resource-not-found',
})

/** X API v2, as docs.x.com shows its answers. */
export function answerAsX({ x }: Knowledge, { path, query, token }: Call): Answer {
  if (token?.provider !== 'x') return { status: 401, body: { title: 'Unauthorized', type: 'about:blank', status: 401 } }
  const { id, name } = token.person
  if (path === '/2/users/me') return ok({ data: { id, name: 'Léa', username: name } })
  const followed = /^\/2\/users\/by\/username\/([^/]+)$/.exec(path)?.[1]
  if (followed) {
    const username = decodeURIComponent(followed)
    if (!x.accounts.has(username)) return ok({ errors: [notFoundAtX('username', username)] })
    const relation = x.follows.has(username) ? ['following'] : ['none']
    const isAsked = query.get('user.fields')?.includes('connection_status')
    return ok({ data: { id: '1', name: username, username, ...(isAsked && { connection_status: relation }) } })
  }
  const postId = /^\/2\/tweets\/(\d+)$/.exec(path)?.[1]
  if (postId) {
    const post = x.posts.get(postId)
    if (!post) return ok({ errors: [notFoundAtX('id', postId)] })
    const { authorId, text, urls } = post
    return ok({ data: { id: postId, author_id: authorId, text, ...(urls && { entities: { urls } }) } })
  }
  if (path !== `/2/users/${id}/tweets`) return { status: 404, body: { title: 'Not Found', status: 404 } }
  const reposts = [...x.reposts].map((of, nth) => ({
    id: String(900 + nth),
    text: 'RT @blazon_badges: …',
    referenced_tweets: [{ type: 'retweeted', id: of }],
  }))
  return ok({ ...(reposts.length > 0 && { data: reposts }), meta: { result_count: reposts.length } })
}

/** Discord's API v10. */
export function answerAsDiscord({ discord }: Knowledge, { path, token }: Call): Answer {
  const invite = /^\/invites\/([\w-]+)$/.exec(path)?.[1]
  if (invite) {
    const guildId = discord.invites.get(invite)
    if (!guildId) return { status: 404, body: { message: 'Unknown Invite', code: 10_006 } }
    return ok({ type: 0, code: invite, guild: { id: guildId, name: 'Cordée Lyon' }, channel: { id: '1', type: 0 } })
  }
  if (token?.provider !== 'discord') return { status: 401, body: { message: '401: Unauthorized', code: 0 } }
  const { id, name } = token.person
  if (path === '/users/@me') return ok({ id, username: name, discriminator: '0', global_name: 'Léa' })
  const guild = /^\/users\/@me\/guilds\/(\d+)\/member$/.exec(path)?.[1]
  if (guild && discord.servers.has(guild))
    return ok({ user: { id, username: name }, nick: null, roles: [], joined_at: '2026-04-26T06:26:56.936000+00:00' })
  return { status: 404, body: { message: 'Unknown Guild', code: 10_004 } }
}

/** The Graph API. */
export function answerAsFacebook({ facebook }: Knowledge, { path, query, token }: Call): Answer {
  const invalid = { message: 'Invalid OAuth access token', type: 'OAuthException', code: 190, fbtrace_id: 'A' }
  if (token?.provider !== 'facebook') return { status: 400, body: { error: invalid } }
  if (!/^[0-9a-f]{64}$/.test(query.get('appsecret_proof') ?? ''))
    return { status: 400, body: { error: { ...invalid, code: 100 } } }
  const { id, name } = token.person
  const isDeclined = (permission: string) => facebook.declined.has(permission)
  if (path === '/me') return ok({ id, name })
  if (path === '/me/permissions') {
    const data = token.scope
      .split(' ')
      .map((permission) => ({ permission, status: isDeclined(permission) ? 'declined' : 'granted' }))
    return ok({ data })
  }
  const page = /^\/me\/likes\/(\d+)$/.exec(path)?.[1]
  if (page) {
    const isListed = facebook.likes.has(page) && !isDeclined('user_likes')
    return ok({ data: isListed ? [{ name: 'Cordée Lyon', id: page, created_time: '2026-05-01T10:00:00+0000' }] : [] })
  }
  if (path !== '/me/posts') return { status: 400, body: { error: { ...invalid, code: 2500 } } }
  const posts = isDeclined('user_posts') ? [] : facebook.posts
  return ok({ data: posts.map((message, nth) => ({ id: `${id}_${nth}`, message })) })
}

/** LinkedIn's user info. */
export function answerAsLinkedin(_: Knowledge, { path, token }: Call): Answer {
  if (token?.provider !== 'linkedin' || path !== '/v2/userinfo')
    return { status: 401, body: { status: 401, code: 'REVOKED_ACCESS_TOKEN', message: 'The token was revoked' } }
  const { id, name } = token.person
  return ok({ sub: id, name, given_name: 'Léa', family_name: 'Durand', locale: { country: 'FR', language: 'fr' } })
}

/** Telegram's Bot API. */
export function answerAsTelegram({ telegram }: Knowledge, { path, body }: Call): Answer {
  const bad = (error_code: number, description: string) => ({
    status: error_code,
    body: { ok: false, error_code, description },
  })
  if (path !== `/bot${BOT_TOKEN}/getChatMember`) return bad(401, 'Unauthorized')
  if (!telegram.chats.has(String(body.chat_id))) return bad(400, 'Bad Request: chat not found')
  const status = telegram.members.get(`${body.chat_id} ${body.user_id}`) ?? 'left'
  return ok({ ok: true, result: { user: { id: body.user_id, is_bot: false, first_name: 'Léa' }, status } })
}
