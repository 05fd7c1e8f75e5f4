import { z } from 'zod'
import { COLOR_PATTERN } from '#base/colors.ts'
import { BESIDE_FILE_BYTES, endpoint, searchText, upload } from '#base/endpoint.ts'
import { hasHidden } from '#base/hidden-characters.ts'
import { ref } from '#base/ids.ts'
import { optionalInstant } from '#base/instant.ts'
import { signableText } from '#base/signable-text.ts'
import { IMAGE_MAX_BYTES } from '#features/issuers/rules.ts'
import { eventFields } from './event/contract.ts'
import * as rules from './rules.ts'
import { skillFields } from './skills/contract.ts'
import * as skillRules from './skills/rules.ts'

const color = z.string('colorInvalid').regex(COLOR_PATTERN, 'colorInvalid')
const wholeNumber = (problem: string) =>
  z.number(problem).int(problem).min(-rules.POINTS_MAX, problem).max(rules.POINTS_MAX, problem)

/**
 * Template create payload, with the event's time zone and the picture's alternative text. The required fields of a
 * category are in `form/field-rules.ts`; fields that it does not have are dropped. Both ends check both.
 */
export const templateFields = z.object({
  lang: z.enum(['en', 'fr']),
  name: signableText('titleCharacters', 'titleMissing')
    .max(rules.TITLE_MAX, 'titleTooLong')
    .refine((text) => !hasHidden(text), 'nameHidden')
    .default(''),
  description: signableText('descriptionCharacters', 'descriptionMissing')
    .max(rules.DESCRIPTION_MAX, 'descriptionTooLong')
    .default(''),
  criteria: signableText('criteriaCharacters', 'criteriaMissing')
    .max(rules.CRITERIA_MAX, 'criteriaTooLong')
    .default(''),
  imageAlt: signableText('imageAltCharacters').max(rules.ALT_MAX, 'imageAltTooLong').default(''),
  themeBgColor: color,
  themeTextColor: color,
  themeCardEffect: z.enum(rules.CARD_EFFECTS).default('glare'),
  themeTextureImageURL: z.enum(rules.TEXTURES).default('texture_1'),
  themeIsLogoBack: z.boolean().default(true),
  themeShape: z.enum(rules.SHAPES).default('shape_1'),
  /** A Role's colour; '' takes `themeBgColor`. */
  hexColorRef: z.union([z.literal(''), color]).default(''),
  timestamped: z.boolean().default(false),
  /**
   * `infinite`, `date` or `duration`. Left out: follows the date or duration given, else infinite; '' is not chosen
   * yet.
   */
  validity: z.enum(['', 'infinite', 'date', 'duration'], 'validityMissing').optional(),
  expirationDate: optionalInstant('validityMissing'),
  /** Seconds: 1 to 12 months of 2,592,000. Badges expire that many calendar months after their issue (UTC). */
  expirationDuration: z
    .number()
    .int('validityMissing')
    .min(0, 'validityMissing')
    .max(rules.DURATION_MONTHS.max * rules.SECONDS_A_MONTH, 'validityMissing')
    .default(0),
  points: wholeNumber('pointsNotValid').default(0),
  ...eventFields,
  limit: z
    .number('quantityNotValid')
    .int('quantityNotValid')
    .min(-1, 'quantityNotValid')
    .max(rules.POINTS_MAX, 'quantityNotValid')
    .default(-1),
  optionName: z.boolean().default(false),
  optionSeat: z.boolean().default(false),
  optionSection: z.boolean().default(false),
  ...skillFields,
  /** Badges carry a second status, which allows suspending them but is not allowed by Open Badges 3.0. */
  suspendable: z.boolean().default(false),
  draft: z.boolean().default(false),
})

const templateProblems = {
  imageRatio: { status: 400, code: 2000 },
  fileFormatInvalid: { status: 400, code: 4000 },
  sizeExceeded: { status: 413, code: 4130 },
} as const

/** The drawing instructions: a `CardSpec` of `card/`. */
export const cardSpec = z.looseObject({ category: z.enum(rules.CATEGORIES), title: z.string() })

