import { z } from 'zod'
import { isLoopbackHost } from './is-loopback-host.ts'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an https address' })
  .refine((text) => text.startsWith('https:') || isLoopbackHost(new URL(text).hostname), 'must begin with https://')
  .transform((text) => text.replace(/\/+$/, ''))
const text = z.string().min(1).max(500).optional()

/** The permissions that Meta grants an app after a review, and that challenges ask for. */
export const META_PERMISSIONS = ['user_likes', 'user_posts'] as const
export type MetaPermission = (typeof META_PERMISSIONS)[number]

/** The settings of the providers at which holders link an account; docs/outside-accounts.md explains each. */
export const outsideSettings = {
  X_CLIENT_ID: text,
  X_CLIENT_SECRET: text,
  X_SIGN_IN_URL: address.default('https://x.com'),
  X_API_URL: address.default('https://api.x.com'),
  DISCORD_CLIENT_ID: text,
  DISCORD_CLIENT_SECRET: text,
  DISCORD_SIGN_IN_URL: address.default('https://discord.com'),
  DISCORD_API_URL: address.default('https://discord.com/api/v10'),
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  FACEBOOK_SIGN_IN_URL: address.default('https://www.facebook.com/v23.0'),
  FACEBOOK_API_URL: address.default('https://graph.facebook.com/v23.0'),
  META_GRANTED: z
    .string()
    .default('')
    .transform((names) => names.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.enum(META_PERMISSIONS, `must be names separated by commas: ${META_PERMISSIONS.join(', ')}`))),
  LINKEDIN_CLIENT_ID: text,
  LINKEDIN_CLIENT_SECRET: text,
  LINKEDIN_SIGN_IN_URL: address.default('https://www.linkedin.com/oauth'),
  LINKEDIN_API_URL: address.default('https://api.linkedin.com'),
  TELEGRAM_CLIENT_ID: text,
  TELEGRAM_CLIENT_SECRET: text,
  TELEGRAM_SIGN_IN_URL: address.default('https://oauth.telegram.org'),
  TELEGRAM_API_URL: address.default('https://api.telegram.org'),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, 'must be a token of BotFather: digits, a colon, and the secret')
    .optional(),
}

/** Where a provider is, and how this server signs in there. */
export type ProviderSettings = { clientId: string; clientSecret: string; signInUrl: string; apiUrl: string }

/** The settings of each provider that is on. */
export type OutsideProviders = {
  x?: ProviderSettings
  discord?: ProviderSettings
  facebook?: ProviderSettings & { granted: MetaPermission[] }
  linkedin?: ProviderSettings
  telegram?: ProviderSettings & { botToken?: string }
}

type Read = z.output<z.ZodObject<typeof outsideSettings>>
type Name = 'X' | 'DISCORD' | 'FACEBOOK' | 'LINKEDIN' | 'TELEGRAM'

/** The providers that are on: those with an id and a secret. Throws a sentence for one with only half of that. */
export function readOutsideProviders(env: Read): OutsideProviders {
  const of = (name: Name): ProviderSettings | undefined => {
    const clientId = env[`${name}_CLIENT_ID`]
    const clientSecret = env[`${name}_CLIENT_SECRET`]
    if (!clientId && !clientSecret) return undefined
    if (!clientId || !clientSecret) throw new Error(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET need each other.`)
    return { clientId, clientSecret, signInUrl: env[`${name}_SIGN_IN_URL`], apiUrl: env[`${name}_API_URL`] }
  }
  const [x, discord, facebook, linkedin, telegram] = (
    ['X', 'DISCORD', 'FACEBOOK', 'LINKEDIN', 'TELEGRAM'] as const
  ).map(of)
  const botToken = env.TELEGRAM_BOT_TOKEN
  return {
    ...(x && { x }),
    ...(discord && { discord }),
    ...(facebook && { facebook: { ...facebook, granted: env.META_GRANTED } }),
    ...(linkedin && { linkedin }),
    ...(telegram && { telegram: { ...telegram, ...(botToken && { botToken }) } }),
  }
}
