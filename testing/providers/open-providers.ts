import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PROVIDERS, type Provider } from '#features/outside-accounts/rules.ts'
import type { OutsideProviders } from '#platform/settings/outside-providers.ts'
import { CLIENT, openExchange } from './exchange.ts'
import {
  answerAsDiscord,
  answerAsFacebook,
  answerAsLinkedin,
  answerAsTelegram,
  answerAsX,
  BOT_TOKEN,
} from './provider-calls.ts'
import { freshKnowledge } from './provider-people.ts'
import { signInPage } from './sign-in-page.ts'

export type SentRequest = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
/** Answers one request in place of the provider. */
export type Script = (request: IncomingMessage, response: ServerResponse) => void

export type Providers = Awaited<ReturnType<typeof openProviders>>

const AUTHORIZE =
  /^\/(x|discord|facebook|linkedin|telegram)\/(i\/oauth2\/authorize|oauth2\/authorize|dialog\/oauth|v2\/authorization|auth)$/
const TOKEN =
  /^\/(?:(x|discord|facebook)-api\/(?:2\/oauth2\/token|oauth2\/token|oauth\/access_token)|(linkedin|telegram)\/(?:v2\/accessToken|token))$/
const CALLS = {
  x: answerAsX,
  discord: answerAsDiscord,
  facebook: answerAsFacebook,
  linkedin: answerAsLinkedin,
  telegram: answerAsTelegram,
} as const

/**
 * The five providers as one server on this machine, which answers as they document it: pages that ask, tokens, people and
 * checks. `requests` are those that it got, oldest first; `script` answers the next requests whose path contains a text.
 */
export async function openProviders(port = 0) {
  const knowledge = freshKnowledge()
  const requests: SentRequest[] = []
  const scripts: { part: string; script: Script }[] = []
  let origin = ''
  const exchange = await openExchange(knowledge, (provider) => `${origin}/${provider}`)

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { method = '', url: path = '', headers } = request
    requests.push({ method, path, headers, body })
    const scripted = scripts.findIndex(({ part }) => path.includes(part))
    if (scripted >= 0) return scripts.splice(scripted, 1)[0]?.script(request, response)
    const { pathname, searchParams } = new URL(path, origin)
    const asked = AUTHORIZE.exec(pathname)?.[1] as Provider | undefined
    if (asked) return authorize(asked, method, method === 'POST' ? new URLSearchParams(body) : searchParams, response)
    const redeeming = TOKEN.exec(pathname)
    const token = exchange.tokens.get((headers.authorization ?? '').replace(/^Bearer /, ''))
    const [, called, rest = ''] = /^\/(\w+)-api(\/.*)$/.exec(pathname) ?? []
    const call = { path: rest, query: searchParams, token, body: jsonOf(body) }
    const answer = redeeming
      ? await exchange.redeem((redeeming[1] ?? redeeming[2]) as Provider, headers, new URLSearchParams(body))
      : (CALLS[called as Provider]?.(knowledge, call) ?? { status: 404, body: {} })
    respond(response, answer.status, answer.body)
  })

  function authorize(provider: Provider, method: string, asked: URLSearchParams, response: ServerResponse): void {
    const refusal = exchange.refusalOf(provider, asked)
    if (refusal) respond(response, 400, { error: refusal })
    else if (method === 'POST') {
      const to = exchange.decide(provider, asked, asked.get('answer') === 'allow')
      response.writeHead(302, { location: to }).end()
    } else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(signInPage(provider, asked))
  }

  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const decide = async (url: string, answer: 'allow' | 'no') => {
    const { origin: at, pathname, searchParams } = new URL(url)
    searchParams.set('answer', answer)
    const decided = await fetch(at + pathname, { method: 'POST', body: searchParams, redirect: 'manual' })
    const to = new URL(decided.headers.get('location') ?? 'about:blank').searchParams
    return { state: to.get('state') ?? '', code: to.get('code') ?? '', error: to.get('error') ?? '' }
  }
  return {
    origin,
    knowledge,
    requests,
    /** The settings of a server that uses these providers, all on; Meta granted both permissions. */
    config: outsideConfig(origin),
    /** Presses Allow on a provider's page, and returns what it sends back to the wallet's page. */
    allow: (url: string) => decide(url, 'allow'),
    refuse: (url: string) => decide(url, 'no'),
    script: (part: string, ...answers: Script[]) => {
      for (const script of answers) scripts.push({ part, script })
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}

function outsideConfig(origin: string): OutsideProviders {
  const of = (provider: Provider) => ({
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    signInUrl: `${origin}/${provider}`,
    apiUrl: `${origin}/${provider}-api`,
  })
  return {
    x: of('x'),
    discord: of('discord'),
    facebook: { ...of('facebook'), granted: ['user_likes', 'user_posts'] },
    linkedin: of('linkedin'),
    telegram: { ...of('telegram'), botToken: BOT_TOKEN },
  }
}

/** The same settings as environment variables, for a server that runs as a process of its own. */
export function providersEnvironment({ origin }: { origin: string }): Record<string, string> {
  const named = PROVIDERS.flatMap((provider): [string, string][] => {
    const name = provider.toUpperCase()
    return [
      [`${name}_CLIENT_ID`, CLIENT.id],
      [`${name}_CLIENT_SECRET`, CLIENT.secret],
      [`${name}_SIGN_IN_URL`, `${origin}/${provider}`],
      [`${name}_API_URL`, `${origin}/${provider}-api`],
    ]
  })
  return { ...Object.fromEntries(named), META_GRANTED: 'user_likes,user_posts', TELEGRAM_BOT_TOKEN: BOT_TOKEN }
}

/** A script that answers with JSON. */
export function answering(status: number, body: object, headers: Record<string, string> = {}): Script {
  return (_, response) => respond(response, status, body, headers)
}

function respond(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(JSON.stringify(body))
}

function jsonOf(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}
