import { z } from 'zod'
import { BESIDE_FILE_BYTES, endpoint, searchText, upload } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { tidyText } from '#base/signable-text.ts'
import { hidesText } from '#features/channel/rules.ts'
import { memberDid } from '#features/members/contract.ts'
import * as rules from './rules.ts'

/** A message's text, as forms and calls check it. */
export const messageText = z
  .string('messageMissing')
  .overwrite(tidyText)
  .trim()
  .min(1, 'messageMissing')
  .max(rules.MESSAGE_MAX, 'messageTooLong')
  .refine((text) => !hidesText(text), 'messageHidden')

/** Why a message is not taken; nothing is written then. */
export const writeProblems = {
  conversationBlocked: { status: 409, code: 4090 },
  conversationClosed: { status: 409, code: 4090 },
  tooManyMessages: { status: 429, code: 4290 },
  sizeExceeded: { status: 413, code: 4130 },
} as const

export const message = z.object({
  messageId: z.string(),
  from: z.enum(rules.SIDES),
  /** In the studio the admin's name; in the wallet their first name, '' if they do not show it, and of the member. */
  author: z.string(),
  text: z.string(),
  /** '' without a picture. */
  imageUrl: z.string(),
  created: z.string(),
  /** Whether the other side has read it. */
  isRead: z.boolean(),
})
export type Message = z.output<typeof message>

/** A badge that the community sent to the member, at its place between the messages. */
export const sentBadge = z.object({
  claimId: z.string(),
  templateId: z.string(),
  templateHash: z.string(),
  title: z.string(),
  category: z.string(),
  created: z.string(),
  /** The badge, once it is collected; '' before. */
  badgeId: z.string(),
  /** The end of the collected badge; '' without one. */
  validUntil: z.string(),
})
export type SentBadge = z.output<typeof sentBadge>

const conversation = z.object({
  did: z.string(),
  /** What their wallet calls them. */
  pseudo: z.string(),
  /** What the community calls them; '' without a name. */
  name: z.string(),
  imageUrl: z.string(),
  state: z.enum(rules.STATES),
  /** The beginning of the last message; '' where nobody has written yet. */
  lastText: z.string(),
  lastFrom: z.enum([...rules.SIDES, '']),
  lastAt: z.string(),
  /** Messages of the member that nobody of the community has read. */
  unread: z.number(),
})
export type Conversation = z.output<typeof conversation>

/** Conversations stay with the community's own admins: an admin of the parent never reads them. */
const ownAdmins = { who: 'admin', cors: 'studio', inside: 'never' } as const

/** GET /managers/conversations (ours): the latest first, unread ones before the others. */
export const listConversations = endpoint({
  method: 'GET',
  path: '/managers/conversations',
  ...ownAdmins,
  input: z.object({
    filter: z.enum(rules.FILTERS).default('all'),
    /** Matches the names of the person and the words of messages. */
    search: searchText(rules.SEARCH_MAX),
    after: z.string().max(200, 'cursorInvalid').default(''),
  }),
  output: z.object({
    conversations: z.array(conversation),
    next: z.string(),
    /** Counted up to 1,000 each (`COUNTED_MAX`). */
    counts: z.object({ all: z.number(), unread: z.number(), needsReply: z.number() }),
    /** Whether members see the caller's first name. */
    showsName: z.boolean(),
  }),
  problems: { cursorInvalid: { status: 400, code: 4000 } },
})

/** GET /managers/conversations/one (ours): a member's conversation, its latest messages last. */
export const getConversation = endpoint({
  method: 'GET',
  path: '/managers/conversations/one',
  ...ownAdmins,
  input: z.object({ did: memberDid, before: z.string().max(80, 'cursorInvalid').default('') }),
  output: z.object({
    conversation,
    messages: z.array(message),
    badges: z.array(sentBadge),
    /** For `before`; '' when there are no earlier ones. */
    earlier: z.string(),
  }),
  problems: { cursorInvalid: { status: 400, code: 4000 } },
})

/** POST /managers/conversations/messages (ours): writes to a member; the first message begins the conversation. */
export const writeToMember = endpoint({
  method: 'POST',
  path: '/managers/conversations/messages',
  ...ownAdmins,
  body: 'multipart',
  maxBytes: rules.IMAGE_MAX_BYTES + BESIDE_FILE_BYTES,
  input: z.object({ did: memberDid, text: messageText, image: upload().optional() }),
  output: message,
  problems: writeProblems,
})

/** PUT /managers/conversations/read (ours): the latest message that the community has read. */
export const readByCommunity = endpoint({
  method: 'PUT',
  path: '/managers/conversations/read',
  ...ownAdmins,
  input: z.object({ did: memberDid, messageId: ref('message') }),
  output: z.object({}),
})

/** PUT /managers/conversations/done (ours): closes a conversation until its next message, or opens it again. */
export const setDone = endpoint({
  method: 'PUT',
  path: '/managers/conversations/done',
  ...ownAdmins,
  input: z.object({ did: memberDid, done: z.boolean() }),
  output: z.object({}),
})

/** PUT /managers/conversations/name (ours): whether members see the caller's first name, also in earlier messages. */
export const showName = endpoint({
  method: 'PUT',
  path: '/managers/conversations/name',
  ...ownAdmins,
  input: z.object({ shown: z.boolean() }),
  output: z.object({}),
})
