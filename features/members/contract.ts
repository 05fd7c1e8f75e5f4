import { z } from 'zod'
import { endpoint, searchText } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { namedPerson } from '#features/names/contract.ts'
import * as rules from './rules.ts'

/** Leaves an issuer: the holder keeps the Membership badge, but is no longer a member. */
export const leaveIssuer = endpoint({
  method: 'DELETE',
  path: '/wallet/memberships/{issuerId}',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ issuerId: ref('issuer') }),
  output: z.object({}),
})

/** A position in a list, as an answer gave it: valid for the order, chip and search that it was made with. */
const cursor = z.string().max(rules.CURSOR_MAX, 'cursorInvalid').default('')

const narrowing = {
  /**
   * Matches any name (contains, without case and accents), and the beginning of an address that the community entered; of
   * pending people any part of it. For keys without `addresses:read` it matches the pseudo alone.
   */
  search: searchText(rules.SEARCH_MAX),
  order: z.enum(rules.ORDERS).default('newest'),
  status: z.enum(rules.FILTERS).default('all'),
}

export const memberRow = z.object({
  /** '' for pending people. */
  did: z.string(),
  /** The wallet's own name; '' without one. */
  pseudo: z.string(),
  /** What the community calls them: what they told it, else the pseudo, else what it entered itself. */
  ...namedPerson,
  /** The name that the community entered with their address; '' without one. */
  listedName: z.string(),
  imageUrl: z.string(),
  points: z.number(),
  badgeCount: z.number(),
  /** Since when they are a member; of pending people when the invitation was made. */
  created: z.string(),
  status: z.enum(rules.STATUSES),
  /**
   * The address that the community entered; '' where it entered none. Of members only the first character and the domain,
   * see `showAddresses`.
   */
  email: z.string(),
  /** What else they are here: of the team, and their roles, newest first. */
  parts: z.array(z.object({ kind: z.enum(rules.PART_KINDS), title: z.string() })),
  /** Of pending people: the claim, for Resend (`POST /history/{claimId}/…`) and Withdraw; otherwise ''. */
  invitationId: z.string(),
})
export type MemberRow = z.output<typeof memberRow>

const cursorProblems = { cursorInvalid: { status: 400, code: 4000 } } as const

/** GET /managers/members: one page of the members, by number or by the cursors of an earlier page. */
export const listMembers = endpoint({
  method: 'GET',
  path: '/managers/members',
  scope: 'members:read',
  who: 'admin',
  cors: 'studio',
  input: z.object({
    pageNumber: z.coerce.number().int().min(1).default(1),
    pageSize: z.coerce.number().int().min(1).max(rules.PAGE_MAX).default(rules.PAGE_SIZES[0]),
    ...narrowing,
    after: cursor,
    before: cursor,
  }),
  output: z.object({
    members: z.array(memberRow),
    /** Of a search, and of pending people, at most 1,000 are counted (`COUNTED_MAX`); cursors lead beyond them. */
    pagination: z.object({ totalPages: z.number(), totalCount: z.number() }),
    /** Cursors of the first and last row, for `before` and `after`; '' on an empty page. */
    first: z.string(),
    last: z.string(),
    /** For tabs and chips, whatever the search; `pending` and `unnamed` stop at 1,000 (`COUNTED_MAX`). */
    counts: z.object({
      all: z.number(),
      member: z.number(),
      suspended: z.number(),
      left: z.number(),
      pending: z.number(),
      unnamed: z.number(),
    }),
  }),
  problems: cursorProblems,
})

/** GET /managers/members/all: one part of the export, in the order, chip and search of the page. */
export const exportMembers = endpoint({
  method: 'GET',
  path: '/managers/members/all',
  scope: 'members:read',
  who: 'admin',
  cors: 'studio',
  input: z.object({ ...narrowing, after: cursor }),
  output: z.object({
    members: z.array(
      memberRow.pick({ did: true, pseudo: true, name: true, points: true, badgeCount: true, created: true }),
    ),
    /** For `after`; '' after the last part. */
    last: z.string(),
  }),
  problems: cursorProblems,
})

/** A member as lists name them. */
export const memberDid = z.string().regex(/^did:sdi:0x[0-9a-f]{40}$/i, 'notFound')

/**
 * POST /managers/members/addresses (ours): the addresses that the community entered for some members, at most a page. Each
 * call is recorded, without the addresses. Keys need `addresses:read` as well.
 */
export const showAddresses = endpoint({
  method: 'POST',
  path: '/managers/members/addresses',
  scope: 'members:read',
  who: 'admin',
  cors: 'studio',
  input: z.object({ dids: z.array(memberDid).min(1, 'notFound').max(rules.PAGE_MAX, 'tooManyRows') }),
  output: z.object({ addresses: z.array(z.object({ did: z.string(), email: z.string() })) }),
})

/** GET /managers/members/one (ours): one member, with their points and badges. */
export const getMember = endpoint({
  method: 'GET',
  path: '/managers/members/one',
  scope: 'members:read',
  who: 'admin',
  cors: 'studio',
  input: z.object({ did: memberDid, ...narrowing }),
  output: z.object({
    member: memberRow,
    /** Their badges of this community that count, newest first, at most 12. */
    badges: z.array(
      z.object({
        id: z.string(),
        templateId: z.string(),
        templateHash: z.string(),
        category: z.string(),
        title: z.string(),
        issuedAt: z.string(),
      }),
    ),
    /** Their Membership badge that can be suspended, or is; '' without one. */
    membershipBadgeId: z.string(),
    /** The members before and after in the list's order; '' at its ends. */
    previousDid: z.string(),
    nextDid: z.string(),
    /** Position in the list, from 1; 0 when not in it. */
    position: z.number(),
  }),
})
