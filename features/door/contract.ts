import { z } from 'zod'
import { endpoint, optionalText } from '#base/endpoint.ts'
import { hasHidden } from '#base/hidden-characters.ts'
import { ref } from '#base/ids.ts'
import { sendProblems } from '#features/sends/contract.ts'
import * as rules from './rules.ts'

const templateId = ref('template')
/** The id of a badge, or of the claim while the ticket has not been collected. */
const ticketId = ref('badge')
const code = z.string('invalidInput').trim().max(rules.CODE_MAX, 'invalidInput')
const counts = { inside: z.number(), all: z.number() }
/** The holder's data that every door may show. */
const person = { name: z.string(), seat: z.string(), section: z.string() }
const answered = z.object({
  answer: z.enum(rules.ANSWERS),
  ticketId: z.string(),
  /** When the ticket was checked in: now, or for `used` the first time. */
  at: z.string(),
  ...person,
  ...counts,
})
const undone = z.object({
  /** False when there was nothing to undo. */
  isUndone: z.boolean(),
  ...counts,
})
const reason = optionalText(rules.REASON_MAX, 'reasonTooLong')
const listed = {
  search: optionalText(rules.SEARCH_MAX, 'invalidInput'),
  after: optionalText(rules.CURSOR_MAX, 'invalidInput'),
}
const guests = z.object({
  tickets: z.array(
    z.object({
      ticketId: z.string(),
      /** Masked for door staff, and for contributors who may not see addresses. */
      email: z.string(),
      isCollected: z.boolean(),
      checkedInAt: z.string(),
      /** Whether the caller may undo the check-in: door staff only their own. */
      canUndo: z.boolean(),
      ...person,
    }),
  ),
  /** '' on the last page. */
  next: z.string(),
})
const event = { title: z.string(), startDate: z.string(), endDate: z.string(), timeZone: z.string(), ...counts }

/** Binds a ticket to this device's key; `ticketElsewhere` while it is bound to another device, unless `takeOver` is set. */
export const bindTicket = endpoint({
  method: 'POST',
  path: '/wallet/badges/{badgeId}/device',
  who: 'holder',
  cors: 'wallet',
  input: z.object({
    badgeId: ref('badge'),
    /** Uncompressed P-256 point: 65 bytes, base64url. */
    publicKey: z.string('invalidInput').regex(/^[\w-]{87}$/, 'invalidInput'),
    takeOver: z.boolean().default(false),
  }),
  output: z.object({
    /** The server's clock, so that a device whose clock is wrong shows the right step. */
    now: z.string(),
    /** The static QR code, if the issuer allows it; '' otherwise. */
    still: z.string(),
  }),
  problems: { ticketElsewhere: { status: 409, code: 4090 }, addressNotProven: { status: 403, code: 4030 } },
})

/** The door of a Ticket template: the event, the number of people inside, its settings and its door staff links. */
export const getDoor = endpoint({
  method: 'GET',
  path: '/managers/templates/{templateId}/door',
  scope: 'presentations:verify',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    templateId,
    /** A Participation template, to count its `recipients`. */
    participation: optionalText(80, 'notFound'),
  }),
  output: z.object({
    ...event,
    allowsStill: z.boolean(),
    /** Checked-in tickets for which no Participation badge was given. */
    ungiven: z.number(),
    /** Checked-in people who would receive `participation` now: those who have not received it. 0 without one. */
    recipients: z.number(),
    stewards: z.array(z.object({ id: z.string(), name: z.string(), link: z.string(), expiresAt: z.string() })),
  }),
})

/** Checks a scanned ticket in, once. */
export const checkIn = endpoint({
  method: 'POST',
  path: '/managers/templates/{templateId}/door/check-ins',
  scope: 'presentations:verify',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId, code }),
  output: answered,
})

/** Checks a ticket in by hand, with a reason where there is one to note. */
export const checkInByHand = endpoint({
  method: 'POST',
  path: '/managers/templates/{templateId}/door/by-hand',
  scope: 'presentations:verify',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId, ticketId, reason }),
  output: answered,
})

