import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import * as rules from '#features/claims/rules.ts'
import { address } from '#features/mailing/contract.ts'

export const recipientList = z.object({
  id: z.string(),
  name: z.string(),
  emails: z.array(z.string()),
  /** A contributor saved it; only they and the admins see it. */
  isOfContributor: z.boolean(),
})

/** The issuer's recipient lists, by name; a contributor sees their own. */
export const listRecipientLists = endpoint({
  method: 'GET',
  path: '/recipient-lists',
  who: 'contributor',
  cors: 'studio',
  input: z.object({}),
  output: z.object({ lists: z.array(recipientList) }),
})

const name = z.string('listNameMissing').trim().min(1, 'listNameMissing').max(rules.LIST_NAME_MAX, 'listNameTooLong')

/** Stores addresses under a name; an existing list of this name and the same people is replaced. */
export const saveRecipientList = endpoint({
  method: 'PUT',
  path: '/recipient-lists',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    name,
    emails: z.array(address).min(1, 'noValidEmails').max(rules.EMAILS_MAX, 'tooManyRows'),
  }),
  output: recipientList,
  problems: { tooManyLists: { status: 409, code: 4090 } },
})

/** Renames a list. */
export const renameRecipientList = endpoint({
  method: 'PUT',
  path: '/recipient-lists/{listId}',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ listId: ref('recipientList'), name }),
  output: recipientList,
  problems: { listNameTaken: { status: 409, code: 4090 } },
})

export const deleteRecipientList = endpoint({
  method: 'DELETE',
  path: '/recipient-lists/{listId}',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ listId: ref('recipientList') }),
  output: z.object({}),
})
