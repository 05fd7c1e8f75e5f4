import { addMonths } from '#base/add-months.ts'

export const NAME_MAX = 100
export const REASON_MAX = 1000
/** Characters of the address where the representative or the organisation can be found. */
export const PROFILE_MAX = 200
/** Characters of the operator's words to a refused community. */
export const ANSWER_MAX = 1000
export const CODE_LENGTH = 6
export const CODE_MINUTES = 15
export const CODE_TRIES = 5
/** Wrong codes of one address in a day, over all its codes. */
export const CODE_TRIES_A_DAY = 20
export const CODES_AN_HOUR = 5
/** Seconds before the next code can be asked for, in the form. */
export const RESEND_SECONDS = 30
/** How long a refused community waits before it asks again. */
export const AGAIN_DAYS = 30
/** How long the operator's link works. */
export const LINK_DAYS = 14
export const MARK_MONTHS = 24
/** When the end of the mark is announced; from then on it can be asked for again. */
export const WARNED_DAYS = 60
/** Refused requests are kept for so long after the decision, accepted ones until so long after the end of their mark. */
export const KEPT_MONTHS = 12
/** Where the operator's link leads. */
export const DECIDE_PATH = '/promotion'

/** What a community says it is. */
export const ORGANISATION_KINDS = ['association', 'school', 'company', 'publicBody', 'group', 'person'] as const
export type OrganisationKind = (typeof ORGANISATION_KINDS)[number]

export const REQUEST_STATES = ['waiting', 'accepted', 'refused'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** What is known of a community's domain: no website, no proof, proven, or proven before and not found any more. */
export const DOMAIN_STATES = ['none', 'open', 'verified', 'missed', 'ended'] as const
export type DomainState = (typeof DOMAIN_STATES)[number]

const DAY_MS = 24 * 60 * 60 * 1000
/** How often the file of a proven domain is looked for. */
export const DOMAIN_CHECK_MS = 7 * DAY_MS
export const DOMAIN_MISSES = 3
export const DID_CONFIGURATION_PATH = '/.well-known/did-configuration.json'
/** How often a network may read the one of this origin, which is signed each time. */
export const ORIGIN_READS = { limit: 60, seconds: 60 }

/** When a mark ends. */
export function markEnd(promotedAt: Date): Date {
  return addMonths(promotedAt, MARK_MONTHS)
}

/** From when a community is told of the end of its mark, and can ask for it again. */
export function renewableFrom(promotedAt: Date): Date {
  return daysLater(markEnd(promotedAt), -WARNED_DAYS)
}

/** An instant some days later, or earlier. */
export function daysLater(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS)
}

/** The host of a website, in lower case, with its port if it has one; '' without a website. */
export function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).host : ''
}

/** Providers with whom anyone has an address: their domain says nothing about a community. */
const FREE_MAIL = new Set(
  `gmail.com googlemail.com outlook.com outlook.fr hotmail.com hotmail.fr hotmail.co.uk live.com live.fr msn.com
  yahoo.com yahoo.fr yahoo.co.uk ymail.com rocketmail.com icloud.com me.com mac.com aol.com proton.me protonmail.com
  pm.me tutanota.com tuta.io tuta.com gmx.com gmx.de gmx.net gmx.fr gmx.at gmx.ch web.de mail.com mail.ru yandex.com
  yandex.ru zoho.com fastmail.com hey.com duck.com orange.fr wanadoo.fr free.fr sfr.fr neuf.fr laposte.net bbox.fr
  numericable.fr club-internet.fr aliceadsl.fr voila.fr bluewin.ch hispeed.ch sunrise.ch skynet.be telenet.be
  t-online.de freenet.de libero.it virgilio.it alice.it tiscali.it terra.es telefonica.net sapo.pt bol.com.br uol.com.br
  qq.com 163.com 126.com naver.com daum.net rediffmail.com btinternet.com sky.com virginmedia.com comcast.net
  verizon.net att.net cox.net mailbox.org posteo.de posteo.net riseup.net hushmail.com inbox.com mailo.com ik.me
  netcourrier.com yopmail.com mailinator.com`
    .split(/\s+/)
    .filter(Boolean),
)

/** What public pages show of a proven address: its domain, and nothing for a provider of free mail. */
export function publicDomainOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return FREE_MAIL.has(domain) ? '' : domain
}
