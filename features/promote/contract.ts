import { z } from 'zod'
import { isEmail } from '#base/email-address.ts'
import { endpoint } from '#base/endpoint.ts'
import { hasHidden } from '#base/hidden-characters.ts'
import { readHttpsAddress } from '#base/https-address.ts'
import { isSignable, tidyText } from '#base/signable-text.ts'
import { webAddress } from '#base/web-address.ts'
import * as rules from './rules.ts'

/** The mark is the community's own matter: admins of its parent do not ask in its name. */
const ofAdmins = { who: 'admin', cors: 'studio', inside: 'never' } as const

const email = z
  .string('emailRequired')
  .trim()
  .toLowerCase()
  .min(1, 'emailRequired')
  .refine((text) => isEmail(text), 'invalidEmail')

const name = (tooLong: string) =>
  z
    .string('nameRequired')
    .trim()
    .min(1, 'nameRequired')
    .max(rules.NAME_MAX, tooLong)
    .refine((text) => isSignable(text) && !hasHidden(text), 'nameHidden')

/** What a community has proven of itself. */
const verification = z.object({ type: z.enum(['email', 'domain']), value: z.string() })
export type Verification = z.output<typeof verification>

/** POST /managers/verifications/email: e-mails a code of six digits to an address; the code before it ends. */
export const createEmailVerification = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/verifications/email',
  input: z.object({ email, lang: z.enum(['en', 'fr']).optional() }),
  output: z.object({ expiresAt: z.string() }),
  problems: { emailNotSent: { status: 502, code: 5020 } },
})

/** PUT /managers/verifications/email: proves the address by its code. A proven one stays proven. */
export const submitEmailValidation = endpoint({
  ...ofAdmins,
  method: 'PUT',
  path: '/managers/verifications/email',
  input: z.object({
    email,
    code: z.string('emailCodeWrong').regex(new RegExp(`^\\d{${rules.CODE_LENGTH}}$`), 'emailCodeWrong'),
  }),
  output: verification,
  problems: { emailCodeWrong: { status: 400, code: 4000 } },
})

const domainState = z.object({
  state: z.enum(rules.DOMAIN_STATES),
  /** The host of the community's website; '' without one. */
  host: z.string(),
  /** Where the file is looked for; '' without a website. */
  url: z.string(),
  /** When it was last looked for; '' if never. */
  checkedAt: z.string(),
  verifiedAt: z.string(),
  /** Checks in a row that did not find it, of `DOMAIN_MISSES`. */
  misses: z.number(),
})

/** GET /managers/verifications/domain (ours): what is known of the domain of the community's website. */
export const getDomain = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/verifications/domain',
  input: z.object({}),
  output: domainState,
})

/** GET /managers/verifications/domain/file (ours): the file that proves the domain (DIF Well Known DID Configuration). */
export const getDomainFile = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/verifications/domain/file',
  input: z.object({}),
  output: z.object({ '@context': z.string(), linked_dids: z.array(z.string()) }),
  problems: { websiteMissing: { status: 409, code: 4090 } },
})

/**
 * The DID configuration of this origin: it belongs to the community that the operator named as the platform's own (DIF Well Known
 * DID Configuration). Throws `notFound` without one.
 */
export const didConfiguration = endpoint({
  method: 'GET',
  base: '',
  path: rules.DID_CONFIGURATION_PATH,
  who: 'anyone',
  cors: 'public',
  rate: rules.ORIGIN_READS,
  maxAge: 3600,
  input: z.object({}),
  output: getDomainFile.output,
})

/** POST /managers/verifications/domain (ours): looks for the file now, and says what is wrong with it. */
export const checkDomain = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/verifications/domain',
  input: z.object({}),
  output: domainState,
  problems: {
    websiteMissing: { status: 409, code: 4090 },
    domainUnreachable: { status: 409, code: 4090 },
    domainFileMalformed: { status: 409, code: 4090 },
    domainOfOther: { status: 409, code: 4090 },
    domainOriginOther: { status: 409, code: 4090 },
    domainFileExpired: { status: 409, code: 4090 },
    domainSignatureWrong: { status: 409, code: 4090 },
  },
})

