import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { LANGUAGES } from '#base/text.ts'
import { page, pagination } from '#features/templates/contract.ts'
import * as rules from './rules.ts'

const ofTeam = { who: 'contributor', cors: 'studio' } as const
const day = z.iso.date('dayInvalid')
const count = z.number().int()

export const period = z.object({
  period: z.enum(rules.PERIODS).default('30days'),
  /** Two days of the community's zone, for the period `days`; before the days that are kept they name their whole months. */
  from: day.or(z.literal('')).default(''),
  to: day.or(z.literal('')).default(''),
})

const ORDERS = ['sent', 'collected', 'title'] as const

const chain = z.object({
  sent: count,
  cameBack: count,
  delivered: count,
  opened: count,
  collected: count,
  shared: count,
  checked: count,
})

/** What open links brought, by the day of the issue. */
const links = z.object({ opened: count, collected: count, shared: count, checked: count })

const column = z.object({
  /** The first day of its day, month or year. */
  from: z.string(),
  /** Badges issued to persons, and by open links. */
  collected: count,
  byLink: count,
})

const row = chain.extend({
  templateId: z.string(),
  title: z.string(),
  category: z.string(),
  /** Of a ticket, people that the door let in; absent otherwise. */
  admitted: count.optional(),
})

/** A community below the reader's, in a parent's insights: one row, its days in its own zone. */
const sub = chain.extend({ issuerId: z.string(), name: z.string() })

const stop = z.object({
  count,
  templates: z.array(z.object({ templateId: z.string(), title: z.string(), category: z.string(), count })),
})

/** GET /managers/insights (ours): what happened to the badges that were sent in a period, of all templates that the caller may see, or one. */
export const getInsights = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/managers/insights',
  scope: 'insights:read',
  input: period.extend({
    templateId: ref('template').optional(),
    withSubs: z.stringbool().or(z.boolean()).default(false),
    order: z.enum(ORDERS).default('sent'),
    pageNumber: page.pageNumber,
    pageSize: z.coerce.number().int().min(1).max(rules.ROWS_MAX).default(rules.ROWS_SHOWN),
  }),
  output: z.object({
    /** The days of the period, in `zone`. */
    from: z.string(),
    to: z.string(),
    zone: z.string(),
    unit: z.enum(rules.UNITS),
    /** The day since which openings and checks are counted; '' if that was before the period. */
    countedSince: z.string(),
    chain,
    /** The chain without sub-communities, to which everything below belongs. */
    own: chain,
    /** The same of the period before, of the same length; none since the start, or where its days are no longer kept. */
    before: chain.optional(),
    /** Without any, there are none. */
    links: links.optional(),
    columns: z.array(column),
    stops: z.object({ cameBack: stop, neverOpened: stop, openedOnly: stop }),
    /** Seconds within which half of the collected were collected; 0 with fewer sent than `SENT_MIN`, and where it took longer. */
    within: z.number(),
    rows: z.array(row),
    /** Deleted templates in one, if there are any. */
    rest: chain.optional(),
    subs: z.array(sub),
    pagination,
    /** What else there is now, for admins: an answer about all templates. */
    also: z
      .object({ questsStarted: count, questsFinished: count, posts: count, postsSeen: count, members: count })
      .optional(),
    /** While days are counted again in a new zone. */
    isCounting: z.boolean(),
  }),
  problems: { periodInvalid: { status: 400, code: 4000 }, dayInvalid: { status: 400, code: 4000 } },
})
export type Insights = z.output<typeof getInsights.output>

/** GET /managers/insights/sends (ours): a template's sends of several recipients, newest first. */
export const listInsightSends = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/managers/insights/sends',
  scope: 'insights:read',
  input: period.extend({ templateId: ref('template'), after: z.string().max(120, 'cursorInvalid').default('') }),
  output: z.object({
    sends: z.array(chain.omit({ checked: true }).extend({ sendId: z.string(), at: z.string(), recipients: count })),
    /** '' after the last. */
    next: z.string(),
  }),
  problems: {
    periodInvalid: { status: 400, code: 4000 },
    dayInvalid: { status: 400, code: 4000 },
    cursorInvalid: { status: 400, code: 4000 },
  },
})

export const EXPORTS = ['template', 'day', 'send'] as const

/** GET /managers/insights/all (ours): a part of an export, 5,000 rows at most; `next` is '' in the last one. */
export const exportInsights = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/managers/insights/all',
  scope: 'insights:read',
  input: period.extend({
    by: z.enum(EXPORTS).default('template'),
    templateId: ref('template').optional(),
    after: z.string().max(120, 'cursorInvalid').default(''),
  }),
  output: z.object({
    from: z.string(),
    to: z.string(),
    zone: z.string(),
    /** `title` is '' of deleted templates, `day` but by day, `at` and `sendId` but by send. */
    rows: z.array(
      chain.extend({
        templateId: z.string(),
        title: z.string(),
        day: z.string(),
        sendId: z.string(),
        at: z.string(),
        issued: count,
      }),
    ),
    next: z.string(),
  }),
  problems: {
    periodInvalid: { status: 400, code: 4000 },
    dayInvalid: { status: 400, code: 4000 },
    cursorInvalid: { status: 400, code: 4000 },
  },
})

/** PUT /managers/insights/mail (ours): turns the caller's weekly e-mail on or off. */
export const setInsightsMail = endpoint({
  who: 'admin',
  cors: 'studio',
  method: 'PUT',
  path: '/managers/insights/mail',
  /** `lang`: that of the page, in which the e-mails are written. */
  input: z.object({ isOn: z.boolean(), lang: z.enum(LANGUAGES).optional() }),
  output: z.object({ isOn: z.boolean() }),
})

/** GET /managers/insights/mail (ours): whether the caller gets the weekly e-mail. */
export const getInsightsMail = endpoint({
  who: 'admin',
  cors: 'studio',
  method: 'GET',
  path: '/managers/insights/mail',
  input: z.object({}),
  output: z.object({ isOn: z.boolean() }),
})
