import { z } from 'zod'
import { isEmail } from '#base/email-address.ts'
import { endpoint } from '#base/endpoint.ts'
import { hasHidden } from '#base/hidden-characters.ts'
import { FIRST_NAME_MAX, LAST_NAME_MAX } from '#features/issuers/rules.ts'

/** An address, in lower case. */
export const teamEmail = z
  .string('emailRequired')
  .trim()
  .toLowerCase()
  .min(1, 'emailRequired')
  .refine((text) => isEmail(text), 'invalidEmail')

const name = (max: number, tooLong: string) =>
  z
    .string('nameRequired')
    .trim()
    .min(1, 'nameRequired')
    .max(max, tooLong)
    .refine((text) => !hasHidden(text), 'nameHidden')

const names = {
  firstName: name(FIRST_NAME_MAX, 'firstNameTooLong'),
  lastName: name(LAST_NAME_MAX, 'lastNameTooLong'),
}

/** The language of the page, for the e-mails that a call sends; without it the browser's. */
const lang = z.enum(['en', 'fr']).optional()

/** A token of a mailed link that changes something at the press of a button. */
const buttonToken = z.string('linkExpired').regex(/^[\w-]{43}$/, 'linkExpired')

const linkExpired = { linkExpired: { status: 410, code: 4100 } } as const

/** The fields of an admin, as the forms have them. */
export const adminFields = z.object({ email: teamEmail, ...names })

/** GET /managers/admins: the caller first, then the main admin, then by name. */
export const listAdmins = endpoint({
  method: 'GET',
  path: '/managers/admins',
  who: 'admin',
  cors: 'studio',
  input: z.object({}),
  output: z.object({
    admins: z.array(
      z.object({
        did: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        mainAdmin: z.boolean(),
        /** '' while the invitation is pending. */
        registrationDate: z.string(),
        lastConnectionDate: z.string(),
        /** When the newest invitation was mailed, and whether it has expired; '' and false for registered admins. */
        invitedDate: z.string(),
        isExpired: z.boolean(),
        /** The address to which the caller's own change of address waits for its code; '' for everyone else. */
        newEmail: z.string(),
      }),
    ),
  }),
})

/** POST /managers/admins: adds a pending admin and mails the invitation. */
export const addAdmin = endpoint({
  method: 'POST',
  path: '/managers/admins',
  who: 'admin',
  inside: 'never',
  cors: 'studio',
  input: z.object({ email: teamEmail, ...names, lang }),
  output: z.object({}),
  problems: {
    emailTaken: { status: 409, code: 4090 },
    tooManyAdmins: { status: 409, code: 4090 },
    tooManyInvitations: { status: 429, code: 4290 },
  },
})

/** POST /managers/admins/resend (ours): mails a pending admin a new invitation, which ends the one before. */
export const resendAdmin = endpoint({
  method: 'POST',
  path: '/managers/admins/resend',
  who: 'admin',
  inside: 'never',
  cors: 'studio',
  input: z.object({ email: teamEmail, lang }),
  output: z.object({}),
  problems: { tooManyInvitations: { status: 429, code: 4290 } },
})

/** PUT /managers/admins: changes the caller's own names at once; a new address waits for the code that is mailed to it. */
export const updateAdmin = endpoint({
  method: 'PUT',
  path: '/managers/admins',
  who: 'admin',
  inside: 'never',
  cors: 'studio',
  input: z.object({ ...names, oldEmail: teamEmail, newEmail: teamEmail, lang }),
  output: z.object({ emailSent: z.boolean() }),
  problems: { emailTaken: { status: 409, code: 4090 } },
})

/** PUT /managers/admins/confirm-email: the code from the new mailbox; returns the token of the session that goes on. */
export const confirmAdminEmail = endpoint({
  method: 'PUT',
  path: '/managers/admins/confirm-email',
  who: 'admin',
  inside: 'never',
  cors: 'studio',
  input: z.object({ code: z.string('codeWrong').regex(/^\d{6}$/, 'codeWrong'), lang }),
  output: z.object({ success: z.boolean(), token: z.string() }),
  problems: {
    ...linkExpired,
    codeWrong: { status: 400, code: 4000 },
    emailTaken: { status: 409, code: 4090 },
  },
})

/** DELETE /managers/admins/{email}: removes another admin and ends their sessions and invitation. */
export const deleteAdmin = endpoint({
  method: 'DELETE',
  path: '/managers/admins/{email}',
  who: 'mainAdmin',
  inside: 'never',
  cors: 'studio',
  proof: 'fresh',
  input: z.object({ email: teamEmail, lang }),
  output: z.object({}),
})

/** POST /managers/admins/change: makes another registered admin the main admin; the caller cannot undo it. */
export const changeMainAdmin = endpoint({
  method: 'POST',
  path: '/managers/admins/change',
  who: 'mainAdmin',
  inside: 'never',
  cors: 'studio',
  proof: 'fresh',
  input: z.object({ email: teamEmail, lang }),
  output: z.object({}),
})

/** POST /managers/admins/undo-email/verify (ours): what the link in the old mailbox would undo; changes nothing. */
export const readAddressChange = endpoint({
  method: 'POST',
  path: '/managers/admins/undo-email/verify',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token: buttonToken }),
  output: z.object({ community: z.string(), oldEmail: z.string(), newEmail: z.string(), undoUntil: z.string() }),
  problems: linkExpired,
})

/** POST /managers/admins/undo-email (ours): gives the row its old address back and ends the sessions of the new one. */
export const undoAddressChange = endpoint({
  method: 'POST',
  path: '/managers/admins/undo-email',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token: buttonToken }),
  output: z.object({}),
  problems: { ...linkExpired, emailTaken: { status: 409, code: 4090 } },
})

/** POST /managers/admins/stop-replacement/verify (ours): what the operator announced; changes nothing. */
export const readReplacement = endpoint({
  method: 'POST',
  path: '/managers/admins/stop-replacement/verify',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token: buttonToken }),
  output: z.object({ community: z.string(), email: z.string(), dueAt: z.string() }),
  problems: linkExpired,
})

/** POST /managers/admins/stop-replacement (ours): keeps the main admin whom the operator was about to replace. */
export const stopReplacement = endpoint({
  method: 'POST',
  path: '/managers/admins/stop-replacement',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token: buttonToken }),
  output: z.object({}),
  problems: linkExpired,
})
