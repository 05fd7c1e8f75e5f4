import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { adminDialogs } from '../account-texts.ts'
import { deleteAdmin, listAdmins } from '../contract.ts'
import { type Admin, isRegistered, nameOf } from './admin-rows.ts'

type Props = { admin: Admin; community: string; onClose: () => void }

/** Asks before another admin is deleted. */
export function DeleteAdminDialog({ admin, community, onClose }: Props) {
  const dialogs = useTexts(adminDialogs)
  const common = useTexts(words)
  const { language } = useLanguage()
  const sentence = useProblemText()
  const invalidate = useInvalidate()
  const { run, working } = useCall(deleteAdmin, { invalidates: [listAdmins] })
  const name = nameOf(admin)
  const remove = async () => {
    const { output, problem } = await run({ email: admin.email, lang: language })
    if (output) toastSuccess(dialogs.deleted({ name }))
    else {
      if (!isServerTrouble(problem)) toastError(sentence(problem.key))
      if (problem.key !== 'notFound') return
      // Another admin was faster: the list is out of date.
      void invalidate(listAdmins)
    }
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={dialogs.deleteTitle({ name })}
      actions={
        <>
          <Button size="footer" onClick={onClose} data-autofocus>
            {common.cancel()}
          </Button>
          <Button
            kind="dangerFilled"
            size="footer"
            working={working}
            workingLabel={dialogs.deleting()}
            onClick={() => void remove()}
          >
            {dialogs.delete()}
          </Button>
        </>
      }
    >
      <p>
        {isRegistered(admin) ? dialogs.deleteText({ name, community }) : dialogs.deletePending({ email: admin.email })}
      </p>
    </Dialog>
  )
}
