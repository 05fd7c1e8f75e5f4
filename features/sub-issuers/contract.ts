import { z } from 'zod'
import { isEmail } from '#base/email-address.ts'
import { endpoint, searchText } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { LANGUAGES } from '#base/text.ts'
import * as rules from './rules.ts'

const field = z.string().normalize('NFC').trim().max(rules.FIELD_MAX, 'fieldTooLong').default('')
const did = z.string().regex(/^did:sdi:0x[0-9a-f]{40}$/i, 'notFound')

/** Rows with an empty field are dropped; one invalid address rejects the whole call. */
const invite = z.object({
  name: field,
  email: field.transform((text) => text.toLowerCase()),
  firstName: field,
  lastName: field,
})

/** Whether a row has all fields, so that it is sent. */
export function isComplete(row: z.output<typeof invite>): boolean {
  return row.name !== '' && row.email !== '' && row.firstName !== '' && row.lastName !== ''
}

const tooManySubs = { tooManySubs: { status: 409, code: 4090 } } as const
const tooManyInvitations = { tooManyInvitations: { status: 429, code: 4290 } } as const

/** POST /auth/sub-manager-invite: mails the people who are to create sub-communities. */
export const inviteSubs = endpoint({
  method: 'POST',
  path: '/auth/sub-manager-invite',
  who: 'admin',
  inside: 'never',
  cors: 'studio',
  input: z.object({
    invites: z
      .array(invite)
      .max(rules.INVITES_MAX, 'tooManyRows')
      .refine((rows) => rows.filter(isComplete).every(({ email }) => isEmail(email)), 'invalidEmails'),
    lang: z.enum(LANGUAGES).optional(),
  }),
  output: z.object({ invited: z.number() }),
  problems: { ...tooManySubs, ...tooManyInvitations, isSubCommunity: { status: 409, code: 4090 } },
})

/** POST /managers/sub/resend (ours): mails an open invitation again; the older link ends. */
export const resendSub = endpoint({
  method: 'POST',
  path: '/managers/sub/resend',
  who: 'admin',
  inside: 'never',
  cors: 'studio',
  input: z.object({ invitationId: ref('subInvitation') }),
  output: z.object({}),
  problems: { ...tooManyInvitations, tooSoon: { status: 429, code: 4290 } },
})

/** DELETE /managers/sub/invitations/{invitationId} (ours): withdraws an open invitation. */
export const withdrawSub = endpoint({
  method: 'DELETE',
  path: '/managers/sub/invitations/{invitationId}',
  who: 'admin',
  inside: 'never',
  cors: 'studio',
  input: z.object({ invitationId: ref('subInvitation') }),
  output: z.object({}),
})

/** GET /managers/sub: one page of the sub-communities and open invitations, newest first. */
export const listSubs = endpoint({
  method: 'GET',
  path: '/managers/sub',
  who: 'admin',
  inside: 'never',
  cors: 'studio',
  input: z.object({
    pageNumber: z.coerce.number().int().min(1).default(1),
    pageSize: z.coerce.number().int().min(1).max(50).default(rules.PAGE_SIZE),
    search: searchText(rules.SEARCH_MAX),
    onlyValidated: z.stringbool().default(false),
  }),
  output: z.object({
    issuers: z.array(
      z.object({
        /** '' while pending. */
        did: z.string(),
        name: z.string(),
        profileImage: z.string(),
        adminEmail: z.string(),
        membersCount: z.number(),
        badgesCount: z.number(),
        created: z.string(),
        state: z.enum(['pending', 'active']),
        /** While pending: names the row for Resend and Withdraw; otherwise ''. */
        invitationId: z.string(),
        /** When the invitation was last mailed, and whether it has expired; '' and false for active ones. */
        invitedDate: z.string(),
        isExpired: z.boolean(),
        /** Whether it has its own key: its parent cannot delete it. */
        hasOwnKey: z.boolean(),
        /** When a deletion by the parent is due; '' without one. */
        deletionDue: z.string(),
      }),
    ),
    pagination: z.object({ totalPages: z.number(), totalCount: z.number() }),
    /** Of all active sub-communities, whatever the search. */
    totals: z.object({ members: z.number(), badges: z.number() }),
    /** When the counts were read. */
    countedAt: z.string(),
  }),
})

/** POST /managers/sub/release (ours): a sub-community becomes a community of its own. */
export const releaseSub = endpoint({
  method: 'POST',
  path: '/managers/sub/release',
  who: 'admin',
  inside: 'never',
  cors: 'studio',
  input: z.object({ did }),
  output: z.object({}),
})

/** POST /managers/sub/delete (ours): the parent's main admin starts the deletion of a sub-community without its own key. */
export const deleteSub = endpoint({
  method: 'POST',
  path: '/managers/sub/delete',
  who: 'mainAdmin',
  inside: 'never',
  cors: 'studio',
  proof: 'fresh',
  input: z.object({ did }),
  output: z.object({ deletionDue: z.string() }),
  problems: { hasOwnKey: { status: 409, code: 4090 } },
})

/** POST /managers/sub/keep (ours): any admin of the parent stops that deletion. */
export const keepSub = endpoint({
  method: 'POST',
  path: '/managers/sub/keep',
  who: 'admin',
  inside: 'never',
  cors: 'studio',
  input: z.object({ did }),
  output: z.object({}),
})

/** GET /managers/parent (ours): the caller's community as a sub-community; empty texts when it has no parent. */
export const getParent = endpoint({
  method: 'GET',
  path: '/managers/parent',
  who: 'admin',
  inside: 'never',
  cors: 'studio',
  input: z.object({}),
  output: z.object({
    did: z.string(),
    name: z.string(),
    profileImage: z.string(),
    since: z.string(),
    /** When a deletion by the parent is due; '' without one. */
    deletionDue: z.string(),
  }),
})

/** POST /managers/parent/leave (ours): the main admin takes the community out of its parent. */
export const leaveParent = endpoint({
  method: 'POST',
  path: '/managers/parent/leave',
  who: 'mainAdmin',
  inside: 'never',
  cors: 'studio',
  input: z.object({}),
  output: z.object({}),
})

/** POST /managers/parent/keep (ours): any admin of the sub-community stops its deletion by the parent. */
export const keepOwn = endpoint({
  method: 'POST',
  path: '/managers/parent/keep',
  who: 'admin',
  inside: 'never',
  cors: 'studio',
  input: z.object({}),
  output: z.object({}),
})
