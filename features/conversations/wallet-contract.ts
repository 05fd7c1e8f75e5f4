import { z } from 'zod'
import { BESIDE_FILE_BYTES, endpoint, upload } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { message, messageText, sentBadge, writeProblems } from './contract.ts'
import * as rules from './rules.ts'

const ownConversation = z.object({
  issuerId: z.string(),
  name: z.string(),
  profileImage: z.string(),
  promotedAt: z.string(),
  state: z.enum(rules.STATES),
  lastText: z.string(),
  lastFrom: z.enum([...rules.SIDES, '']),
  lastAt: z.string(),
  /** Messages of the community that the holder has not read. */
  unread: z.number(),
})
export type OwnConversation = z.output<typeof ownConversation>

/** GET /wallet/conversations (ours): the holder's conversations, the latest first. */
export const listOwnConversations = endpoint({
  method: 'GET',
  path: '/wallet/conversations',
  who: 'holder',
  cors: 'wallet',
  input: z.object({}),
  output: z.object({ conversations: z.array(ownConversation) }),
})

/** GET /wallet/conversations/{issuerId} (ours): one with its latest messages, also before anybody has written. */
export const getOwnConversation = endpoint({
  method: 'GET',
  path: '/wallet/conversations/{issuerId}',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ issuerId: ref('issuer'), before: z.string().max(80, 'cursorInvalid').default('') }),
  output: z.object({
    conversation: ownConversation,
    messages: z.array(message),
    badges: z.array(sentBadge),
    earlier: z.string(),
  }),
  problems: { cursorInvalid: { status: 400, code: 4000 } },
})

/** POST /wallet/conversations/{issuerId}/messages (ours): writes to a community of which the holder is a member. */
export const writeToCommunity = endpoint({
  method: 'POST',
  path: '/wallet/conversations/{issuerId}/messages',
  who: 'holder',
  cors: 'wallet',
  body: 'multipart',
  maxBytes: rules.IMAGE_MAX_BYTES + BESIDE_FILE_BYTES,
  input: z.object({ issuerId: ref('issuer'), text: messageText, image: upload().optional() }),
  output: message,
  problems: writeProblems,
})

/** PUT /wallet/conversations/{issuerId}/read (ours): the latest message that the holder has read. */
export const readByMember = endpoint({
  method: 'PUT',
  path: '/wallet/conversations/{issuerId}/read',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ issuerId: ref('issuer'), messageId: ref('message') }),
  output: z.object({}),
})

/** PUT /wallet/conversations/{issuerId}/block (ours): while it is blocked the community cannot write. */
export const blockConversation = endpoint({
  method: 'PUT',
  path: '/wallet/conversations/{issuerId}/block',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ issuerId: ref('issuer'), blocked: z.boolean() }),
  output: z.object({}),
  problems: { conversationClosed: writeProblems.conversationClosed },
})
