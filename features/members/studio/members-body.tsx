import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useState } from 'react'
import { call } from '#base/call.ts'
import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useCaller } from '#ui/calls/caller.tsx'
import { toastError } from '#ui/calls/toast.ts'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { PageSelector } from '#ui/lists/page-selector.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { exportMembers, type listMembers } from '../contract.ts'
import { membersPage, rowWords } from '../page-texts.ts'
import { DIDS_MAX, PAGE_SIZES } from '../rules.ts'
import { isCapped, pagesToTurn } from './list-place.ts'
import { useMemberName } from './member-name.ts'
import type { Person } from './member-parts.ts'
import { MembersTable } from './members-table.tsx'
import { SelectedBar } from './selected-bar.tsx'
import { useAddresses } from './use-addresses.ts'
import type { useExportMembers } from './use-export-members.ts'
import type { MarkedMembers } from './use-marked.ts'
import type { MemberList } from './use-member-list.ts'

type Props = {
  shown: Output<typeof listMembers>
  list: MemberList
  marked: MarkedMembers
  did: string | undefined
  onMember: (did: string) => void
  onInvite: () => void
  onSend: (people: Person[]) => void
  /** Absent where nobody can write. */
  onWrite: ((did: string) => void) | undefined
  exporting: ReturnType<typeof useExportMembers>
}

/** The rows with the bar of the selected ones and the page selector; or what an empty list says. */
export function MembersBody({ shown, list, marked, did, onMember, onInvite, onSend, onWrite, exporting }: Props) {
  const page = useTexts(membersPage)
  const nameOf = useMemberName()
  const { members, pagination, counts } = shown
  const addresses = useAddresses(JSON.stringify([list.narrowing, list.page]))
  const isMarked = marked.isAll || marked.rows.length > 0
  const everyone = useEveryone(list, onSend)
  const { search, status } = list.narrowing
  const { totalCount, totalPages } = pagination
  const isAtLeast = isCapped(totalCount, search, status)
  if (members.length === 0 && list.page === 1) return <Nobody list={list} counts={counts} onInvite={onInvite} />
  const isPageMarked = members.length > 0 && members.every(marked.has)
  const current = marked.rows.filter(({ status }) => status !== 'left')
  const maySend = marked.isAll ? status !== 'left' : current.length > 0
  const send = () =>
    marked.isAll ? void everyone.send() : onSend(current.map((row) => ({ did: row.did, name: nameOf(row) })))
  const write = () => {
    const [one] = marked.isAll ? members : current
    if (one) onWrite?.(one.did)
  }
  return (
    <>
      {isMarked && (
        <SelectedBar
          count={marked.isAll ? totalCount : marked.rows.length}
          total={totalCount}
          isPageMarked={isPageMarked}
          onPage={() => marked.put(members, !isPageMarked)}
          onAll={marked.markAll}
          onSend={maySend ? send : undefined}
          isPreparing={everyone.working}
          onWrite={onWrite && maySend ? write : undefined}
          onExport={() => void (marked.isAll ? exporting.all(list.narrowing, totalCount) : exporting.some(marked.rows))}
          isExporting={exporting.working}
          onClear={marked.clear}
        />
      )}
      <MembersTable
        members={members}
        open={did}
        onOpen={onMember}
        onSend={(member) => onSend([{ did: member.did, name: nameOf(member) }])}
        onWrite={onWrite}
        marked={marked}
        addresses={addresses}
      />
      <PageSelector
        page={list.page}
        pages={isAtLeast ? pagesToTurn(list.page, members.length, list.pageSize, totalPages) : totalPages}
        pageSize={list.pageSize}
        total={totalCount}
        isAtLeast={isAtLeast}
        onPage={list.turn}
        sizes={PAGE_SIZES}
        onSize={list.setPageSize}
      />
      {did === undefined && members.some(({ email }) => email !== '') && (
        <Text above="xxl" type="small" tone="ink3">
          {page.entered()}
        </Text>
      )}
    </>
  )
}

/** Sends to all that match: their names are read first. */
function useEveryone(list: MemberList, onSend: (people: Person[]) => void) {
  const caller = useCaller()
  const sentence = useProblemText()
  const rowTexts = useTexts(rowWords)
  const nameOf = useMemberName()
  const [working, setWorking] = useState(false)
  const send = async () => {
    setWorking(true)
    try {
      const { members } = await call(caller, exportMembers, list.narrowing)
      // A search is counted to a limit only.
      if (members.length > DIDS_MAX) return toastError(rowTexts.tooMany({ count: DIDS_MAX }))
      onSend(members.map(({ did, name }) => ({ did, name: nameOf({ did, name, email: '' }) })))
    } catch {
      toastError(sentence('serverError'))
    } finally {
      setWorking(false)
    }
  }
  return { send, working }
}

type NobodyProps = Pick<Props, 'list' | 'onInvite'> & { counts: Props['shown']['counts'] }

/** Without members it says how there will be some; without a match, how to see all. */
function Nobody({ list, counts, onInvite }: NobodyProps) {
  const page = useTexts(membersPage)
  const { search, status } = list.narrowing
  if (search === '' && status === 'all') {
    return (
      <EmptyState
        outline="membership"
        title={page.emptyTitle()}
        text={page.emptyText()}
        action={
          <Button kind="primary" icon={<PlusIcon size={16} weight="bold" />} onClick={onInvite}>
            {page.invite()}
          </Button>
        }
      />
    )
  }
  return (
    <Text role="status" above="m" below="m">
      {search !== '' ? page.noMatch({ text: search }) : status === 'unnamed' ? page.noneUnnamed() : page.noneOf()}{' '}
      <button type="button" className="bz-link" onClick={list.showAll}>
        {page.showAll({ count: counts.all })}
      </button>
    </Text>
  )
}
