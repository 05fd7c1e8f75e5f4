import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import * as rules from './rules.ts'

const templateId = ref('template')
const ofAdmins = { who: 'admin', cors: 'studio' } as const

const settings = z.object({
  /** Off until an admin turns it on; while it is off nobody gives, and gifts already made stay. */
  isOn: z.boolean(),
  givers: z.enum(rules.GIVERS),
  /** With `holders`: one badge of any of these templates of the community is enough. */
  templateIds: z.array(z.string()),
  perWeek: z.number(),
  pairDays: z.number(),
  reviewsFirst: z.boolean(),
})
export type GivingSettings = z.output<typeof settings>

const onlyCommunity = { notCommunity: { status: 409, code: 4090 } } as const

/** GET /managers/templates/{templateId}/giving (ours): who may give badges of a Community template to others. */
export const getGiving = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/templates/{templateId}/giving',
  input: z.object({ templateId }),
  output: z.object({
    settings,
    /** The community's templates that `templateIds` can name: published, newest first, at most 200. */
    templates: z.array(z.object({ id: z.string(), title: z.string(), category: z.string() })),
    /** Gifts that wait for review, up to 100. */
    toReview: z.number(),
  }),
  problems: onlyCommunity,
})

/** PUT /managers/templates/{templateId}/giving (ours): changes all settings; they apply to the next gift. */
export const updateGiving = endpoint({
  ...ofAdmins,
  method: 'PUT',
  path: '/managers/templates/{templateId}/giving',
  input: z.object({
    templateId,
    isOn: z.boolean(),
    givers: z.enum(rules.GIVERS).default('members'),
    templateIds: z
      .array(z.string('notFound').max(80, 'notFound'))
      .max(rules.NAMED_TEMPLATES_MAX, 'tooManyTemplates')
      .default([]),
    perWeek: z
      .number('perWeekInvalid')
      .int('perWeekInvalid')
      .min(rules.PER_WEEK.min, 'perWeekInvalid')
      .max(rules.PER_WEEK.max, 'perWeekInvalid')
      .default(rules.PER_WEEK.usual),
    pairDays: z
      .number('pairDaysInvalid')
      .int('pairDaysInvalid')
      .min(rules.PAIR_DAYS.min, 'pairDaysInvalid')
      .max(rules.PAIR_DAYS.max, 'pairDaysInvalid')
      .default(rules.PAIR_DAYS.usual),
    reviewsFirst: z.boolean().default(false),
  }),
  output: z.object({ settings }),
  problems: { ...onlyCommunity, templatesMissing: { status: 400, code: 4000 } },
})

/** A person at one end of a gift. */
const person = z.object({
  /** did:sdi of their wallet; '' of an address whose wallet has not claimed yet, and of erased people. */
  did: z.string(),
  /** What the community calls them; '' without a name. */
  name: z.string(),
  imageUrl: z.string(),
  /** The address to which the gift went, of recipients chosen by address; '' otherwise, and once erased. */
  email: z.string(),
  /** A person whose data were erased: "a former member". */
  isErased: z.boolean(),
})

const gift = z.object({
  giftId: z.string(),
  giver: person,
  recipient: person,
  sentence: z.string(),
  state: z.enum(rules.GIFT_STATES),
  /** '' unless it counts for no challenge. */
  mark: z.enum([...rules.MARKS, '']),
  created: z.string(),
  /** The claim, as in the template's history; '' before a review and where it was refused. */
  claimId: z.string(),
  /** The badge, once it was claimed; '' before. */
  badgeId: z.string(),
  isRevoked: z.boolean(),
})
export type AdminGift = z.output<typeof gift>

/** GET /managers/templates/{templateId}/gifts (ours): gifts of a template, newest first; those to review oldest first. */
export const listGifts = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/templates/{templateId}/gifts',
  input: z.object({
    templateId,
    filter: z.enum(rules.GIFT_FILTERS).default('all'),
    /** `next` of the previous page. */
    after: z.string().max(120, 'cursorInvalid').default(''),
  }),
  output: z.object({
    gifts: z.array(gift),
    next: z.string(),
    /** Counted up to 100 each. */
    counts: z.object({ review: z.number(), marked: z.number() }),
  }),
  problems: { ...onlyCommunity, cursorInvalid: { status: 400, code: 4000 } },
})

const decided = { giftDecided: { status: 409, code: 4090 } } as const

/**
 * POST /managers/gifts/{giftId}/approve (ours): sends a gift that waits for review; of two simultaneous decisions one wins,
 * the other gets `giftDecided`, as for a gift that was withdrawn meanwhile.
 */
export const approveGift = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/gifts/{giftId}/approve',
  input: z.object({ giftId: ref('gift') }),
  output: z.object({}),
  problems: {
    ...decided,
    /** The giver is no longer a member, or giving has ended: only refusing is left. */
    giverLeft: { status: 409, code: 4090 },
    templateNotPublished: { status: 409, code: 4090 },
    delegationEnded: { status: 409, code: 4090 },
    quantityUsed: { status: 409, code: 4090 },
    tooManyEmails: { status: 429, code: 2000 },
  },
})

/** POST /managers/gifts/{giftId}/refuse (ours): ends a gift that waits for review; the giver sees it in their list. */
export const refuseGift = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/gifts/{giftId}/refuse',
  input: z.object({ giftId: ref('gift') }),
  output: z.object({}),
  problems: decided,
})
