import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'

/** A community as its member sees it in a list. */
const community = z.object({
  issuerId: z.string(),
  did: z.string(),
  name: z.string(),
  profileImage: z.string(),
  /** When the operator checked the identity behind the name; '' when never. */
  promotedAt: z.string(),
  /** Its public page; '' while that is off. */
  pageUrl: z.string(),
  /** Whether it can have a channel and conversations: its key is on the server. */
  hasChannel: z.boolean(),
  /** Since when the holder is a member. */
  since: z.string(),
  /** Since when their Membership badge is suspended; '' while it counts. */
  suspendedAt: z.string(),
  points: z.number(),
  /** Their badges of this community that are neither revoked nor suspended. */
  badgeCount: z.number(),
  /** What is new for them; 0 where the community has no channel or quests. */
  unreadPosts: z.number(),
  unreadMessages: z.number(),
  openQuests: z.number(),
  /** Whether its members see a ranking. */
  hasRanking: z.boolean(),
})
export type Community = z.output<typeof community>

/** GET /wallet/communities (ours): the communities that the holder is a member of, the latest first. */
export const listCommunities = endpoint({
  method: 'GET',
  path: '/wallet/communities',
  who: 'holder',
  cors: 'wallet',
  input: z.object({}),
  output: z.object({ communities: z.array(community) }),
})

/** GET /wallet/communities/{issuerId} (ours): what one of them says about itself; 404 for people who are not its members. */
export const getCommunity = endpoint({
  method: 'GET',
  path: '/wallet/communities/{issuerId}',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ issuerId: ref('issuer') }),
  output: community.extend({
    description: z.string(),
    sector: z.string(),
    tags: z.array(z.string()),
    bannerColor: z.string(),
    website: z.string(),
    twitter: z.string(),
    discord: z.string(),
    telegram: z.string(),
    instagram: z.string(),
    facebook: z.string(),
    linkedin: z.string(),
    youtube: z.string(),
    /** The holder's newest Membership badge that is not revoked; '' without one. */
    membershipBadgeId: z.string(),
  }),
})
