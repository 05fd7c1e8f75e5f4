import { z } from 'zod'
import { askJson, expectShape, Unanswered } from './ask-json.ts'
import type { OutsideProvider } from './outside-provider.ts'

const me = z.looseObject({ id: z.string().min(1), username: z.string().min(1) })
const invite = z.looseObject({ guild: z.looseObject({ id: z.string().regex(/^\d{1,25}$/) }) })
const member = z.looseObject({ joined_at: z.string() })
/** Discord's codes of a server that the person is not in, and of a member that it does not have. */
const NO_MEMBER = [10_004, 10_007]

/** Discord: OAuth2, and the API's version of the settings. */
export const discord: OutsideProvider = {
  issuer: ({ signInUrl }) => signInUrl,
  authorization: ({ signInUrl }) => `${signInUrl}/oauth2/authorize`,
  tokens: ({ apiUrl }) => `${apiUrl}/oauth2/token`,
  scopes: () => ['identify', 'guilds.members.read'],
  clientAuth: 'basic',
  hasPkce: true,
  hasIdToken: false,
  identify: async ({ apiUrl }, { token }, now) => {
    const { id, username } = expectShape(await askJson({ url: `${apiUrl}/users/@me`, token, now }), me)
    return { id, name: username }
  },
  answer: async ({ apiUrl }, { token, check, now }) => {
    if (check.kind !== 'discordJoin') throw new Error(`Discord is not asked about ${check.kind}`)
    const code = /(?:discord\.gg|discord\.com\/invite)\/([\w-]{2,64})\/?$/i.exec(check.inviteLink.trim())?.[1]
    if (!code) throw new Unanswered()
    const { guild } = expectShape(await askJson({ url: `${apiUrl}/invites/${code}`, now }), invite)
    const answer = await askJson({ url: `${apiUrl}/users/@me/guilds/${guild.id}/member`, token, now })
    if (answer.status === 404 && NO_MEMBER.includes(Number(answer.body.code))) return false
    expectShape(answer, member)
    return true
  },
}
