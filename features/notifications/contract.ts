import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { NOTICE_KINDS } from './rules.ts'

/** The issuer's notifications, newest first, page by page, with the number that the caller has not seen yet. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/managers/notices',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    /** `next` of the previous page; 0 at first. */
    before: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  output: z.object({
    notices: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(NOTICE_KINDS),
        at: z.string(),
        isNew: z.boolean(),
        /** Title of the template, or address of an invitation, or name of another community or of a member, or the end of a key; '' for the community itself, or a deleted template. */
        title: z.string(),
        /**
         * The template's category and its hash without 0x (a draft's id), for the link to its page; '' without a
         * template.
         */
        category: z.string(),
        hash: z.string(),
        /** The member who wrote, for the link to the conversation; '' otherwise. */
        did: z.string(),
        /** E-mails, bounced e-mails, or badges given. */
        count: z.number(),
        /** The parent whose admin caused it inside this sub-community; '' otherwise. */
        via: z.string(),
      }),
    ),
    /** At most `UNSEEN_MAX`. */
    unseen: z.number(),
    next: z.number(),
  }),
})

/** Remembers that the caller has seen the notifications up to one; a smaller number changes nothing. */
export const seeNotices = endpoint({
  method: 'PUT',
  path: '/managers/notices/seen',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ to: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  output: z.object({}),
})
