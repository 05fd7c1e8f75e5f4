import { getIssuer } from '#features/issuers/contract.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { listAdmins, updateAdmin } from '../contract.ts'
import { adminDialogs } from '../texts.ts'
import { AdminFields } from './admin-fields.tsx'
import { OWN_ACCOUNT_NEEDS } from './admin-form.ts'
import type { Admin } from './admin-rows.ts'
import { useAdminForm } from './use-admin-form.ts'

type Props = { own: Admin; onSent: (newEmail: string) => void; onClose: () => void }

/** Changes the person's own names at once; a new address first gets a code (`onSent`). */
export function EditAccountDialog({ own, onSent, onClose }: Props) {
  const dialogs = useTexts(adminDialogs)
  const common = useTexts(words)
  const { language } = useLanguage()
  const { run, working } = useCall(updateAdmin, { invalidates: [listAdmins, getIssuer] })
  const { firstName, lastName, email } = own
  const start = { firstName, lastName, email }
  const { fields, problems, isDisabled, change, form } = useAdminForm(start, OWN_ACCOUNT_NEEDS, async (wanted) => {
    const newEmail = wanted.email.trim().toLowerCase()
    const { output, problem } = await run({
      firstName: wanted.firstName,
      lastName: wanted.lastName,
      oldEmail: email,
      newEmail,
      lang: language,
    })
    if (!output) return problem
    if (output.emailSent) {
      onSent(newEmail)
      return
    }
    toastSuccess(dialogs.saved())
    onClose()
  })
  const isNewEmail = fields.email.trim().toLowerCase() !== email
  return (
    <FormDialog
      {...form}
      onClose={onClose}
      title={dialogs.editTitle()}
      submit={common.save()}
      disabled={isDisabled}
      working={working}
      workingLabel={common.saving()}
    >
      <AdminFields
        fields={fields}
        problems={problems}
        emailHint={isNewEmail ? dialogs.emailHint() : undefined}
        onChange={change}
      />
    </FormDialog>
  )
}
