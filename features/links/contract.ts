import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { instant } from '#base/instant.ts'
import { challenge, evidence, moment } from '#features/claims/contract.ts'
import { EMAILS_MAX } from '#features/claims/rules.ts'
import { callbackId, linkSettings, places, sendMessage, sendProblems } from '#features/sends/contract.ts'

/** An open link with its settings: of its places `taken` were collected with it, `reserved` were mailed. */
export const openLink = z.object({
  challenge: z.string(),
  link: z.string(),
  created: z.string(),
  note: z.string(),
  didLimit: z.number(),
  taken: z.number(),
  reserved: z.number(),
  startDate: z.string(),
  endDate: z.string(),
  state: z.enum(['open', 'notYet', 'expired', 'full', 'suspended']),
  ...linkSettings.shape,
  confirmsEmail: z.boolean(),
  mailDomains: z.array(z.string()),
  networkLimit: z.number(),
})

/**
 * The open links of a template, newest first: at most 100. Without revoked ones, and without the counting link of `POST
 * /sessions/send` until `shareLink` shows it.
 */
export const listLinks = endpoint({
  method: 'GET',
  path: '/managers/templates/{templateId}/links',
  scope: 'sessions:read',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId: ref('template') }),
  output: z.object({ links: z.array(openLink) }),
})

/**
 * PUT /sessions/share: an open link of a template to hand out, created if none gives badges now; listed and usable from
 * then on. `quantityUsed` when the template has no place left for one.
 */
export const shareLink = endpoint({
  method: 'PUT',
  path: '/sessions/share',
  scope: 'sessions:write',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId: ref('template') }),
  output: z.object({ link: z.string(), callbackId }),
  problems: {
    templateNotPublished: sendProblems.templateNotPublished,
    delegationEnded: sendProblems.delegationEnded,
    quantityUsed: sendProblems.quantityUsed,
  },
})

/** PUT /sessions/link: changes an open link's places, dates and settings; `linkTooSmall` under the places taken. */
export const updateLink = endpoint({
  method: 'PUT',
  path: '/sessions/link',
  scope: 'sessions:write',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    challenge,
    didLimit: places,
    startDate: moment,
    endDate: instant('dateInvalid'),
    ...linkSettings.shape,
  }),
  output: openLink.extend({ callbackId }),
  problems: { linkTooSmall: { status: 409, code: 4090 }, delegationEnded: sendProblems.delegationEnded },
})

/** PUT /sessions/end: an open link gives no more badges from now on; collected ones stay. */
export const endLink = endpoint({
  method: 'PUT',
  path: '/sessions/end',
  scope: 'sessions:write',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ challenge }),
  output: z.object({}),
})

/** POST /sessions/send: mails the template's open link; every address gets its own claim in the link's places. */
export const sendOpenSession = endpoint({
  method: 'POST',
  path: '/sessions/send',
  scope: 'sessions:write',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    templateId: ref('template'),
    /** Those that are no addresses are dropped. */
    emails: z.array(z.string()).max(EMAILS_MAX, 'tooManyRows'),
    /** Without one that of the link. */
    message: sendMessage,
    /** Of each of these badges. */
    ...evidence,
  }),
  output: z.object({ sendId: z.string(), challenge: z.string(), callbackId }),
  problems: sendProblems,
})
