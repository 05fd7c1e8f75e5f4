import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { NOTICE_KINDS } from './rules.ts'

/** The issuer's notices, newest first, a part at a time, and how many of all the caller has not seen yet. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/managers/notices',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    /** `next` of the part before; 0 at first. */
    before: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  output: z.object({
    notices: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(NOTICE_KINDS),
        at: z.string(),
        isNew: z.boolean(),
        /** Of what; '' where it is of the community, or gone. */
        title: z.string(),
        /** The template's category and its hash without 0x (a draft's id), by which its page is opened; '' for none. */
        category: z.string(),
        hash: z.string(),
        /** Mails, mails that came back, or badges that were given. */
        count: z.number(),
      }),
    ),
    /** At most `UNSEEN_MAX`. */
    unseen: z.number(),
    next: z.number(),
  }),
})

/** Remembers that the caller has seen the notices up to one; a smaller number changes nothing. */
export const seeNotices = endpoint({
  method: 'PUT',
  path: '/managers/notices/seen',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ to: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  output: z.object({}),
})
