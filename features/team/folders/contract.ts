import { z } from 'zod'
import { isEmail } from '#base/email-address.ts'
import { endpoint, searchText } from '#base/endpoint.ts'
import { hasHidden } from '#base/hidden-characters.ts'
import { ref } from '#base/ids.ts'
import { LANGUAGES } from '#base/text.ts'
import { teamEmail } from '../account/contract.ts'
import * as rules from '../rules.ts'

const roleId = ref('folder')
const right = z.enum(rules.RIGHTS)
const folderName = z
  .string('folderNameMissing')
  .normalize('NFC')
  .trim()
  .min(1, 'folderNameMissing')
  .max(rules.FOLDER_NAME_MAX, 'folderNameTooLong')
  .refine((text) => !hasHidden(text), 'nameHidden')
/** The last day of a right, `2026-12-31` (UTC); '': without end. */
const until = z.union([z.literal(''), z.iso.date('untilInvalid')], 'untilInvalid')

const limits = {
  tooManyFolders: { status: 409, code: 4090 },
  tooManyPeople: { status: 409, code: 4090 },
  tooManyTemplates: { status: 409, code: 4090 },
  tooManyPairs: { status: 409, code: 4090 },
} as const
/** For calls that mail recipients: none of the contributor's folders with the template has room for the e-mails today. */
export const folderMailsUsed = { folderMailsUsed: { status: 429, code: 4290 } } as const
const folderNameTaken = { folderNameTaken: { status: 409, code: 4090 } } as const
/** The language of the page, for default names and e-mails; without it the browser's. */
const lang = z.enum(LANGUAGES).optional()

const alreadyAdmin = { alreadyAdmin: { status: 409, code: 4090 } } as const
const tooManyInvitations = { tooManyInvitations: { status: 429, code: 4290 } } as const

/** GET /access-control: all folders and people of the community. */
export const getAccess = endpoint({
  method: 'GET',
  path: '/access-control',
  who: 'admin',
  cors: 'studio',
  input: z.object({}),
  output: z.object({
    roles: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        templateIds: z.array(z.string()),
        /** People whose right has not ended. */
        emails: z.array(z.string()),
        /** With those that have ended; `until`: the last day of the right, '' without end. */
        rights: z.array(z.object({ email: z.string(), rights: right, until: z.string() })),
        seesAddresses: z.boolean(),
        /** 0: no limit of its own. */
        mailsADay: z.number(),
      }),
    ),
    /** Last connected first; pending people at the end. */
    connexions: z.array(
      z.object({
        email: z.string(),
        /** '' while the invitation is pending. */
        registrationDate: z.string(),
        lastConnectionDate: z.string(),
        /** When the newest invitation was mailed, and whether it has expired or ended; '' and false for registered people. */
        invitedDate: z.string(),
        isExpired: z.boolean(),
      }),
    ),
    adminCount: z.number(),
  }),
})

/** POST /access-control/group: an empty folder; without a name the next "Role 3" in the caller's language. */
export const createFolder = endpoint({
  method: 'POST',
  path: '/access-control/group',
  who: 'admin',
  cors: 'studio',
  input: z.object({ name: folderName.optional(), lang }),
  output: z.object({ roleId: z.string() }),
  problems: { ...folderNameTaken, tooManyFolders: limits.tooManyFolders },
})

/** PUT /access-control/group/{roleId} (ours): name and settings; what is absent stays. */
export const updateFolder = endpoint({
  method: 'PUT',
  path: '/access-control/group/{roleId}',
  who: 'admin',
  cors: 'studio',
  input: z.object({
    roleId,
    name: folderName.optional(),
    seesAddresses: z.boolean().optional(),
    /** 0: no limit of its own. */
    mailsADay: z
      .number('mailsInvalid')
      .int('mailsInvalid')
      .min(0, 'mailsInvalid')
      .max(rules.FOLDER_MAILS_MAX, 'mailsInvalid')
      .optional(),
  }),
  output: z.object({}),
  problems: folderNameTaken,
})

/** DELETE /access-control/group/{roleId} (ours): people and templates stay, without this folder. */
export const deleteFolder = endpoint({
  method: 'DELETE',
  path: '/access-control/group/{roleId}',
  who: 'admin',
  cors: 'studio',
  input: z.object({ roleId }),
  output: z.object({}),
})

/** POST /access-control/permission: adds a person to a folder with a right, changes the right, or removes them. */
export const setPermission = endpoint({
  method: 'POST',
  path: '/access-control/permission',
  who: 'admin',
  cors: 'studio',
  input: z.object({
    email: teamEmail,
    roleId,
    action: z.enum(['add', 'remove']),
    rights: right.default('edit'),
    until: until.default(''),
  }),
  output: z.object({}),
  problems: { ...alreadyAdmin, tooManyPairs: limits.tooManyPairs },
})

