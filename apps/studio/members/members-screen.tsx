import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import { MemberPerson } from '#features/challenges/people/studio/member-person.tsx'
import type { MemberParts } from '#features/members/studio/member-parts.ts'
import { type MembersTab, TABS } from '#features/members/studio/members-head.tsx'
import { MembersPage } from '#features/members/studio/members-page.tsx'
import { MemberFigures } from '#features/points/studio/member-figures.tsx'
import { MemberPoints } from '#features/points/studio/member-points.tsx'
import { listPeople } from '#features/team/folders/contract.ts'
import { PeoplePage } from '#features/team/folders/studio/users/people-page.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { isOn } from '../shell/feature-flags.ts'
import { CardActions } from './card-actions.tsx'
import { InvitationActions } from './invitation-actions.tsx'
import { goTo, type MembersPlace, readPlace } from './members-place.ts'
import { useWriting } from './use-writing.ts'

const InviteDialog = lazyPart(() => import('./invite-dialog.tsx').then((module) => module.InviteDialog))

const SendDialog = lazyPart(() =>
  import('#features/sends/to-members/studio/send-to-members.tsx').then((module) => module.SendToMembers),
)

const PARTS: MemberParts = { InviteDialog, InvitationActions, CardActions, SendDialog }
const QUESTS = { points: { Figures: MemberFigures, Section: MemberPoints }, Person: MemberPerson }
const WITH_FOLDERS: MemberParts = { ...PARTS, Folders, useFolderCount }

/** /settings/members: its tab and who is open in it are in the address. */
export function MembersScreen() {
  const { place, go } = usePlace()
  const hasFolders = isOn('access')
  const writing = useWriting()
  return (
    <MembersPage
      tab={place.tab === 'folders' && !hasFolders ? 'members' : place.tab}
      onTab={(tab: MembersTab) => go({ tab })}
      did={place.member}
      onMember={(member) => go({ tab: 'members', member })}
      parts={{ ...(hasFolders ? WITH_FOLDERS : PARTS), writing, ...(isOn('quests') && QUESTS) }}
    />
  )
}

/** The tab with the rights of the people who work here. */
function Folders({ head }: { head: ReactNode }) {
  const { place, go } = usePlace()
  return <PeoplePage head={head} email={place.user} onUser={(user) => go({ tab: 'folders', user })} />
}

function useFolderCount(): number | undefined {
  const { data } = useQueryCall(listPeople, { search: '', pageNumber: 1 }, { quiet: true })
  return data?.pagination.totalCount
}

function usePlace() {
  const navigate = useNavigate()
  const place = readPlace(useSearch({ strict: false }), TABS)
  // The way back leads from a person to the list, whoever was opened in between.
  const isOpen = place.member !== undefined || place.user !== undefined
  const go = useCallback(
    (to: MembersPlace) =>
      void navigate({
        to: '.',
        search: ((query: Record<string, unknown>) => goTo(query, to)) as never,
        replace: isOpen,
        resetScroll: false,
      }),
    [navigate, isOpen],
  )
  return { place, go }
}
