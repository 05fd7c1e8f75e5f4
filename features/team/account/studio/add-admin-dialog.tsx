import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { addAdmin, listAdmins } from '../contract.ts'
import { adminDialogs } from '../texts.ts'
import { AdminFields } from './admin-fields.tsx'
import { NEW_ADMIN_NEEDS } from './admin-form.ts'
import { useAdminForm } from './use-admin-form.ts'

const EMPTY = { firstName: '', lastName: '', email: '' }

/** Adds a pending admin, who gets an invitation. */
export function AddAdminDialog({ onClose }: { onClose: () => void }) {
  const dialogs = useTexts(adminDialogs)
  const { language } = useLanguage()
  const { run, working } = useCall(addAdmin, { invalidates: [listAdmins] })
  const { fields, problems, isDisabled, change, form } = useAdminForm(EMPTY, NEW_ADMIN_NEEDS, async (wanted) => {
    const { output, problem } = await run({ ...wanted, lang: language })
    if (!output) return problem
    toastSuccess(dialogs.added({ email: wanted.email.trim().toLowerCase() }))
    onClose()
  })
  return (
    <FormDialog
      {...form}
      onClose={onClose}
      title={dialogs.add()}
      note={dialogs.seesAll()}
      submit={dialogs.add()}
      disabled={isDisabled}
      working={working}
      workingLabel={dialogs.adding()}
    >
      <AdminFields fields={fields} problems={problems} onChange={change} />
    </FormDialog>
  )
}
