import { z } from 'zod'
import type { ProviderSettings } from '#platform/settings/outside-providers.ts'
import { askJson, expectShape, Unanswered } from './ask-json.ts'
import type { OutsideProvider } from './outside-provider.ts'

type Settings = ProviderSettings & { botToken?: string }

/** `sub` is another one for each bot; the bot's calls know people by `id`. */
const claimed = z.looseObject({
  id: z.union([z.string().regex(/^\d+$/), z.number().int()]),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
})
const member = z.looseObject({ ok: z.literal(true), result: z.looseObject({ status: z.string() }) })
const INSIDE = ['creator', 'administrator', 'member']
const OUTSIDE = ['left', 'kicked', 'restricted']
/** Telegram's words for a person whom the chat does not know. */
const NO_MEMBER = /USER_NOT_PARTICIPANT|PARTICIPANT_ID_INVALID/

/** Telegram: its OpenID Connect login, and the operator's bot, which sees the members of chats where it is an admin. */
export const telegram: OutsideProvider<Settings> = {
  issuer: ({ signInUrl }) => signInUrl,
  authorization: ({ signInUrl }) => `${signInUrl}/auth`,
  tokens: ({ signInUrl }) => `${signInUrl}/token`,
  scopes: () => ['openid', 'profile'],
  clientAuth: 'basic',
  hasPkce: true,
  hasIdToken: true,
  identify: async (_, { claims }) => {
    const read = claimed.safeParse(claims)
    if (!read.success) throw new Unanswered()
    const { id, name, preferred_username } = read.data
    return { id: String(id), name: preferred_username || name || String(id) }
  },
  answer: async ({ apiUrl, botToken }, { account, check, now }) => {
    if (check.kind !== 'telegramJoin') throw new Error(`Telegram is not asked about ${check.kind}`)
    if (!botToken) throw new Unanswered()
    const json = { chat_id: `@${check.targetAccount}`, user_id: Number(account.id) }
    const answer = await askJson({ url: `${apiUrl}/bot${botToken}/getChatMember`, json, now })
    if (answer.status === 400 && NO_MEMBER.test(String(answer.body.description))) return false
    const { status } = expectShape(answer, member).result
    if (INSIDE.includes(status)) return true
    if (OUTSIDE.includes(status)) return false
    throw new Unanswered()
  },
}
