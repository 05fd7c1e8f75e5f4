import { Suspense } from 'react'
import { useFocusBack } from '#ui/browser/use-focus-back.ts'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import type { Admin } from './admin-rows.ts'
import type { Attempts } from './code-attempts.ts'

const AddAdminDialog = lazyPart(() => import('./add-admin-dialog.tsx').then((module) => module.AddAdminDialog))
const EditAccountDialog = lazyPart(() => import('./edit-account-dialog.tsx').then((module) => module.EditAccountDialog))
const CodeDialog = lazyPart(() => import('./code-dialog.tsx').then((module) => module.CodeDialog))
const MainAdminDialog = lazyPart(() => import('./main-admin-dialog.tsx').then((module) => module.MainAdminDialog))
const DeleteAdminDialog = lazyPart(() => import('./delete-admin-dialog.tsx').then((module) => module.DeleteAdminDialog))

/** The dialog that is open; `isSent`: the code was sent a moment ago. */
export type Opened =
  | { dialog: 'add' }
  | { dialog: 'edit'; own: Admin }
  | { dialog: 'code'; newEmail: string; isSent: boolean }
  | { dialog: 'make' | 'delete'; admin: Admin }

type Props = {
  opened: Opened
  /** The person's own row; without it nothing about it can be opened. */
  own: Admin | undefined
  community: string
  attempts: Attempts
  onAttempts: (attempts: Attempts) => void
  /** A code is on its way to a new address. */
  onSent: (newEmail: string) => void
  onToken: (token: string) => void
  onClose: () => void
}

/** The open dialog of the account page; each loads when it is first opened. */
export function AccountDialogs({ opened, own, community, attempts, onAttempts, onSent, onToken, onClose }: Props) {
  // One dialog may lead to another, so the focus goes back from the last to where the first was opened.
  useFocusBack()
  return (
    <Suspense>
      {opened.dialog === 'add' && <AddAdminDialog onClose={onClose} />}
      {opened.dialog === 'edit' && <EditAccountDialog own={opened.own} onSent={onSent} onClose={onClose} />}
      {opened.dialog === 'code' && own && (
        <CodeDialog
          own={own}
          newEmail={opened.newEmail}
          isSent={opened.isSent}
          attempts={attempts}
          onAttempts={onAttempts}
          onToken={onToken}
          onClose={onClose}
        />
      )}
      {opened.dialog === 'make' && own && <MainAdminDialog from={own} to={opened.admin} onClose={onClose} />}
      {opened.dialog === 'delete' && <DeleteAdminDialog admin={opened.admin} community={community} onClose={onClose} />}
    </Suspense>
  )
}