export const template = z.object({
  id: z.string(),
  hash: z.string(),
  contractState: z.enum(rules.CONTRACT_STATES),
  data: z.object({
    id: z.string(),
    lang: z.enum(['en', 'fr']),
    name: z.string(),
    description: z.string(),
    criteria: z.string(),
    image: z.string(),
    imageAlt: z.string(),
    points: z.number(),
    date: z.string(),
    expirationDate: z.string(),
    expirationDuration: z.number(),
    timestamped: z.boolean(),
    badgeCategory: z.enum(rules.CATEGORIES),
    issuerDID: z.string(),
    limit: z.number(),
    hexColorRef: z.string(),
    /** '' for absent parts of a skill. */
    alignment: z.array(
      z.object({
        targetName: z.string(),
        targetUrl: z.string(),
        targetFramework: z.string(),
        targetCode: z.string(),
        targetType: z.enum(['', ...skillRules.ALIGNMENT_TYPES]),
      }),
    ),
    tags: z.array(z.string()),
    credits: z.number(),
    suspendable: z.boolean(),
    /** Of Participation and Ticket: name, seat and section say whether each badge has one; `location` '' is virtual. */
    eventDetails: z
      .object({
        name: z.boolean(),
        seat: z.boolean(),
        section: z.boolean(),
        location: z.string(),
        /** Of the place; '' without one. */
        streetAddress: z.string(),
        startDate: z.string(),
        endDate: z.string(),
        timeZone: z.string(),
        limit: z.number(),
      })
      .optional(),
    badgeTheme: z.object({
      backgroundCardColor: z.string(),
      textColor: z.string(),
      cardEffect: z.enum(rules.CARD_EFFECTS),
      textureImageURL: z.string(),
      isLogoBack: z.boolean(),
      shape: z.string(),
    }),
  }),
  /** The card's spec, ready to draw. */
  card: cardSpec,
  /**
   * Claims and badges: sent in all, collected, waiting; `open` counts claims and links that can still give a badge;
   * `remaining` is what is left of the quantity, -1 without a quantity.
   */
  counts: z.object({
    distributed: z.number(),
    collected: z.number(),
    waiting: z.number(),
    open: z.number(),
    remaining: z.number(),
  }),
  version: z.number(),
  updated: z.string(),
  /** What the caller can do with it (ours). */
  rights: z.array(z.enum(rules.TEMPLATE_RIGHTS)),
})

/** A session, and the key of a session builder ('' for contributors). */
export const templateSession = z.object({
  created: z.string(),
  dynamicLink: z.string(),
  emails: z.array(z.string()),
  note: z.string(),
  challenge: z.string(),
  didLimit: z.number(),
  /** Owners; only some of them for a link with very many uses. */
  didHistory: z.array(z.string()),
  delegationBadge: z.object({ expirationDate: z.string() }),
})
/** `apiKey` is masked except for its end, '' for a contributor. */
export const sessionBuilder = z.object({ keyId: z.string(), apiKey: z.string(), created: z.string() })

export const pagination = z.object({ totalPages: z.number(), totalCount: z.number() })
export const page = {
  pageNumber: z.coerce.number().int().min(1).max(rules.PAGES_MAX).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(rules.PAGE_SIZE),
  search: searchText(rules.SEARCH_MAX),
}

/** GET /managers/templates/counts (ours): how many templates each category has, and whether the issuer may give points. */
export const countTemplates = endpoint({
  method: 'GET',
  path: '/managers/templates/counts',
  scope: 'templates:read',
  who: 'contributor',
  cors: 'studio',
  input: z.object({}),
  output: z.object({ counts: z.record(z.enum(rules.CATEGORIES), z.number()), mayGivePoints: z.boolean() }),
})

/**
 * GET /managers/templates: pages of the templates of all categories, newest first, with the count of each category. With
 * `ids` (ours), separated by commas, only those; unknown ones are left out.
 */
export const listAllTemplates = endpoint({
  method: 'GET',
  path: '/managers/templates',
  scope: 'templates:read',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ ...page, ids: z.string().max(rules.IDS_MAX).default('') }),
  output: countTemplates.output.extend({ templates: z.array(template), pagination }),
})

/** GET /managers/templates/type/{type}: a category's templates, newest first by default; the search ignores case and accents. */
export const listTemplates = endpoint({
  method: 'GET',
  path: '/managers/templates/type/{type}',
  scope: 'templates:read',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    type: z.enum(rules.CATEGORIES, 'notFound'),
    status: z.enum(['all', 'published', 'unpublished']).default('all'),
    /** For Participation and Ticket: an event is finished when its end date is not after now. */
    event: z.enum(rules.EVENT_STATES).default('all'),
    order: z.enum(rules.TEMPLATE_ORDERS).default('newest'),
    ...page,
    /** Instead of a page number, newest first: the templates after a cursor, or those before one. */
    after: z.string().max(rules.CURSOR_MAX).default(''),
    before: z.string().max(rules.CURSOR_MAX).default(''),
  }),
  output: z.object({
    templates: z.array(template),
    counts: z.object({
      all: z.number(),
      published: z.number(),
      unpublished: z.number(),
      ongoing: z.number(),
      finished: z.number(),
    }),
    pagination,
    /** Cursors of the first and the last template, newest first; '' in other orders. */
    first: z.string(),
    last: z.string(),
  }),
})

