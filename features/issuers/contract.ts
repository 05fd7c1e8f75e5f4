import { z } from 'zod'
import { COLOR_PATTERN } from '#base/colors.ts'
import { isEmail } from '#base/email-address.ts'
import { BESIDE_FILE_BYTES, endpoint, optionalText, upload } from '#base/endpoint.ts'
import { hasHidden } from '#base/hidden-characters.ts'
import { ref } from '#base/ids.ts'
import { isSignable, signableText } from '#base/signable-text.ts'
import { webAddress } from '#base/web-address.ts'
import { isTimeZone } from '#features/places/zone-rules.ts'
import * as rules from './rules.ts'

type Limits = [max: number, missing: string, tooLong: string, min?: number]

const requiredText = (refusal: string, ...[max, missing, tooLong, min = 1]: Limits) =>
  signableText(refusal, missing).min(min, missing).max(max, tooLong)

const nameText = (...limits: Limits) =>
  requiredText('nameCharacters', ...limits).refine((text) => !hasHidden(text), 'nameHidden')

const describedText = (...limits: Limits) => requiredText('descriptionCharacters', ...limits)

const link = (service: rules.Service) =>
  z
    .string()
    .trim()
    .max(rules.LINK_MAX, 'linkInvalid')
    .default('')
    .refine((text) => rules.expandLink(service, text) !== undefined, 'linkInvalid')
    .transform((text) => rules.expandLink(service, text) ?? '')

/** Issuer creation payload; each wizard step picks some of its fields; `imitatesBrand` checks the name as well. */
export const issuerFields = z.object({
  contactLastName: nameText(rules.LAST_NAME_MAX, 'lastNameMissing', 'lastNameTooLong'),
  contactFirstName: nameText(rules.FIRST_NAME_MAX, 'firstNameMissing', 'firstNameTooLong'),
  contactEmail: z
    .string('emailMissing')
    .trim()
    .toLowerCase()
    .min(1, 'emailMissing')
    .refine((text) => isEmail(text), 'emailNotValid'),
  terms: z.literal(true, 'termsNotValid'),
  contactOptIn: z.boolean().default(false),
  bannerColor: z.string('colorInvalid').regex(COLOR_PATTERN, 'colorInvalid'),
  name: nameText(rules.NAME_MAX, 'nameMissing', 'nameTooLong', rules.NAME_MIN),
  description: describedText(rules.DESCRIPTION_MAX, 'descriptionMissing', 'descriptionTooLong', rules.DESCRIPTION_MIN),
  sector: optionalText(rules.SECTOR_MAX, 'sectorInvalid').refine(
    (text) => text === '' || text.length >= rules.SECTOR_MIN,
    'sectorInvalid',
  ),
  tags: z
    .array(z.string().trim().min(1, 'tagMissing').max(rules.TAG_MAX, 'tagTooLong'))
    .min(1, 'tagMissing')
    .max(rules.TAGS_MAX, 'tagTooMany'),
  website: webAddress('websiteInvalid')
    .max(rules.LINK_MAX, 'websiteInvalid')
    .default('')
    .refine((text) => text === '' || (rules.WEBSITE_PATTERN.test(text) && isSignable(text)), 'websiteInvalid'),
  discord: link('discord'),
  telegram: link('telegram'),
  twitter: link('twitter'),
  instagram: link('instagram'),
  facebook: link('facebook'),
  linkedin: link('linkedin'),
  youtube: link('youtube'),
  /** An IANA name, by which the community's days, weeks and seasons are read; absent, it stays as it is (UTC at first). */
  timeZone: z
    .string('timeZoneInvalid')
    .max(64, 'timeZoneInvalid')
    .refine((zone) => /^[A-Za-z]/.test(zone) && isTimeZone(zone), 'timeZoneInvalid')
    .optional(),
})

const CONTACT = {
  contactLastName: true,
  contactFirstName: true,
  contactEmail: true,
  terms: true,
  contactOptIn: true,
} as const

/** Fields of the profile: the wizard's, with the profile's longer limits. */
export const profileFields = issuerFields.omit(CONTACT).extend({
  name: nameText(rules.PROFILE_NAME_MAX, 'nameMissing', 'profileNameTooLong', rules.NAME_MIN),
  description: describedText(
    rules.PROFILE_DESCRIPTION_MAX,
    'descriptionMissing',
    'profileDescriptionTooLong',
    rules.DESCRIPTION_MIN,
  ),
})

/** A profile waiting for its operation: the fields, and the new picture's content address if there is one. */
export type ProfileChange = z.output<typeof profileFields> & { imageCid?: string }

/** PUT /managers: changes the profile; a new picture is sent as `file`. */
export const updateIssuer = endpoint({
  method: 'PUT',
  path: '/managers',
  who: 'admin',
  cors: 'studio',
  body: 'multipart',
  maxBytes: rules.IMAGE_MAX_BYTES + BESIDE_FILE_BYTES,
  input: profileFields.extend({ file: upload().optional() }),
  output: z.object({ callbackId: z.string() }),
})

/** POST /managers: creates the issuer of a temporary token; the picture is sent as `file`. */
export const createIssuer = endpoint({
  method: 'POST',
  path: '/managers',
  who: 'applicant',
  cors: 'studio',
  body: 'multipart',
  maxBytes: rules.IMAGE_MAX_BYTES + BESIDE_FILE_BYTES,
  input: issuerFields.extend({
    lang: z.enum(['en', 'fr']).default('en'),
    file: upload().optional(),
    /** Accepts this invitation: the issuer is created inside of the one that invited (`getSubInvitation`). */
    invitationId: ref('subInvitation', 'invitationEnded').optional(),
  }),
  output: z.object({ callbackId: z.string() }),
  problems: {
    alreadyRegistered: { status: 409, code: 4090 },
    keyOfDeleted: { status: 409, code: 4090 },
    invitationEnded: { status: 410, code: 4100 },
    tooManySubs: { status: 409, code: 4090 },
  },
})

