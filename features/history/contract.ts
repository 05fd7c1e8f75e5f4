import { z } from 'zod'
import { endpoint, searchText } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { REASON_MAX } from '#features/badges/rules.ts'
import { challenge, day, historyFilter, moment, statusFilter } from '#features/claims/contract.ts'
import { OPENED } from '#features/claims/rules.ts'
import { address } from '#features/mailing/contract.ts'
import { memberDid } from '#features/members/contract.ts'
import { callbackId, note, sendProblems, ticketText } from '#features/sends/contract.ts'
import { SEARCH_MAX } from '#features/templates/rules.ts'
import { CHANGE_KINDS, CHANGES_MAX, REMINDER_DAYS_MAX, REMINDERS_MAX } from './rules.ts'

const reason = z.string('reasonMissing').trim().min(1, 'reasonMissing').max(REASON_MAX, 'reasonTooLong')

/** PUT /sessions/note: changes the note of a send. */
export const updateSessionNote = endpoint({
  method: 'PUT',
  path: '/sessions/note',
  scope: 'sessions:write',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ challenge, note }),
  output: z.object({}),
})

/**
 * PUT /sessions/resend: a new link and 30 more days for a claim that nobody has collected; older links stop working.
 * Mailed by default. With `email` (ours) it goes to that address instead, which the row then names; `corrects` is the
 * replaced address, so that two people who correct a row at once do not overwrite each other.
 */
export const resendSession = endpoint({
  method: 'PUT',
  path: '/sessions/resend',
  scope: 'sessions:write',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    challenge,
    isMailed: z.boolean().default(true),
    email: z.union([z.literal(''), address], 'noValidEmails').default(''),
    corrects: z.string().max(320).default(''),
  }),
  output: z.object({ link: z.string(), callbackId }),
  problems: {
    ...sendProblems,
    sessionTaken: { status: 409, code: 4090 },
    addressChanged: { status: 409, code: 4090 },
    addressKnown: { status: 409, code: 4090 },
    addressUnwanted: { status: 409, code: 4090 },
  },
})

/** PUT /sessions/revoke (ours): revokes the badges of a claim, or the claim that nobody collected, with a reason. */
export const revokeSession = endpoint({
  method: 'PUT',
  path: '/sessions/revoke',
  scope: 'badges:revoke',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    challenge,
    reason,
  }),
  output: z.object({}),
})

/**
 * PUT /sessions/suspend (ours): suspends the badges of a claim until it is reinstated; nobody can collect another. Only
 * badges with a second status, of a template whose badges can be suspended.
 */
export const suspendSession = endpoint({
  method: 'PUT',
  path: '/sessions/suspend',
  scope: 'badges:revoke',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ challenge, reason }),
  output: z.object({}),
  problems: { sessionNotTaken: { status: 409, code: 4090 }, notSuspendable: { status: 409, code: 4090 } },
})

/** PUT /sessions/resume (ours): reinstates the badges of a suspended claim. */
export const resumeSession = endpoint({
  method: 'PUT',
  path: '/sessions/resume',
  scope: 'badges:revoke',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ challenge }),
  output: z.object({}),
})

/**
 * PUT /managers/members/suspend (ours): suspends the Membership badges of a member that count, with a reason that the
 * member and verifiers see. Throws `notFound` for a DID without such a badge of this community.
 */
export const suspendMember = endpoint({
  method: 'PUT',
  path: '/managers/members/suspend',
  who: 'admin',
  cors: 'studio',
  input: z.object({ did: memberDid, reason }),
  output: z.object({}),
  problems: { notSuspendable: { status: 409, code: 4090 } },
})

/** PUT /managers/members/resume (ours): reinstates the suspended Membership badges of a member. */
export const resumeMember = endpoint({
  method: 'PUT',
  path: '/managers/members/resume',
  who: 'admin',
  cors: 'studio',
  input: z.object({ did: memberDid }),
  output: z.object({}),
})

const change = {
  kind: z.enum(CHANGE_KINDS),
  /** For `revoke` and `suspend`: shown to holders and verifiers. */
  reason: z.string().trim().max(REASON_MAX, 'reasonTooLong').default(''),
  /** For `extend`. */
  endDate: moment,
  /** For `revoke`, `suspend`, `resume`: notifies people whose address is known by e-mail. */
  isTold: z.boolean().default(false),
}
const changeProblems = sendProblems

