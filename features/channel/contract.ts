import { z } from 'zod'
import { BESIDE_FILE_BYTES, endpoint, upload } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { tidyText } from '#base/signable-text.ts'
import * as rules from './rules.ts'

/** A post's text, as the form and the call check it. */
export const postText = z
  .string('messageMissing')
  .overwrite(tidyText)
  .trim()
  .min(1, 'messageMissing')
  .max(rules.POST_MAX, 'messageTooLong')
  .refine((text) => !rules.hidesText(text), 'messageHidden')

/** An instant as ISO 8601, of the years 1 to 9999 in UTC; '' for none. */
const instantText = z.union([
  z.literal(''),
  z.iso.datetime({ offset: true, error: 'dateInvalid' }).refine(rules.isInCalendar, 'dateInvalid'),
])

/** A post as the studio sees it; the shape of the specification, with figures (ours). */
export const channelMessage = z.object({
  /** The number of the post. */
  id: z.number(),
  /** The id of the post: what deletes it. */
  eventId: z.string(),
  /** When it was published; of a scheduled post when it was written. */
  created: z.string(),
  message: z.object({ text: z.string(), attachments: z.array(z.object({ fileUrl: z.string() })) }),
  /** Each emoji once, the most frequent first. */
  reactions: z.array(z.string()),
  reactionCounts: z.array(z.object({ emoji: z.string(), count: z.number() })),
  /** Members who have seen it. */
  seenBy: z.number(),
  /** When a scheduled post will be published; '' once it is. */
  publishAt: z.string(),
})
export type ChannelMessage = z.output<typeof channelMessage>

const postFields = {
  message: postText,
  /** A picture, without cropping. */
  image: upload().optional(),
  /** When to publish it, at most 90 days ahead; '' publishes now. */
  publishAt: instantText.default(''),
}

const postProblems = {
  tooManyPosts: { status: 429, code: 4290 },
  publishAtInvalid: { status: 400, code: 4000 },
  sizeExceeded: { status: 413, code: 4130 },
} as const

/** POST /managers/channel: publishes or schedules a post. */
export const createPost = endpoint({
  method: 'POST',
  path: '/managers/channel',
  who: 'admin',
  cors: 'studio',
  body: 'multipart',
  maxBytes: rules.IMAGE_MAX_BYTES + BESIDE_FILE_BYTES,
  input: z.object(postFields),
  output: channelMessage,
  problems: postProblems,
})

/** PUT /managers/channel/{postId} (ours): changes a post that is scheduled; `postPublished` once it is published. */
export const updatePost = endpoint({
  method: 'PUT',
  path: '/managers/channel/{postId}',
  who: 'admin',
  cors: 'studio',
  body: 'multipart',
  maxBytes: rules.IMAGE_MAX_BYTES + BESIDE_FILE_BYTES,
  input: z.object({ postId: ref('post'), ...postFields, removeImage: z.boolean().default(false) }),
  output: channelMessage,
  problems: { ...postProblems, postPublished: { status: 409, code: 4090 } },
})

/** GET /managers/channel: published posts before an instant (exclusive), newest last. */
export const listPosts = endpoint({
  method: 'GET',
  path: '/managers/channel',
  who: 'admin',
  cors: 'studio',
  input: z.object({
    size: z.coerce.number().int().min(1).max(rules.STUDIO_PAGE_MAX).default(rules.STUDIO_PAGE),
    beforeDate: instantText.default(''),
  }),
  output: z.object({
    messages: z.array(channelMessage),
    /** Posts that are not deleted, as `channelMessageCount` of GET /managers. */
    totalCount: z.number(),
  }),
})

/** GET /managers/channel/scheduled (ours): posts that wait for their time, the next one first. */
export const listScheduled = endpoint({
  method: 'GET',
  path: '/managers/channel/scheduled',
  who: 'admin',
  cors: 'studio',
  input: z.object({}),
  output: z.object({ messages: z.array(channelMessage) }),
})

/** GET /managers/channel/audience (ours): whom a post reaches. */
export const getAudience = endpoint({
  method: 'GET',
  path: '/managers/channel/audience',
  who: 'admin',
  cors: 'studio',
  input: z.object({}),
  output: z.object({
    members: z.number(),
    /** Members with notifications on, on at least one device; counted up to 100,000. */
    notified: z.number(),
  }),
})

/** DELETE /managers/channel/{postId}: hides a post everywhere at once. */
export const deletePost = endpoint({
  method: 'DELETE',
  path: '/managers/channel/{postId}',
  who: 'admin',
  cors: 'studio',
  input: z.object({ postId: ref('post') }),
  output: z.object({}),
})
