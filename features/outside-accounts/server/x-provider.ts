import { z } from 'zod'
import { asList, asObject } from '#credentials/read-credential.ts'
import type { ProviderSettings } from '#platform/settings/outside-providers.ts'
import type { OutsideCheck } from '../rules.ts'
import { askJson, expectShape, Unanswered } from './ask-json.ts'
import { contains, type OutsideProvider, type Question } from './outside-provider.ts'

const me = z.looseObject({ data: z.looseObject({ id: z.string().min(1), username: z.string().min(1) }) })
const followed = z.looseObject({ data: z.looseObject({ connection_status: z.array(z.string()) }) })
const post = z.looseObject({
  data: z.looseObject({
    author_id: z.string(),
    text: z.string(),
    entities: z
      .looseObject({
        urls: z.array(z.looseObject({ url: z.string(), expanded_url: z.string().optional() })).optional(),
      })
      .optional(),
  }),
})
const posts = z.looseObject({
  data: z
    .array(
      z.looseObject({
        referenced_tweets: z.array(z.looseObject({ type: z.string(), id: z.string() })).optional(),
      }),
    )
    .optional(),
  meta: z.looseObject({ result_count: z.number() }),
})
/** What X says about a post that does not exist, or that the person may not see. */
const NO_POST = /\/(resource-not-found|not-authorized-for-resource)$/

/** X: OAuth 2.0 with PKCE, and API v2. */
export const x: OutsideProvider = {
  issuer: ({ signInUrl }) => signInUrl,
  authorization: ({ signInUrl }) => `${signInUrl}/i/oauth2/authorize`,
  tokens: ({ apiUrl }) => `${apiUrl}/2/oauth2/token`,
  scopes: () => ['users.read', 'tweet.read', 'follows.read'],
  clientAuth: 'basic',
  hasPkce: true,
  hasIdToken: false,
  identify: async ({ apiUrl }, { token }, now) => {
    const { data } = expectShape(await askJson({ url: `${apiUrl}/2/users/me`, token, now }), me)
    return { id: data.id, name: data.username }
  },
  answer: async (settings, { check, ...rest }) => {
    if (check.kind === 'xFollow') return follows(settings, { check, ...rest })
    if (check.kind === 'xPost') return posted(settings, { check, ...rest })
    if (check.kind === 'xRepost') return reposted(settings, { check, ...rest })
    throw new Error(`X is not asked about ${check.kind}`)
  },
}

type Of<K extends OutsideCheck['kind']> = Question<Extract<OutsideCheck, { kind: K }>>

async function follows({ apiUrl }: ProviderSettings, { token, check, now }: Of<'xFollow'>): Promise<boolean> {
  const name = encodeURIComponent(check.targetAccount)
  const url = `${apiUrl}/2/users/by/username/${name}?user.fields=connection_status`
  const { data } = expectShape(await askJson({ url, token, now }), followed)
  return data.connection_status.includes('following')
}

async function posted({ apiUrl }: ProviderSettings, { token, account, check, now }: Of<'xPost'>): Promise<boolean> {
  const id = /\/status(?:es)?\/(\d{1,25})(?:[/?#].*)?$/.exec(check.link.trim())?.[1]
  if (!id) return false
  const answer = await askJson({ url: `${apiUrl}/2/tweets/${id}?tweet.fields=author_id,entities,text`, token, now })
  if (isNoPost(answer.body)) return false
  const { data } = expectShape(answer, post)
  // X shortens links and escapes three characters.
  const links = data.entities?.urls ?? []
  const text = links
    .reduce((written, { url, expanded_url }) => written.replaceAll(url, expanded_url ?? url), data.text)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  return data.author_id === account.id && contains(text, check.message)
}

async function reposted({ apiUrl }: ProviderSettings, { token, account, check, now }: Of<'xRepost'>): Promise<boolean> {
  const query = 'max_results=100&tweet.fields=referenced_tweets'
  const url = `${apiUrl}/2/users/${encodeURIComponent(account.id)}/tweets?${query}`
  const { data, meta } = expectShape(await askJson({ url, token, now }), posts)
  if (!data && meta.result_count > 0) throw new Unanswered()
  const references = (data ?? []).flatMap(({ referenced_tweets = [] }) => referenced_tweets)
  return references.some(({ type, id }) => type === 'retweeted' && id === check.tweetId)
}

function isNoPost(body: Record<string, unknown>): boolean {
  return body.data === undefined && asList(body.errors).some((error) => NO_POST.test(String(asObject(error)?.type)))
}
