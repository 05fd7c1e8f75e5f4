import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { asObject } from '#credentials/read-credential.ts'
import type { MetaPermission, ProviderSettings } from '#platform/settings/outside-providers.ts'
import { askJson, expectShape, type JsonAnswer, TokenRefused, Unanswered } from './ask-json.ts'
import { contains, type OutsideProvider } from './outside-provider.ts'

type Settings = ProviderSettings & { granted: MetaPermission[] }

const me = z.looseObject({ id: z.string().min(1), name: z.string().min(1) })
const liked = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) })
const posts = z.looseObject({ data: z.array(z.looseObject({ message: z.string().optional() })) })
const permissions = z.looseObject({ data: z.array(z.looseObject({ permission: z.string(), status: z.string() })) })
/** Graph API: the access token expired, was revoked, or is invalid. */
const TOKEN_INVALID = 190

/** Facebook: its login with PKCE, and the Graph API's version of the settings. */
export const facebook: OutsideProvider<Settings> = {
  issuer: ({ signInUrl }) => signInUrl,
  authorization: ({ signInUrl }) => `${signInUrl}/dialog/oauth`,
  tokens: ({ apiUrl }) => `${apiUrl}/oauth/access_token`,
  scopes: ({ granted }) => ['public_profile', ...granted],
  clientAuth: 'post',
  hasPkce: true,
  hasIdToken: false,
  identify: async (settings, { token }, now) => {
    const { id, name } = expectShape(await askGraph(settings, 'me?fields=id,name', token, now), me)
    return { id, name }
  },
  answer: async (settings, { token, check, now }) => {
    const ask = (path: string) => askGraph(settings, path, token, now)
    if (check.kind === 'facebookFollow') {
      const { data } = expectShape(await ask(`me/likes/${encodeURIComponent(check.pageId)}`), liked)
      return data.some(({ id }) => id === check.pageId) || refusal(ask, 'user_likes')
    }
    if (check.kind === 'facebookPost') {
      const { data } = expectShape(await ask('me/posts?fields=message&limit=100'), posts)
      return data.some(({ message = '' }) => contains(message, check.message)) || refusal(ask, 'user_posts')
    }
    throw new Error(`Facebook is not asked about ${check.kind}`)
  },
}

/** False, unless the person did not grant the permission: Facebook then lists nothing instead of saying so. */
async function refusal(ask: (path: string) => Promise<JsonAnswer>, permission: MetaPermission): Promise<false> {
  const { data } = expectShape(await ask('me/permissions'), permissions)
  const isGranted = data.some((each) => each.permission === permission && each.status === 'granted')
  if (!isGranted) throw new TokenRefused()
  return false
}

async function askGraph({ apiUrl, clientSecret }: Settings, path: string, token: string, now: Date) {
  // Proves to Graph that the token is used by the app to which it was given, as an app can demand.
  const proof = createHmac('sha256', clientSecret).update(token).digest('hex')
  const url = `${apiUrl}/${path}${path.includes('?') ? '&' : '?'}appsecret_proof=${proof}`
  const answer = await askJson({ url, token, now })
  const error = asObject(answer.body.error)
  if (error?.code === TOKEN_INVALID) throw new TokenRefused()
  if (error) throw new Unanswered()
  return answer
}