/** Templates by name, ignoring case and accents, grouped by category: the newest of each, and how many there are. */
export const searchTemplates = endpoint({
  method: 'GET',
  path: '/managers/templates/search',
  scope: 'templates:read',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ search: searchText(rules.SEARCH_MAX) }),
  output: z.object({
    groups: z.array(
      z.object({
        category: z.enum(rules.CATEGORIES),
        totalCount: z.number(),
        templates: z.array(
          z.object({
            id: z.string(),
            hash: z.string(),
            name: z.string(),
            contractState: z.enum(rules.CONTRACT_STATES),
            card: cardSpec,
          }),
        ),
      }),
    ),
  }),
})

/** The published versions of a template, newest first, each with the number of `badges` made from it. */
export const listVersions = endpoint({
  method: 'GET',
  path: '/managers/templates/{templateId}/versions',
  scope: 'templates:read',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId: ref('template') }),
  output: z.object({
    versions: z.array(
      z.object({
        version: z.number(),
        hash: z.string(),
        at: z.string(),
        badges: z.number(),
        data: template.shape.data,
        card: cardSpec,
      }),
    ),
  }),
})

/** GET /managers/templates/{id}: a template by its id, or by the hash of any version without its 0x. */
export const getTemplate = endpoint({
  method: 'GET',
  path: '/managers/templates/{templateId}',
  scope: 'templates:read',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId: ref('template') }),
  /** The newest sessions (the history has all of them), and the active session builders. Lists of templates leave both out. */
  output: template.extend({ sessions: z.array(templateSession), sessionBuilders: z.array(sessionBuilder) }),
})

/**
 * POST /managers/templates/{category}: creates a template. A published one is anchored by the operation `callbackId`; a
 * draft has none.
 * A contributor's goes into their folder with the right `create`; with several of them, `folderId` says which.
 */
export const createTemplate = endpoint({
  method: 'POST',
  path: '/managers/templates/{category}',
  scope: 'templates:write',
  who: 'contributor',
  cors: 'studio',
  body: 'multipart',
  maxBytes: IMAGE_MAX_BYTES + BESIDE_FILE_BYTES,
  input: templateFields.extend({
    category: z.enum(rules.CATEGORIES, 'notFound'),
    image: upload().optional(),
    folderId: ref('folder').optional(),
  }),
  output: z.object({ callbackId: z.string(), templateId: z.string(), hash: z.string() }),
  problems: {
    ...templateProblems,
    tooManyTemplates: { status: 409, code: 4090 },
    tooManyPairs: { status: 409, code: 4090 },
  },
})

/**
 * PUT /managers/templates/{category}: changes a template. Of a published one it makes the next version, to wait for by its
 * `callbackId`. Without `image` the picture stays. Code 2001 while the template is being anchored.
 */
export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/managers/templates/{category}',
  scope: 'templates:write',
  who: 'contributor',
  cors: 'studio',
  body: 'multipart',
  maxBytes: IMAGE_MAX_BYTES + BESIDE_FILE_BYTES,
  input: templateFields.extend({
    category: z.enum(rules.CATEGORIES, 'notFound'),
    id: ref('template'),
    image: upload().optional(),
    /** Open claims and links switch to the new version; otherwise they keep the version that they were made with. */
    movesClaims: z.boolean().default(false),
    /** The version to change, 0 for a draft: `templateInUse` when the current version differs. Left out: any. */
    version: z.number().int().min(0).optional(),
  }),
  output: z.object({ callbackId: z.string(), templateId: z.string(), hash: z.string() }),
  problems: {
    ...templateProblems,
    templateInUse: { status: 409, code: 4090 },
    templateFailed: { status: 409, code: 4090 },
    templateBeingCreated: { status: 409, code: 2001 },
  },
})

/** POST /managers/templates/publish/{id}: anchors a draft, or retries a failed anchoring. */
export const publishTemplate = endpoint({
  method: 'POST',
  path: '/managers/templates/publish/{templateId}',
  scope: 'templates:write',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId: ref('template') }),
  output: z.object({ callbackId: z.string(), hash: z.string() }),
  problems: { alreadyPublished: { status: 409, code: 4090 } },
})

/**
 * DELETE /managers/templates/{id}: deletes a draft at once; hides a published template by the operation `callbackId`,
 * ends its open claims and leaves its badges unchanged. Code 2001 while it is being anchored.
 */
export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/managers/templates/{templateId}',
  who: 'admin',
  cors: 'studio',
  input: z.object({ templateId: ref('template') }),
  output: z.object({ callbackId: z.string() }),
  problems: { templateBeingCreated: { status: 409, code: 2001 } },
})

/**
 * POST /managers/templates/withdraw/{id} (ours): withdraws the permission to issue a template. Its open claims and
 * links end at once, its badges stay valid, the next send needs a new permission. `callbackId` is the operation that
 * waits for the community's wallet, or ''.
 */
export const withdrawDelegation = endpoint({
  method: 'POST',
  path: '/managers/templates/withdraw/{templateId}',
  who: 'admin',
  cors: 'studio',
  input: z.object({ templateId: ref('template') }),
  output: z.object({ callbackId: z.string() }),
})
