import { createHash } from 'node:crypto'
import { FetchRefused } from '#platform/outgoing/public-request.ts'
import type { SafeFetch } from '#platform/outgoing/safe-fetch.ts'
import { PEOPLE } from './people.ts'

/** A badge of the demo by an issuer elsewhere. */
export type ForeignBadge = {
  title: string
  description: string
  criteria: string
  issuer: string
  website: string
  /** A built-in picture. */
  picture: string
  issuedDaysBefore: number
  keptDaysAgo: number
}

export const FOREIGN_BADGES: ForeignBadge[] = [
  {
    title: 'Initiation au kayak de mer',
    description: 'Sait embarquer, pagayer et revenir seul à bord, par mer calme.',
    criteria: 'Trois sorties encadrées et une remontée à bord, sans aide.',
    issuer: 'École de mer du Bassin',
    website: 'https://ecole-de-mer.example.org/kayak',
    picture: 'waters/1',
    issuedDaysBefore: 210,
    keptDaysAgo: 12,
  },
]

const HOST = 'https://maison-du-velo.example.org'
const SALT = 'demo'
const CONTEXT = 'https://w3id.org/openbadges/v2'
const identity = createHash('sha256').update(`${PEOPLE[0]?.email}${SALT}`).digest('hex')

/** A badge of Open Badges 2.0 of the first member, which no key signed: its issuer's made-up site publishes it. */
export const HOSTED_BADGE = {
  '@context': CONTEXT,
  type: 'Assertion',
  id: `${HOST}/assertions/1`,
  recipient: { type: 'email', hashed: true, salt: SALT, identity: `sha256$${identity}` },
  badge: `${HOST}/badges/roue`,
  issuedOn: '2020-09-09T09:00:00Z',
  verification: { type: 'HostedBadge' },
}

const PUBLISHED: object[] = [
  HOSTED_BADGE,
  {
    '@context': CONTEXT,
    type: 'BadgeClass',
    id: HOSTED_BADGE.badge,
    name: 'Monter une roue',
    description: 'Rayonne, tend et centre une roue arrière.',
    image: `${HOST}/badges/roue.png`,
    criteria: { narrative: 'Une roue montée, centrée à un demi-millimètre près.' },
    issuer: `${HOST}/`,
  },
  {
    '@context': CONTEXT,
    type: 'Issuer',
    id: `${HOST}/`,
    name: 'Maison du vélo',
    url: HOST,
    email: 'badges@maison-du-velo.example.org',
  },
]

/** Fetches in which the demo's made-up site answers by itself: nobody owns its address, so it is not asked. */
export function publishForDemo(fetch: SafeFetch): SafeFetch {
  const found = new Map(PUBLISHED.map((document) => [idOf(document), Buffer.from(JSON.stringify(document))]))
  return async (url, ...how) => {
    if (!url.startsWith(`${HOST}/`)) return fetch(url, ...how)
    const document = found.get(url)
    if (!document) throw new FetchRefused('unreachable')
    return document
  }
}

function idOf(document: object): string {
  return 'id' in document ? String(document.id) : ''
}