/** The fields of a request, as the form has them. */
export const promoteFields = z.object({
  firstName: name('promoteNameTooLong'),
  lastName: name('promoteNameTooLong'),
  email,
  /** What the community is (ours). */
  kind: z.enum(rules.ORGANISATION_KINDS, 'kindMissing').default('group'),
  reason: z
    .string('reasonRequired')
    .overwrite(tidyText)
    .trim()
    .min(1, 'reasonRequired')
    .max(rules.REASON_MAX, 'reasonTooLong')
    .refine(isSignable, 'reasonCharacters'),
  profile: webAddress('profileRequired')
    .min(1, 'profileRequired')
    .refine((text) => Boolean(readHttpsAddress(text, rules.PROFILE_MAX)), 'profileInvalid')
    .transform((text) => readHttpsAddress(text, rules.PROFILE_MAX) ?? ''),
  commitments: z.literal(true, 'commitmentsMissing'),
})

/** POST /managers/promote: asks the operator to check who stands behind the community's name. */
export const requestPromotion = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/promote',
  input: promoteFields,
  output: z.object({ createdAt: z.string() }),
  problems: {
    emailNotVerified: { status: 409, code: 4090 },
    requestOpen: { status: 409, code: 4090 },
    askedTooSoon: { status: 409, code: 4090 },
    markActive: { status: 409, code: 4090 },
  },
})

/** GET /managers/promote (ours): where the community's request and its mark are. */
export const getPromotion = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/promote',
  input: z.object({}),
  output: z.object({
    /** Since when the current name carries the mark, until when, and from when it can be asked for again; '' without. */
    promotedAt: z.string(),
    until: z.string(),
    renewableFrom: z.string(),
    /** The newest request, unless a mark followed it that has ended. */
    request: z
      .object({
        state: z.enum(rules.REQUEST_STATES),
        /** The name that was, or is, to be checked. */
        name: z.string(),
        createdAt: z.string(),
        decidedAt: z.string(),
        /** The operator's words to a refused community. */
        answer: z.string(),
        /** Of a refused request: from when the next one is possible. */
        againAt: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        kind: z.enum(rules.ORGANISATION_KINDS),
        reason: z.string(),
        profile: z.string(),
      })
      .optional(),
    /** Working days within which the operator usually decides; absent when it did not say. */
    withinDays: z.number().optional(),
    /** Addresses that need no code any more. */
    emails: z.array(z.string()),
  }),
})

const token = z.string('promoteLinkExpired').regex(/^[\w-]{26}\.[\w-]{43}$/, 'promoteLinkExpired')
const linkEnded = {
  promoteLinkExpired: { status: 410, code: 4100 },
  requestDecided: { status: 409, code: 4090 },
} as const

/** POST /promotion/read (ours): what the operator's link is about; changes nothing. */
export const readRequest = endpoint({
  method: 'POST',
  path: '/promotion/read',
  who: 'anyone',
  cors: 'studio',
  rate: { limit: 60, seconds: 600 },
  input: z.object({ token }),
  output: z.object({
    community: z.string(),
    /** The community's name now, which is another one if it was renamed since. */
    nameNow: z.string(),
    image: z.string(),
    did: z.string(),
    issuerId: z.string(),
    description: z.string(),
    website: z.string(),
    memberSince: z.string(),
    members: z.number(),
    /** Addresses and domains that were proven. */
    verifications: z.array(verification),
    kind: z.enum(rules.ORGANISATION_KINDS),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    reason: z.string(),
    profile: z.string(),
    createdAt: z.string(),
    linkUntil: z.string(),
    /** When the mark would end if it were given now. */
    markUntil: z.string(),
  }),
  problems: linkEnded,
})

/** POST /promotion/decide (ours): gives the mark, or refuses it with words that the community reads. */
export const decideRequest = endpoint({
  method: 'POST',
  path: '/promotion/decide',
  who: 'anyone',
  cors: 'studio',
  rate: { limit: 60, seconds: 600 },
  input: z.object({
    token,
    accepted: z.boolean(),
    /** Required to refuse. */
    answer: z
      .string()
      .overwrite(tidyText)
      .trim()
      .max(rules.ANSWER_MAX, 'answerTooLong')
      .refine(isSignable, 'reasonCharacters')
      .default(''),
  }),
  output: z.object({ state: z.enum(rules.REQUEST_STATES) }),
  problems: { ...linkEnded, answerRequired: { status: 400, code: 4000 } },
})
