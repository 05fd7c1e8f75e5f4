import { z } from 'zod'
import { endpoint, type Output } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { cardSpec } from '#features/templates/contract.ts'
import { ORGANISATION_KINDS } from '../rules.ts'
import { NETWORKS, PAGE_READS } from './rules.ts'

/** A published template on a public page. */
const earnable = z.object({
  card: cardSpec,
  title: z.string(),
  lang: z.enum(['en', 'fr']),
  /** People who hold it now, at most `HOLDERS_COUNTED` and one. */
  holders: z.number(),
  /** Of an event: when it begins and ends, in its time zone; '' otherwise. */
  startDate: z.string(),
  endDate: z.string(),
  timeZone: z.string(),
})

/** GET /communities/{issuerId} (ours): the contents of a community's public page; 404 while it is off. */
export const getCommunityPage = endpoint({
  method: 'GET',
  path: '/communities/{issuerId}',
  who: 'anyone',
  cors: 'public',
  rate: PAGE_READS,
  input: z.object({ issuerId: ref('issuer') }),
  output: z.object({
    name: z.string(),
    description: z.string(),
    image: z.string(),
    bannerColor: z.string(),
    sector: z.string(),
    tags: z.array(z.string()),
    /** '' without one. */
    website: z.string(),
    links: z.array(z.object({ network: z.enum(NETWORKS), url: z.string() })),
    did: z.string(),
    didWeb: z.string(),
    /** The site that keeps its keys, and whose operator checks identities. */
    host: z.string(),
    /** The verified mark: when the representative was checked, and until when it is good; '' without the mark. */
    promotedAt: z.string(),
    promotedUntil: z.string(),
    /** What kind of organisation was checked; `community` without a request that says so. */
    kind: z.enum(['community', ...ORGANISATION_KINDS]),
    /** What the community has proven: a domain that names its key, or one at which its representative reads e-mail. */
    verifications: z.array(z.object({ type: z.enum(['domain', 'email']), domain: z.string() })),
    membersCount: z.number(),
    postsCount: z.number(),
    badgesCount: z.number(),
    /** When the community was created. */
    created: z.string(),
    /** Published templates, without finished events, at most `EARNABLE_MAX`. */
    earnable: z.array(earnable),
    /** The open link of its Membership, '' without one that anyone can use. */
    joinUrl: z.string(),
    pageUrl: z.string(),
  }),
})
export type Community = Output<typeof getCommunityPage>

/** GET /managers/public-page (ours): the address of the community's public page, and whether it is on. */
export const getPublicPage = endpoint({
  method: 'GET',
  path: '/managers/public-page',
  who: 'admin',
  cors: 'studio',
  input: z.object({}),
  output: z.object({ isOn: z.boolean(), url: z.string() }),
})

/** PUT /managers/public-page (ours): switches the public page on or off; its address is 404 while it is off. */
export const setPublicPage = endpoint({
  method: 'PUT',
  path: '/managers/public-page',
  who: 'admin',
  cors: 'studio',
  input: z.object({ isOn: z.boolean() }),
  output: z.object({ isOn: z.boolean(), url: z.string() }),
})
