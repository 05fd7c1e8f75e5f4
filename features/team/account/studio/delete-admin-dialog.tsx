import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { deleteAdmin, listAdmins } from '../contract.ts'
import { adminDialogs } from '../texts.ts'
import { type Admin, isRegistered, nameOf } from './admin-rows.ts'

type Props = { admin: Admin; community: string; onClose: () => void }

/** Asks before another admin is deleted. */
export function DeleteAdminDialog({ admin, community, onClose }: Props) {
  const dialogs = useTexts(adminDialogs)
  const { language } = useLanguage()
  const name = nameOf(admin)
  return (
    <ConfirmCall
      call={deleteAdmin}
      input={{ email: admin.email, lang: language }}
      stale={[listAdmins]}
      title={dialogs.deleteTitle({ name })}
      confirm={dialogs.delete()}
      working={dialogs.deleting()}
      done={dialogs.deleted({ name })}
      focus="cancel"
      isOver={({ key }) => key === 'notFound'}
      onClose={onClose}
    >
      {isRegistered(admin) ? dialogs.deleteText({ name, community }) : dialogs.deletePending({ email: admin.email })}
    </ConfirmCall>
  )
}
