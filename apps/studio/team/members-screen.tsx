import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { PeoplePage } from '#features/team/studio/people-page.tsx'

const HREF = '/settings/members'

/** /settings/members: so far its tab "Members and folders"; `user` names the person whose rights are open. */
export function MembersScreen() {
  const navigate = useNavigate()
  const { user }: { user?: unknown } = useSearch({ strict: false })
  // The way back leads from a person to the list, whoever was opened in between.
  const isOpen = user !== undefined
  const onUser = useCallback(
    (email: string | undefined) =>
      void navigate({
        href: email === undefined ? HREF : `${HREF}?user=${encodeURIComponent(email)}`,
        replace: isOpen,
      }),
    [navigate, isOpen],
  )
  return <PeoplePage email={typeof user === 'string' ? user : undefined} onUser={onUser} />
}
