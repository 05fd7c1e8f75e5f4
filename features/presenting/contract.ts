import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { hasHidden } from '#base/hidden-characters.ts'
import { ref } from '#base/ids.ts'
import { because, checks } from '#features/badges/verification/contract.ts'
import * as rules from './rules.ts'

const templateId = ref('template')
/** Further templates, whose badges are as good as those of the first. */
const others = z
  .array(z.string('notFound').max(80, 'notFound'))
  .max(rules.TEMPLATES_MAX - 1, 'invalidInput')
  .default([])
const presentation = z.string('notFound').max(80, 'notFound')

/** What the verifier's page shows as QR codes, links and two digits; valid until `expiresAt`, once. */
export const askedFor = z.object({
  presentation: z.string(),
  /** ValidatorData for Blazon wallets, to be shown at level L. */
  code: z.string(),
  /** An `openid4vp://` link for other wallets, whose request is signed by the community. */
  link: z.string(),
  /** The same request unsigned and by value, for wallets that do not accept the signature. */
  unsignedLink: z.string(),
  /** The same two digits are on the holder's screen. */
  number: z.number(),
  expiresAt: z.string(),
})

const verdict = z.enum(rules.VERDICTS)
/** What happened so far. `shown` is there after an answer, until the page is closed or `SHOWN_MINUTES` have passed. */
export const progress = z.object({
  state: z.enum(rules.STATES),
  shown: z
    .object({
      verdict,
      at: z.string(),
      /** Title, holder's name and end of the badge; '' unless it is one that was asked for, of the person who showed it. */
      title: z.string(),
      holderName: z.string(),
      validUntil: z.string(),
      /** The finding that decided (`check.reason`); '' for a yes, and where `checks` is empty. */
      because,
      checks,
    })
    .optional(),
})

const ofTemplate = { who: 'contributor', cors: 'studio' } as const
const publishedOnly = { notPublished: { status: 409, code: 4090 } } as const

/** Asks for a badge of a template, or of any of several. */
export const createPresentation = endpoint({
  ...ofTemplate,
  method: 'POST',
  path: '/managers/templates/{templateId}/presentations',
  scope: 'presentations:verify',
  input: z.object({ templateId, others }),
  output: askedFor,
  problems: publishedOnly,
})

/** Follows a request: opened by a wallet, declined, or answered with a verdict. */
export const followPresentation = endpoint({
  ...ofTemplate,
  method: 'GET',
  path: '/managers/templates/{templateId}/presentations/{presentation}/sse',
  scope: 'presentations:verify',
  stream: true,
  input: z.object({ templateId, presentation }),
  output: progress,
})

/** Closes a request: what was shown is discarded. Idempotent. */
export const closePresentation = endpoint({
  ...ofTemplate,
  method: 'POST',
  path: '/managers/templates/{templateId}/presentations/{presentation}/close',
  scope: 'presentations:verify',
  input: z.object({ templateId, presentation }),
  output: z.object({}),
})

/** How often a template's badges were shown, by day (UTC, newest first) and verdict, for the last `COUNTED_DAYS` days. */
export const countPresentations = endpoint({
  ...ofTemplate,
  method: 'GET',
  path: '/managers/templates/{templateId}/presentations',
  scope: 'presentations:verify',
  input: z.object({ templateId }),
  output: z.object({ days: z.array(z.object({ day: z.string(), verdict, count: z.number() })) }),
})

/** Creates a verifier link, with which a helper asks for these badges and does nothing else. */
export const createVerifier = endpoint({
  ...ofTemplate,
  method: 'POST',
  path: '/managers/templates/{templateId}/verifiers',
  scope: 'presentations:verify',
  input: z.object({
    templateId,
    others,
    name: z
      .string('verifierNameMissing')
      .trim()
      .min(1, 'verifierNameMissing')
      .max(rules.VERIFIER_NAME_MAX, 'nameTooLong')
      .refine((text) => !hasHidden(text), 'nameHidden'),
    days: z.number().int().min(rules.VERIFIER_DAYS.min).max(rules.VERIFIER_DAYS.max),
  }),
  output: z.object({ link: z.string() }),
  problems: publishedOnly,
})

/** The open verifier links that ask for a template's badges. */
export const listVerifiers = endpoint({
  ...ofTemplate,
  method: 'GET',
  path: '/managers/templates/{templateId}/verifiers',
  scope: 'presentations:verify',
  input: z.object({ templateId }),
  output: z.object({
    verifiers: z.array(z.object({ id: z.string(), name: z.string(), link: z.string(), expiresAt: z.string() })),
  }),
})

/** Ends a verifier link at once. Idempotent. */
export const endVerifier = endpoint({
  ...ofTemplate,
  method: 'POST',
  path: '/managers/templates/{templateId}/verifiers/end',
  scope: 'presentations:verify',
  input: z.object({ templateId, verifier: z.string().max(80) }),
  output: z.object({}),
})

const token = z.string('verifierEnded').max(120, 'verifierEnded')
const ofLink = { who: 'anyone', cors: 'studio' } as const
const linkProblems = { verifierEnded: { status: 410, code: 4100 } } as const

/** What a verifier link shows before it asks. */
export const getVerifier = endpoint({
  ...ofLink,
  method: 'GET',
  path: '/verifiers/{token}',
  input: z.object({ token }),
  output: z.object({
    issuer: z.object({ name: z.string(), image: z.string(), bannerColor: z.string() }),
    templates: z.array(z.object({ title: z.string(), category: z.string() })),
    /** The person or the entrance that the link was made for. */
    name: z.string(),
    expiresAt: z.string(),
  }),
  problems: linkProblems,
})

/** Asks for a badge by a verifier link. */
export const askByVerifier = endpoint({
  ...ofLink,
  method: 'POST',
  path: '/verifiers/{token}/presentations',
  rate: rules.FETCHES_OF_REQUESTS,
  input: z.object({ token }),
  output: askedFor,
  problems: linkProblems,
})

/** Follows a request that the same verifier link made. */
export const followByVerifier = endpoint({
  ...ofLink,
  method: 'GET',
  path: '/verifiers/{token}/presentations/{presentation}/sse',
  stream: true,
  input: z.object({ token, presentation }),
  output: progress,
  problems: linkProblems,
})

/** Closes a request that the same verifier link made. Idempotent. */
export const closeByVerifier = endpoint({
  ...ofLink,
  method: 'POST',
  path: '/verifiers/{token}/presentations/{presentation}/close',
  input: z.object({ token, presentation }),
  output: z.object({}),
  problems: linkProblems,
})
