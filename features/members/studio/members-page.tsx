import { Suspense, useState } from 'react'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { listMembers } from '../contract.ts'
import { InvitedTab } from './invited-tab.tsx'
import type { MemberParts } from './member-parts.ts'
import { MembersHead, type MembersTab } from './members-head.tsx'
import { MembersList } from './members-list.tsx'
import { useExportMembers } from './use-export-members.ts'
import type { Narrowing } from './use-member-list.ts'
import { usePageSize } from './use-page-size.ts'

/** As the list starts, so that both are read with one call. */
const EVERYONE: Narrowing = { search: '', order: 'newest', status: 'all' }

type Props = {
  tab: MembersTab
  onTab: (tab: MembersTab) => void
  /** The member in the panel. */
  did: string | undefined
  onMember: (did: string | undefined) => void
  parts: MemberParts
}

/** /settings/members: the members, who is invited, and what people who work here may do. */
export function MembersPage({ tab, onTab, did, onMember, parts }: Props) {
  const { Folders, InviteDialog, InvitationActions, useFolderCount, writing } = parts
  const [pageSize] = usePageSize()
  const { data } = useQueryCall(listMembers, { ...EVERYONE, pageSize, pageNumber: 1 }, { quiet: true })
  const folderCount = useFolderCount?.()
  const [isInviting, setIsInviting] = useState(false)
  const exporting = useExportMembers()
  const invite = () => setIsInviting(true)
  useShortcut('n', invite)
  const counts = data?.counts
  const head = (narrowing: Narrowing = EVERYONE, total = counts?.all ?? 0) => (
    <MembersHead
      tab={tab}
      onTab={onTab}
      counts={counts}
      hasFolders={Folders !== undefined}
      folderCount={folderCount}
      onExport={() => void exporting.all(narrowing, total)}
      isExporting={exporting.working}
      onInvite={invite}
      writing={writing}
      isNarrow={tab === 'members' && did !== undefined}
    />
  )
  return (
    <>
      {tab === 'members' && (
        <MembersList head={head} exporting={exporting} did={did} onMember={onMember} onInvite={invite} parts={parts} />
      )}
      {tab === 'invited' && <InvitedTab head={head()} onInvite={invite} Actions={InvitationActions} />}
      {tab === 'folders' && Folders && <Folders head={head()} />}
      <Suspense>{isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}</Suspense>
    </>
  )
}
