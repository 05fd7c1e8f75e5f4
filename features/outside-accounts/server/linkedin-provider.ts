import { z } from 'zod'
import { askJson, expectShape } from './ask-json.ts'
import type { OutsideProvider } from './outside-provider.ts'

const me = z.looseObject({ sub: z.string().min(1), name: z.string().min(1) })

/** LinkedIn: Sign In with LinkedIn using OpenID Connect. */
export const linkedin: OutsideProvider = {
  issuer: ({ signInUrl }) => signInUrl,
  authorization: ({ signInUrl }) => `${signInUrl}/v2/authorization`,
  tokens: ({ signInUrl }) => `${signInUrl}/v2/accessToken`,
  scopes: () => ['openid', 'profile'],
  clientAuth: 'post',
  hasPkce: false,
  hasIdToken: false,
  identify: async ({ apiUrl }, { token }, now) => {
    const { sub, name } = expectShape(await askJson({ url: `${apiUrl}/v2/userinfo`, token, now }), me)
    return { id: sub, name }
  },
  answer: async (_, { check }) => {
    throw new Error(`LinkedIn is not asked about ${check.kind}`)
  },
}
