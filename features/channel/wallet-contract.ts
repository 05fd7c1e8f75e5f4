import { z } from 'zod'
import { endpoint, type Output } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import * as rules from './rules.ts'

const emoji = z.string('emojiInvalid').refine(rules.isEmoji, 'emojiInvalid')

/** A post as members read it. */
const post = z.object({
  postId: z.string(),
  issuerId: z.string(),
  /** The community's name and picture, so that a kept post can be shown without a network. */
  name: z.string(),
  profileImage: z.string(),
  promotedAt: z.string(),
  created: z.string(),
  text: z.string(),
  /** '' without a picture. */
  imageUrl: z.string(),
  /** The most frequent first. */
  reactions: z.array(z.object({ emoji: z.string(), count: z.number() })),
  /** The holder's own, in the order in which they were left. */
  own: z.array(z.string()),
})
export type Post = z.output<typeof post>

/** What the wallet knows of each channel of its holder's communities. */
const channel = z.object({
  issuerId: z.string(),
  name: z.string(),
  profileImage: z.string(),
  /** Posts after the last one seen; 0 while muted. */
  unread: z.number(),
  isMuted: z.boolean(),
})
export type Channel = z.output<typeof channel>

/** GET /wallet/posts (ours): posts of all communities of the holder, or of one, newest first. */
export const listNews = endpoint({
  method: 'GET',
  path: '/wallet/posts',
  who: 'holder',
  cors: 'wallet',
  input: z.object({
    issuerId: ref('issuer').optional(),
    /** `next` of an earlier page. */
    after: z.string().max(100, 'cursorInvalid').default(''),
  }),
  output: z.object({
    posts: z.array(post),
    /** '' after the last page. */
    next: z.string(),
    channels: z.array(channel),
  }),
  problems: { cursorInvalid: { status: 400, code: 4000 } },
})

/** Posts as far as they were read, newest first; `next` is '' after the last one. */
export type Feed = Output<typeof listNews>

/** GET /wallet/posts/{postId} (ours): one post by its own address. */
export const getPost = endpoint({
  method: 'GET',
  path: '/wallet/posts/{postId}',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ postId: ref('post') }),
  output: post,
})

const reactionsLeft = z.object({ reactions: post.shape.reactions, own: post.shape.own })

/** PUT /wallet/posts/{postId}/reactions (ours): leaves an emoji; leaving the same one again changes nothing. */
export const addReaction = endpoint({
  method: 'PUT',
  path: '/wallet/posts/{postId}/reactions',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ postId: ref('post'), emoji }),
  output: reactionsLeft,
  problems: { tooManyReactions: { status: 409, code: 4090 } },
})

/** DELETE /wallet/posts/{postId}/reactions (ours): removes the holder's own emoji. */
export const removeReaction = endpoint({
  method: 'DELETE',
  path: '/wallet/posts/{postId}/reactions',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ postId: ref('post'), emoji }),
  output: reactionsLeft,
})

/** POST /wallet/posts/{postId}/report (ours): tells the operator about a post, once a person. */
export const reportPost = endpoint({
  method: 'POST',
  path: '/wallet/posts/{postId}/report',
  who: 'holder',
  cors: 'wallet',
  input: z.object({
    postId: ref('post'),
    reason: z.string().trim().max(rules.REPORT_REASON_MAX, 'reasonTooLong').default(''),
  }),
  output: z.object({}),
})

/** PUT /wallet/communities/{issuerId}/seen (ours): the newest post that the holder has seen; earlier ones change nothing. */
export const markSeen = endpoint({
  method: 'PUT',
  path: '/wallet/communities/{issuerId}/seen',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ issuerId: ref('issuer'), postId: ref('post') }),
  output: z.object({}),
})

/** PUT /wallet/communities/{issuerId}/mute (ours): a muted community has no count, no notification and no digest. */
export const muteCommunity = endpoint({
  method: 'PUT',
  path: '/wallet/communities/{issuerId}/mute',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ issuerId: ref('issuer'), muted: z.boolean() }),
  output: z.object({}),
})
