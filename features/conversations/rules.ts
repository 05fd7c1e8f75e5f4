/** UTF-16 code units of a message, without spaces at its ends. */
export const MESSAGE_MAX = 2000
/** Messages that one member writes in an hour, to all communities. */
export const MEMBER_AN_HOUR = 20
/** Messages that one community writes in an hour. */
export const COMMUNITY_AN_HOUR = 1000
export const MESSAGES_PAGE = 30
export const CONVERSATIONS_PAGE = 20
export const SEARCH_MAX = 50
/** The first conversations of the list, whose words a search reads. */
export const SEARCHED_MAX = 2000
/** The highest count of conversations that is shown. */
export const COUNTED_MAX = 1000
/** Characters of the last message that lists show. */
export const EXCERPT_MAX = 160
/** Sent badges between the messages of one page. */
export const BADGES_PAGE = 20
export const IMAGE_MAX_BYTES = 10_485_760
/** Minutes after which an unread message is e-mailed, once. */
export const MAIL_AFTER_MINUTES = 60
/** Days for which a closed conversation is kept. */
export const CLOSED_DAYS = 90

export const FILTERS = ['all', 'unread', 'needsReply'] as const
export type Filter = (typeof FILTERS)[number]

/** `done` until the next message, `blocked` by the member, `closed` because they left. */
export const STATES = ['open', 'done', 'blocked', 'closed'] as const
export type ConversationState = (typeof STATES)[number]

export const SIDES = ['member', 'community'] as const
/** Who wrote a message. */
export type Side = (typeof SIDES)[number]

type Dates = { doneAt: Date | null; blockedAt: Date | null; closedAt: Date | null }

/** The state of a conversation, by what happened to it. */
export function stateOf({ doneAt, blockedAt, closedAt }: Dates): ConversationState {
  if (closedAt) return 'closed'
  if (blockedAt) return 'blocked'
  return doneAt ? 'done' : 'open'
}