/**
 * POST /access-control/user/invite: new people are invited by e-mail; `known` ones of this community get the folders
 * without one. One invalid address refuses the whole call.
 */
export const inviteToFolders = endpoint({
  method: 'POST',
  path: '/access-control/user/invite',
  who: 'admin',
  cors: 'studio',
  input: z.object({
    emails: z
      .array(
        z
          .string('invalidEmails')
          .trim()
          .toLowerCase()
          .refine((text) => isEmail(text), 'invalidEmails'),
        'invalidEmails',
      )
      .min(1, 'invalidEmails')
      .max(rules.INVITED_AT_ONCE_MAX, 'invalidEmails'),
    roleIds: z.array(roleId).min(1, 'foldersMissing').max(rules.FOLDERS_MAX, 'foldersMissing'),
    rights: right.default('edit'),
    lang,
  }),
  output: z.object({ invited: z.number(), known: z.number() }),
  problems: {
    ...tooManyInvitations,
    ...alreadyAdmin,
    tooManyPeople: limits.tooManyPeople,
    tooManyPairs: limits.tooManyPairs,
  },
})

/** POST /access-control/user/resend (ours): mails a pending person a new invitation, which ends the one before. */
export const resendToFolders = endpoint({
  method: 'POST',
  path: '/access-control/user/resend',
  who: 'admin',
  cors: 'studio',
  input: z.object({ email: teamEmail, lang }),
  output: z.object({}),
  problems: tooManyInvitations,
})

/** DELETE /access-control/user/{email} (ours): removes a person from all folders and ends sessions and invitation. */
export const removePerson = endpoint({
  method: 'DELETE',
  path: '/access-control/user/{email}',
  who: 'admin',
  cors: 'studio',
  input: z.object({ email: teamEmail }),
  output: z.object({}),
})

/** POST /access-control/group/resource: puts a template into a folder; again changes nothing. */
export const addToFolder = endpoint({
  method: 'POST',
  path: '/access-control/group/resource',
  who: 'admin',
  cors: 'studio',
  input: z.object({ templateId: ref('template'), roleId }),
  output: z.object({}),
  problems: { tooManyTemplates: limits.tooManyTemplates, tooManyPairs: limits.tooManyPairs },
})

/** POST /access-control/group/resource/delete: takes templates out of a folder; nothing is deleted. */
export const removeFromFolder = endpoint({
  method: 'POST',
  path: '/access-control/group/resource/delete',
  who: 'admin',
  cors: 'studio',
  input: z.object({
    roleId,
    templateIds: z
      .array(ref('template'))
      .min(1, 'templatesMissing')
      .max(rules.FOLDER_TEMPLATES_MAX, 'templatesMissing'),
  }),
  output: z.object({}),
})

/** POST /access-control/resource-group: a new folder with these templates. */
export const createFolderOf = endpoint({
  method: 'POST',
  path: '/access-control/resource-group',
  who: 'admin',
  cors: 'studio',
  input: z.object({
    resourceType: z.literal('template', 'invalidInput'),
    resourceIdList: z
      .array(ref('template'))
      .min(1, 'templatesMissing')
      .max(rules.FOLDER_TEMPLATES_MAX, 'templatesMissing'),
    lang,
  }),
  output: z.object({ roleId: z.string() }),
  problems: { ...folderNameTaken, tooManyFolders: limits.tooManyFolders, tooManyPairs: limits.tooManyPairs },
})

/** GET /access-control/people (ours): admins, then contributors by last connection, with counts of what each may use. */
export const listPeople = endpoint({
  method: 'GET',
  path: '/access-control/people',
  who: 'admin',
  cors: 'studio',
  input: z.object({
    pageNumber: z.coerce.number().int().min(1).max(1_000).default(1),
    search: searchText(rules.SEARCH_MAX),
  }),
  output: z.object({
    people: z.array(
      z.object({
        email: z.string(),
        /** An admin's name; '' for contributors. */
        name: z.string(),
        isAdmin: z.boolean(),
        /** Whether the person may create templates, and how many folders they may edit and distribute; admins: all. */
        creates: z.boolean(),
        edits: z.number(),
        distributes: z.number(),
        registrationDate: z.string(),
        lastConnectionDate: z.string(),
      }),
    ),
    pagination: z.object({ totalPages: z.number(), totalCount: z.number() }),
  }),
})
