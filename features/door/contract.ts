import { z } from 'zod'
import { endpoint, optionalText } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { sendProblems } from '#features/claims/contract.ts'
import * as rules from './rules.ts'

const templateId = ref('template')
/** A badge, or while nobody has collected the ticket the claim to it. */
const ticketId = ref('badge')
const code = z.string('invalidInput').trim().max(rules.CODE_MAX, 'invalidInput')
const counts = { inside: z.number(), all: z.number() }
/** Who holds a ticket as the door may know it: never an address. */
const person = { name: z.string(), seat: z.string(), section: z.string() }
const answered = z.object({
  answer: z.enum(rules.ANSWERS),
  ticketId: z.string(),
  /** When it went in: now, or for `used` the first time. */
  at: z.string(),
  ...person,
  ...counts,
})
const event = { title: z.string(), startDate: z.string(), endDate: z.string(), timeZone: z.string(), ...counts }

/** Binds a ticket to this device's key; `ticketElsewhere` while another device shows it, unless it is taken over. */
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
    /** The server's clock, by which a device with a wrong one shows the right step. */
    now: z.string(),
    /** The still code, where the issuer allows one; '' otherwise. */
    still: z.string(),
  }),
  problems: { ticketElsewhere: { status: 409, code: 4090 }, addressNotProven: { status: 403, code: 4030 } },
})

/** What the door of a Ticket template shows: the event, how many are in, its settings and stewards. */
export const getDoor = endpoint({
  method: 'GET',
  path: '/managers/templates/{templateId}/door',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId }),
  output: z.object({
    ...event,
    allowsStill: z.boolean(),
    /** Checked-in tickets that no Participation was given for. */
    ungiven: z.number(),
    stewards: z.array(z.object({ id: z.string(), name: z.string(), link: z.string(), expiresAt: z.string() })),
  }),
})

/** Lets a scanned ticket in, once. */
export const checkIn = endpoint({
  method: 'POST',
  path: '/managers/templates/{templateId}/door/check-ins',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId, code }),
  output: answered,
})

/** Lets a ticket in by hand, with the reason. */
export const checkInByHand = endpoint({
  method: 'POST',
  path: '/managers/templates/{templateId}/door/by-hand',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    templateId,
    ticketId,
    reason: z.string('reasonMissing').trim().min(1, 'reasonMissing').max(rules.REASON_MAX, 'reasonTooLong'),
  }),
  output: answered,
})

/** Takes a check-in back: the ticket may go in again. Again it changes nothing. */
export const undoCheckIn = endpoint({
  method: 'POST',
  path: '/managers/templates/{templateId}/door/undo',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId, ticketId }),
  output: z.object(counts),
})

/** Tickets by name or e-mail, at most 30; also those that nobody has collected yet. */
export const findTickets = endpoint({
  method: 'GET',
  path: '/managers/templates/{templateId}/door/tickets',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId, search: optionalText(120, 'invalidInput') }),
  output: z.object({
    tickets: z.array(
      z.object({
        ticketId: z.string(),
        email: z.string(),
        isCollected: z.boolean(),
        checkedInAt: z.string(),
        ...person,
      }),
    ),
  }),
})

/** Whether still codes are let in as well as the rotating one; mails of tickets then bring one. */
export const updateDoor = endpoint({
  method: 'PUT',
  path: '/managers/templates/{templateId}/door',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId, allowsStill: z.boolean() }),
  output: z.object({}),
})

/** Makes a link with which a helper scans this template's tickets. */
export const createSteward = endpoint({
  method: 'POST',
  path: '/managers/templates/{templateId}/door/stewards',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    templateId,
    name: z.string('stewardNameMissing').trim().min(1, 'stewardNameMissing').max(rules.STEWARD_NAME_MAX, 'nameTooLong'),
    hours: z.number().int().min(rules.STEWARD_HOURS.min).max(rules.STEWARD_HOURS.max),
  }),
  output: z.object({ link: z.string() }),
})

/** Ends a steward's link at once. Again it changes nothing. */
export const endSteward = endpoint({
  method: 'POST',
  path: '/managers/templates/{templateId}/door/stewards/end',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId, steward: z.string().max(80) }),
  output: z.object({}),
})

/** Sends a Participation template to those who were checked in and were not sent it; past some number the others follow. */
export const giveParticipation = endpoint({
  method: 'POST',
  path: '/managers/templates/{templateId}/door/participation',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId, participation: z.string('notFound').max(80, 'notFound') }),
  output: z.object({
    sent: z.number(),
    /** Tickets of people who have neither an address nor a key of their own. */
    without: z.number(),
    /** More have come than fit into one transaction: a job goes on. */
    goesOn: z.boolean(),
    callbackId: z.string(),
  }),
  problems: sendProblems,
})

const token = z.string('stewardEnded').max(120, 'stewardEnded')
const stewardProblems = { stewardEnded: { status: 410, code: 4100 } } as const

/** What a steward sees: the event and how many are in. */
export const getStewardDoor = endpoint({
  method: 'GET',
  path: '/stewards/{token}',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token }),
  output: z.object({
    ...event,
    /** Whom or which gate the link was made for, as its maker wrote it. */
    gate: z.string(),
  }),
  problems: stewardProblems,
})

/** Lets a scanned ticket in, by a steward's link. */
export const checkInBySteward = endpoint({
  method: 'POST',
  path: '/stewards/{token}/check-ins',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token, code }),
  output: answered,
  problems: stewardProblems,
})
