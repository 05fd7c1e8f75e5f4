import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { AccessPage, type AccessTab } from '#features/team/folders/studio/access-page.tsx'
import { folderHref } from '#features/team/folders/studio/addresses.ts'
import { membersHref } from '../members/members-place.ts'
import { isOn } from '../shell/feature-flags.ts'
import { useTemplateSource } from './use-template-source.ts'

/** /settings/access: users and folders; `user` names the person whose rights are open, `tab` the part on phones. */
export function AccessScreen() {
  const navigate = useNavigate()
  const search: { user?: unknown; tab?: unknown } = useSearch({ strict: false })
  const source = useTemplateSource()
  // The way back leads from a person to the list, whoever was opened in between.
  const isOpen = search.user !== undefined
  const onUser = useCallback(
    (user: string | undefined) =>
      void navigate({
        to: '.',
        search: ((query: Record<string, unknown>) => ({ ...query, user })) as never,
        replace: isOpen,
        resetScroll: false,
      }),
    [navigate, isOpen],
  )
  return (
    <AccessPage
      source={source}
      email={typeof search.user === 'string' ? search.user : undefined}
      onUser={onUser}
      tab={search.tab === 'folders' ? 'folders' : 'users'}
      onTab={(tab: AccessTab) =>
        void navigate({
          to: '.',
          search: ((query: Record<string, unknown>) => ({
            ...query,
            tab: tab === 'folders' ? tab : undefined,
          })) as never,
          replace: true,
          resetScroll: false,
        })
      }
      onFolder={(roleId) => navigate({ href: folderHref(roleId, true) })}
      peopleHref={isOn('members') ? membersHref({ tab: 'folders' }) : undefined}
    />
  )
}