/** GET /managers: the signed-in issuer's info. */
export const getIssuer = endpoint({
  method: 'GET',
  path: '/managers',
  who: 'contributor',
  cors: 'studio',
  input: z.object({}),
  output: z.object({
    did: z.string(),
    name: z.string(),
    description: z.string(),
    profileImage: z.string(),
    bannerColor: z.string(),
    tags: z.array(z.string()),
    membersCount: z.number(),
    channelMessageCount: z.number(),
    /** Masked except for its end (`maskKey`), '' unless an admin asks; `showApiKey` returns it in clear. */
    apiKey: z.string(),
    isKms: z.boolean(),
    connexionEmail: z.string(),
    contactFirstName: z.string(),
    contactLastName: z.string(),
    mainAdmin: z.boolean(),
    /** When the community was created ("Member since"). */
    created: z.string(),
    /** Whether it is inside of another community. */
    isSubCommunity: z.boolean(),
    /** Whether this is the demo community (`npm start -- --demo`). */
    isDemo: z.boolean(),
    /** Whether the operator named it as the platform's own: its name may contain the brand word. */
    isPlatform: z.boolean(),
    /** When the operator checked the identity behind its name; '' when never, or under another name. */
    promotedAt: z.string(),
    /** What it has proven of itself. */
    verifications: z.array(z.object({ type: z.enum(['email', 'domain']), value: z.string() })),
    /** The parent, while one of its admins is inside this sub-community; whether they are its main admin. */
    adminProfile: z.object({ name: z.string(), profileImage: z.string(), mainAdmin: z.boolean() }).optional(),
    /** An IANA name; UTC until somebody has chosen it. */
    timeZone: z.string(),
    isTimeZoneChosen: z.boolean(),
    sector: z.string(),
    website: z.string(),
    twitter: z.string(),
    discord: z.string(),
    telegram: z.string(),
    instagram: z.string(),
    facebook: z.string(),
    linkedin: z.string(),
    youtube: z.string(),
  }),
})

/** POST /managers/regenerate-api-key: the old key stops working. */
export const regenerateApiKey = endpoint({
  method: 'POST',
  path: '/managers/regenerate-api-key',
  who: 'admin',
  proof: 'fresh',
  inside: 'never',
  cors: 'studio',
  /** `confirmed` may be left out, as may the whole body; it is only refused when it is not true. */
  input: z.object({ confirmed: z.literal(true, 'confirmationMissing').default(true) }),
  output: z.object({ apiKey: z.string() }),
})

/** POST /managers/show-api-key (ours): the current key in clear; each call is recorded in the audit log. */
export const showApiKey = endpoint({
  method: 'POST',
  path: '/managers/show-api-key',
  who: 'admin',
  proof: 'fresh',
  inside: 'never',
  cors: 'studio',
  input: z.object({}),
  output: z.object({ apiKey: z.string() }),
})

/**
 * GET /managers/registered/{did}: whether a DID belongs to a community. For other clients of the API: the studio reads
 * this from its token (`signup`).
 */
export const isRegistered = endpoint({
  method: 'GET',
  path: '/managers/registered/{did}',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ did: z.string().max(80) }),
  output: z.object({ status: z.boolean() }),
})

export const operationState = z.object({
  id: z.string(),
  status: z.enum(['waiting', 'pending', 'treating', 'success', 'error', 'canceled']),
  /** A key of the catalogue; `walletUnreachable` while it waits and no wallet listens. */
  message: z.string(),
  /** 1000: refused in the wallet, or not signed in time (silent). */
  code: z.number(),
})

/** GET /operations/sse/{id}: the current state, then each change, until it ends; a contributor's of templates in their folders. */
export const followOperation = endpoint({
  method: 'GET',
  path: '/operations/sse/{operationId}',
  who: 'applicantOrContributor',
  cors: 'studio',
  stream: true,
  input: z.object({ operationId: ref('operation') }),
  output: operationState,
})

const change = z.object({ kind: z.string(), subjectId: z.string() })

/**
 * GET /managers/events/sse: one stream per tab; each event says what changed, by kind and id. The last event of an
 * ended session says so: its token cannot reopen the stream. A contributor learns only of templates in their folders,
 * and of a change of their rights (`template.rights`). The first event has no changes, and as `earlier` those of the
 * seconds before, which the tab may have read too early to see.
 */
export const followEvents = endpoint({
  method: 'GET',
  path: '/managers/events/sse',
  who: 'contributor',
  cors: 'studio',
  stream: true,
  input: z.object({}),
  output: z.object({
    last: z.number(),
    changes: z.array(change),
    earlier: z.array(change).optional(),
    sessionEnded: z.literal(true).optional(),
  }),
})

/** GET /issuers/{issuerId}/did.json: the did:web document of the issuing keys. */
export const didDocument = endpoint({
  method: 'GET',
  base: '',
  path: '/issuers/{issuerId}/did.json',
  who: 'anyone',
  cors: 'public',
  input: z.object({ issuerId: ref('issuer') }),
  output: z.record(z.string(), z.unknown()),
})