/** Undoes a check-in: the ticket may be checked in again. Idempotent. */
export const undoCheckIn = endpoint({
  method: 'POST',
  path: '/managers/templates/{templateId}/door/undo',
  scope: 'presentations:verify',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId, ticketId }),
  output: undone,
})

/**
 * The list of guests: tickets that admit, by name, uncollected ones included. `after` is the `next` of the page before. With
 * `search` at most 30, by words of name, section and seat, or by address.
 */
export const findTickets = endpoint({
  method: 'GET',
  path: '/managers/templates/{templateId}/door/tickets',
  scope: 'presentations:verify',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId, ...listed }),
  output: guests,
})

/** Whether static QR codes are accepted as well as rotating ones; ticket e-mails then contain one. */
export const updateDoor = endpoint({
  method: 'PUT',
  path: '/managers/templates/{templateId}/door',
  scope: 'presentations:verify',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId, allowsStill: z.boolean() }),
  output: z.object({}),
})

/** Creates a door staff link, with which a helper scans this template's tickets. */
export const createSteward = endpoint({
  method: 'POST',
  path: '/managers/templates/{templateId}/door/stewards',
  scope: 'presentations:verify',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    templateId,
    name: z
      .string('stewardNameMissing')
      .trim()
      .min(1, 'stewardNameMissing')
      .max(rules.STEWARD_NAME_MAX, 'nameTooLong')
      .refine((text) => !hasHidden(text), 'nameHidden'),
    hours: z.number().int().min(rules.STEWARD_HOURS.min).max(rules.STEWARD_HOURS.max),
  }),
  output: z.object({ link: z.string() }),
})

/** Ends a door staff link at once. Idempotent. */
export const endSteward = endpoint({
  method: 'POST',
  path: '/managers/templates/{templateId}/door/stewards/end',
  scope: 'presentations:verify',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId, steward: z.string().max(80) }),
  output: z.object({}),
})

/**
 * Sends a Participation template to checked-in people who have not received it, whichever others they received; in batches
 * when there are many.
 * `addressesHidden`: a contributor would see addresses in its history that the ticket hides from them.
 */
export const giveParticipation = endpoint({
  method: 'POST',
  path: '/managers/templates/{templateId}/door/participation',
  scope: 'presentations:verify',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId, participation: z.string('notFound').max(80, 'notFound') }),
  output: z.object({
    sent: z.number(),
    /** Tickets of people without an address or a key of their own. */
    without: z.number(),
    /** More people remain than fit into one transaction: a job continues. */
    goesOn: z.boolean(),
    callbackId: z.string(),
  }),
  problems: { ...sendProblems, addressesHidden: { status: 409, code: 4090 } },
})

const token = z.string('stewardEnded').max(120, 'stewardEnded')
const stewardProblems = { stewardEnded: { status: 410, code: 4100 } } as const

/** The door as a door staff link shows it: the event and the number of people inside. */
export const getStewardDoor = endpoint({
  method: 'GET',
  path: '/stewards/{token}',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token }),
  output: z.object({
    ...event,
    /** The person or gate the link was made for, as entered by its creator. */
    gate: z.string(),
  }),
  problems: stewardProblems,
})

/** Checks a scanned ticket in, by a door staff link. */
export const checkInBySteward = endpoint({
  method: 'POST',
  path: '/stewards/{token}/check-ins',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token, code }),
  output: answered,
  problems: stewardProblems,
})

/** The list of guests for door staff: `findTickets` with every address masked; a whole address finds its tickets. */
export const findTicketsBySteward = endpoint({
  method: 'GET',
  path: '/stewards/{token}/tickets',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token, ...listed }),
  output: guests,
  problems: stewardProblems,
  rate: rules.STEWARD_SEARCHES,
})

/** Checks a ticket in by hand, by a door staff link. */
export const checkInByHandBySteward = endpoint({
  method: 'POST',
  path: '/stewards/{token}/by-hand',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token, ticketId, reason }),
  output: answered,
  problems: stewardProblems,
})

/** Undoes a check-in that was made by this door staff link. Idempotent. */
export const undoBySteward = endpoint({
  method: 'POST',
  path: '/stewards/{token}/undo',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token, ticketId }),
  output: undone,
  problems: stewardProblems,
})
