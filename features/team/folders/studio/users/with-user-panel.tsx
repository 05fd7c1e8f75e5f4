import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { PageWithPanel } from '#ui/frames/side-panel.tsx'
import type { Access } from '../access-view.ts'
import { UserPanel, UserPanelFoot } from './user-panel.tsx'

const RemoveUserDialog = lazyPart(() => import('./remove-user-dialog.tsx').then((module) => module.RemoveUserDialog))

type Props = {
  access: Access | undefined
  /** The rows of the page, in their order. */
  emails: string[]
  /** Whose rights are open. */
  email: string | undefined
  onUser: (email: string | undefined) => void
  /** Who is about to be removed. */
  removing: string | undefined
  onRemoving: (email: string | undefined) => void
  /** The name of the page. */
  back: string
  children: ReactNode
}

/** A page of people with the rights of one of them beside it, and the question before one is removed. */
export function WithUserPanel({ access, emails, email, onUser, removing, onRemoving, back, children }: Props) {
  const find = (wanted: string | undefined) => access?.connexions.find((user) => user.email === wanted)
  const user = find(email)
  const isGone = access !== undefined && email !== undefined && user === undefined
  useEffect(() => {
    if (isGone) onUser(undefined)
  }, [isGone, onUser])
  const at = user ? emails.indexOf(user.email) + 1 : 0
  const removed = find(removing)
  const panel = access &&
    user && {
      label: user.email,
      at,
      of: emails.length,
      onMove: (to: number) => onUser(emails[to - 1]),
      onClose: () => onUser(undefined),
      back,
      foot: <UserPanelFoot onRemove={() => onRemoving(user.email)} />,
      children: (title: 'h1' | 'h2') => <UserPanel key={user.email} access={access} user={user} title={title} />,
    }
  return (
    <>
      <PageWithPanel panel={panel}>{children}</PageWithPanel>
      <Suspense>
        {access && removed && (
          <RemoveUserDialog
            access={access}
            user={removed}
            onClose={() => onRemoving(undefined)}
            onRemoved={() => {
              onRemoving(undefined)
              if (removed.email === email) onUser(undefined)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