/**
 * PUT /sessions/change: one change for many rows, all or none; rows that the change does not apply to stay the same.
 */
export const changeSessions = endpoint({
  method: 'PUT',
  path: '/sessions/change',
  scope: 'badges:revoke',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ challenges: z.array(z.string().max(80)).min(1).max(CHANGES_MAX, 'tooManyRows'), ...change }),
  output: z.object({ changed: z.number(), callbackId }),
  problems: changeProblems,
})

/** PUT /sessions/change-batch: one change for all rows sent together with `challenge`; an operation. */
export const changeBatch = endpoint({
  method: 'PUT',
  path: '/sessions/change-batch',
  scope: 'badges:revoke',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ challenge, ...change }),
  /** `isWaiting`: the signature of the community's wallet is required. */
  output: z.object({ callbackId: z.string(), isWaiting: z.boolean() }),
  problems: { delegationEnded: sendProblems.delegationEnded, folderMailsUsed: sendProblems.folderMailsUsed },
})

/** PUT /sessions/reissue: gives the holder a corrected new badge, named by the old, revoked one. */
export const reissueSession = endpoint({
  method: 'PUT',
  path: '/sessions/reissue',
  scope: 'badges:revoke',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    challenge,
    reason,
    options: z.object({ name: ticketText, seat: ticketText, section: ticketText }).optional(),
    isTold: z.boolean().default(false),
  }),
  output: z.object({ callbackId, challenge: z.string(), badgeId: z.string() }),
  problems: { ...changeProblems, sessionNotTaken: { status: 409, code: 4090 } },
})

/** Part of the filtered history as CSV: `after` is '' at first, and '' again after the last part. */
export const exportSessions = endpoint({
  method: 'GET',
  path: '/managers/templates/{templateId}/sessions/export',
  scope: 'sessions:read',
  who: 'contributor',
  proof: 'fresh',
  cors: 'studio',
  input: z.object({
    templateId: ref('template'),
    ...historyFilter,
    search: searchText(SEARCH_MAX),
    status: statusFilter,
    after: z.string().max(200).default(''),
    lang: z.enum(['en', 'fr']).default('en'),
  }),
  output: z.object({ csv: z.string(), after: z.string() }),
})

/** What is chosen for the reminders of waiting badges. */
export const reminderFields = z.object({
  /** Days between one e-mail and the next. */
  days: z.number('daysNotValid').int('daysNotValid').min(1, 'daysNotValid').max(REMINDER_DAYS_MAX, 'daysNotValid'),
  /** How many; 0 for none. */
  times: z.number().int().min(0).max(REMINDERS_MAX),
})

/** The reminders for waiting badges of a template; `isOwn`: the template has its own setting. */
export const getReminders = endpoint({
  method: 'GET',
  path: '/managers/templates/{templateId}/reminders',
  scope: 'sessions:read',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId: ref('template') }),
  output: reminderFields.extend({ isOwn: z.boolean(), mailsLeft: z.number(), mailLimit: z.number() }),
})

/** Sets the reminders of a template, or (`isForAll`) of every template of the issuer without its own setting. */
export const updateReminders = endpoint({
  method: 'PUT',
  path: '/managers/templates/{templateId}/reminders',
  scope: 'sessions:write',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId: ref('template'), ...reminderFields.shape, isForAll: z.boolean().default(false) }),
  output: z.object({}),
})

/**
 * POST /managers/templates/{templateId}/remind (ours): mails people again whose badge was sent on the days from `from` to `to` ('':
 * any), who opened its page and did not collect it, or never opened it. Only badges that can be collected, last mailed
 * `REMIND_AFTER_DAYS` ago, reminded less than `REMINDERS_MAX` times, and of addresses that did not unsubscribe; at most
 * `REMINDED_MAX` at once, within the daily limit.
 */
export const remindPeople = endpoint({
  method: 'POST',
  path: '/managers/templates/{templateId}/remind',
  scope: 'sessions:write',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    templateId: ref('template'),
    opened: z.enum(OPENED),
    from: day,
    to: day,
    /** Only says how many. */
    isTrial: z.boolean().default(false),
  }),
  output: z.object({
    /** How many are reminded, or would be. */
    people: z.number(),
    /** E-mails that the community can still send today. */
    mailsLeft: z.number(),
    callbackId,
  }),
})
