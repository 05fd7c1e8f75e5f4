import { withHttps } from '#base/https-address.ts'
import { plainText } from '#base/plain-text.ts'

/** Limits of the sign-up wizard and the profile. */
export const LAST_NAME_MAX = 50
export const FIRST_NAME_MAX = 30
export const NAME_MIN = 3
export const NAME_MAX = 50
export const DESCRIPTION_MIN = 3
/** At sign-up; the profile allows more. */
export const DESCRIPTION_MAX = 350
export const PROFILE_DESCRIPTION_MAX = 1000
/** The longest name that the profile accepts, and the longest that its field lets one type. */
export const PROFILE_NAME_MAX = 100
export const PROFILE_NAME_INPUT = 50
export const SECTOR_MIN = 3
export const SECTOR_MAX = 100
export const LINK_MAX = 200
export const TAGS_MAX = 20
export const TAG_MAX = 40
/** Characters typed before tags are suggested. */
export const TAG_SUGGEST_FROM = 2
export const IMAGE_MAX_BYTES = 10_485_760
/** The most e-mails in 24 hours that an operator can allow one issuer. */
export const MAIL_LIMIT_MAX = 1_000_000
/** The most sub-communities that an operator can allow one issuer. */
export const SUBS_LIMIT_MAX = 10_000
/** The ground of the blank avatar, the picture of a community that chose none. */
export const BLANK_GROUND = '#F2F1F7'
export const BANNER_PRESETS = ['#000000', '#4723AD', '#51CBFF'] as const
export const BANNER_DEFAULT = '#9CA3AF'
export const DEFAULT_TAGS = ['Blockchain', 'Digital Marketing', 'Freedom'] as const
export const WIZARD_STEPS = 5

export const WEBSITE_PATTERN = /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i
const BRAND_LETTERS = ['b', 'l', 'a', 'z', 'o', 'n']
const BRAND = new RegExp(BRAND_LETTERS.join('[^\\p{L}\\p{N}]?'), 'u')
const BRAND_ALIKE = [
  new RegExp(BRAND_LETTERS.join('[^\\p{L}\\p{N}\\s]?'), 'u'),
  new RegExp(`(?<![\\p{L}\\p{N}])${BRAND.source}(?![\\p{L}\\p{N}])`, 'u'),
]

/**
 * Whether a name imitates the brand word, in any width, case or accent, with or without a dot, space, dash or other
 * sign between its letters; it is reserved for the platform's own issuer. The server also finds look-alike letters of
 * other scripts (`assertName`).
 */
export function imitatesBrand(name: string): boolean {
  return BRAND.test(plainText(name.normalize('NFKC')))
}

/**
 * Whether a name whose look-alike letters were replaced reads as the brand word; over spaces only as words of their own,
 * since "Gruß la Zone" is a name.
 */
export function readsAsBrand(skeleton: string): boolean {
  const plain = plainText(skeleton.normalize('NFKC'))
  return BRAND_ALIKE.some((pattern) => pattern.test(plain))
}

/** Refused attempts in an hour after which an alert is sent. */
export const ALERT_AFTER = 20

/** A masked API key: only its last characters, to tell it from others. */
export function maskKey(apiKey: string): string {
  return `${KEY_MASK}${apiKey.slice(-KEY_END)}`
}

const KEY_MASK = '••••••••'
const KEY_END = 6

/** Whether a DID, in any case, is the platform's own issuer; always false when the settings name none. */
export function isPlatformDid(did: string | undefined, platformIssuer: string | undefined): boolean {
  return Boolean(did) && did?.toLowerCase() === platformIssuer?.toLowerCase()
}

const SERVICES = {
  discord: { hosts: ['discord.gg', 'discord.com'], handle: 'https://discord.gg/' },
  telegram: { hosts: ['t.me', 'telegram.me'], handle: 'https://t.me/' },
  twitter: { hosts: ['twitter.com', 'x.com'], handle: 'https://x.com/' },
  instagram: { hosts: ['instagram.com'], handle: 'https://www.instagram.com/' },
  facebook: { hosts: ['facebook.com', 'fb.com'], handle: 'https://www.facebook.com/' },
  linkedin: { hosts: ['linkedin.com'], handle: 'https://www.linkedin.com/company/' },
  youtube: { hosts: ['youtube.com', 'youtu.be'], handle: 'https://www.youtube.com/@' },
} as const

export type Service = keyof typeof SERVICES
export const SERVICE_NAMES = Object.keys(SERVICES) as Service[]

/**
 * Expands a handle to the address of its page; keeps an https address of the service, typed with or without its https://.
 * '' is none, undefined is invalid.
 */
export function expandLink(service: Service, text: string): string | undefined {
  const value = text.trim()
  if (value === '') return ''
  const { hosts, handle } = SERVICES[service]
  if (/^@?[\w.-]{1,80}$/.test(value) && !hosts.some((host) => value.toLowerCase().startsWith(host))) {
    return handle + value.replace(/^@/, '')
  }
  const address = withHttps(value)
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, username } = new URL(address)
  const isService = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && username === '' && isService ? address : undefined
}

/** The words that confirm an account deletion, in either language, in any case. */
const DELETE_WORDS = ['delete', 'supprimer']

/** Whether a text is one of the words that confirm a deletion. */
export function isDeleteWord(text: string): boolean {
  return DELETE_WORDS.includes(text.trim().toLowerCase())
}

/** The identifier of a community as a credential issuer (OpenID4VCI 1.0, 12.2.1), on this server's public address. */
export function credentialIssuer(publicUrl: string, issuerId: string): string {
  return `${publicUrl}/issuers/${issuerId}`
}

/** Whether an identifier is of a credential issuer here: a community, or the server of offers without a community. */
export function isCredentialIssuer(publicUrl: string, identifier: string): boolean {
  const start = credentialIssuer(publicUrl, '')
  return (
    identifier === publicUrl || (identifier.startsWith(start) && /^[\w-]{1,80}$/.test(identifier.slice(start.length)))
  )
}
