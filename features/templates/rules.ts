/** What a person can do with a template; only admins delete templates and withdraw their delegations. */
export const TEMPLATE_RIGHTS = ['distribute', 'edit', 'delete'] as const
export type TemplateRight = (typeof TEMPLATE_RIGHTS)[number]

export const CATEGORIES = ['basic', 'community', 'participation', 'ticket', 'membership', 'role'] as const
export type Category = (typeof CATEGORIES)[number]

export const CONTRACT_STATES = ['none', 'pending', 'stored', 'failed'] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

/** Stored effects; in the form they are glare, modulate, shiny, hue, difference. */
export const CARD_EFFECTS = ['glare', 'texture_modulate', 'texture_glare', 'texture_hue', 'texture_difference'] as const
export type CardEffect = (typeof CARD_EFFECTS)[number]
export const TEXTURES = ['texture_1', 'texture_2', 'texture_3', 'texture_4', 'texture_5', 'texture_6'] as const
export const SHAPES = ['shape_1', 'shape_2', 'shape_3', 'shape_4', 'shape_5', 'shape_6'] as const

export const TITLE_MAX = 100
export const DESCRIPTION_MAX = 2000
export const CRITERIA_MAX = 2000
export const ALT_MAX = 300
export const LOCATION_MAX = 300
export const STREET_MAX = 200

/** The place of an event in one line, the street first; '' is virtual. */
export function placeText({ location, streetAddress }: { location: string; streetAddress: string }): string {
  return [location && streetAddress, location].filter(Boolean).join(', ')
}
export const SEARCH_MAX = 50
export const POINTS_MAX = 1e10
export const SECONDS_A_MONTH = 2_592_000
export const DURATION_MONTHS = { min: 1, max: 12 }
export const PAGE_SIZE = 24
/** The last page number that can be requested, and the longest cursor. */
export const PAGES_MAX = 100_000
export const CURSOR_MAX = 200
/** Characters of a list of ids: 100 of 26, and commas. */
export const IDS_MAX = 2_700
/** Templates per category in a search; the category's list has the rest. */
export const SEARCH_GROUP_SIZE = 12
/** Names that a browser searches by itself; the server searches all. */
export const NAMES_MAX = 2000
/** Slots for cards in a row of results; unused ones show an outline. */
export const RESULT_PLACES = 4
/** Sessions in the response for one template, newest first; its history has pages of all of them. */
export const SESSIONS_SHOWN = 24
/** The most versions of a template shown, newest first. */
export const VERSIONS_MAX = 50
/** Pictures with more pixels are not decoded. */
export const IMAGE_MAX_PIXELS = 50_000_000
/** Width over height of a template's picture. */
export const IMAGE_RATIO: Record<Category, number> = {
  basic: 1,
  community: 1,
  participation: 1,
  ticket: 1,
  membership: 856 / 540,
  role: 1,
}
/** How far a picture's ratio may be off (error code 2000). */
export const IMAGE_RATIO_TOLERANCE = 0.02

/** The categories of a community's first cards, in the order in which they are offered. */
export const FIRST_CATEGORIES = ['membership', 'basic'] as const
export type FirstCategory = (typeof FIRST_CATEGORIES)[number]

/** Whether a category has a first card; its new templates start with an emblem as their picture. */
export function isFirstCategory(category: Category): category is FirstCategory {
  return FIRST_CATEGORIES.some((first) => first === category)
}

/** Limits of a delegation made at publication, when the template has no limit of its own. */
export const DELEGATION_MAX_COUNT = 100_000
export const DELEGATION_MONTHS = 12

/** The orders of a list: by creation, by the last send, by the last change, by name. */
export const TEMPLATE_ORDERS = ['newest', 'sent', 'edited', 'name'] as const
export type TemplateOrder = (typeof TEMPLATE_ORDERS)[number]

/** Which events a list shows: all, those that have not ended, or those that have. */
export const EVENT_STATES = ['all', 'ongoing', 'finished'] as const
export type EventState = (typeof EVENT_STATES)[number]

/**
 * The name on a badge, its credential and its card: the one that was entered, where the template asks for it. Elsewhere an
 * entered name is how the community calls the person, and on no badge.
 */
export function nameOnBadge(
  template: { optionName?: boolean | undefined },
  entered: { optionName?: string | undefined },
): string {
  return template.optionName ? (entered.optionName ?? '') : ''
}

/** Whether a template can be sent: being signed and queued is enough. */
export function isSendable(state: ContractState): boolean {
  return state === 'pending' || state === 'stored'
}

/** How often a template being anchored is read again, until the public log has stored or refused it. */
export const ANCHORING_REREAD_MS = 2000

/** Published means that contractState is not none. */
export function isPublished(state: ContractState): boolean {
  return state !== 'none'
}

/** A duration in seconds as whole months, rounded. */
export function monthsOf(seconds: number): number {
  return Math.round(seconds / SECONDS_A_MONTH)
}

/** A search within the limits of the calls: trimmed, and cut to 50 UTF-16 units without splitting a character. */
export function cutSearch(text: string): string {
  return text
    .trim()
    .slice(0, SEARCH_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}

/** How long a claim of a badge without an event can be collected. */
export const CLAIM_DAYS = 30

/**
 * The default end of a claim that is created or renewed now: the end of its event if that is in the future, otherwise 30
 * days from now.
 */
export function endOfClaim(now: Date, eventEnd: Date | null = null): Date {
  return eventEnd && eventEnd > now ? eventEnd : new Date(now.getTime() + CLAIM_DAYS * 86_400_000)
}
