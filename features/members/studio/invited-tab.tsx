import type { ReactNode } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { PageSelector } from '#ui/lists/page-selector.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { MemberRow } from '../contract.ts'
import { membersPage, rowWords } from '../page-texts.ts'
import { PAGE_SIZES } from '../rules.ts'
import { isCapped, pagesToTurn } from './list-place.ts'
import { MemberChip } from './member-chip.tsx'
import type { MemberParts } from './member-parts.ts'
import styles from './members.module.css'
import { MemberSearch } from './members-tools.tsx'
import { useMemberList } from './use-member-list.ts'

type Props = { head: ReactNode; onInvite: () => void; Actions: MemberParts['InvitationActions'] }

/** People whose membership card waits for them, newest first. */
export function InvitedTab({ head, onInvite, Actions }: Props) {
  const page = useTexts(membersPage)
  const list = useMemberList('pending')
  return (
    <>
      {head}
      <Row gap="s" wrap className={styles.tools}>
        <MemberSearch beside="always" label={page.searchName()} value={list.search} onChange={list.setSearch} />
      </Row>
      <Loaded query={list.query} coming={<RuledOutline kind="rows" count={list.pageSize} />}>
        {({ members, pagination }) => {
          if (members.length === 0 && list.narrowing.search !== '')
            return (
              <p role="status">
                {page.noPerson({ text: list.narrowing.search })}{' '}
                <button type="button" className="bz-link" onClick={list.showAll}>
                  {page.showInvited()}
                </button>
              </p>
            )
          if (members.length === 0) return <NobodyInvited onInvite={onInvite} />
          const { totalCount, totalPages } = pagination
          const isAtLeast = isCapped(totalCount, '', 'pending')
          return (
            <>
              <Invitations members={members} Actions={Actions} />
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
            </>
          )
        }}
      </Loaded>
    </>
  )
}

function NobodyInvited({ onInvite }: Pick<Props, 'onInvite'>) {
  const page = useTexts(membersPage)
  return (
    <EmptyState
      outline="membership"
      title={page.noneInvited()}
      text={page.noneInvitedText()}
      action={<Button onClick={onInvite}>{page.invite()}</Button>}
    />
  )
}

function Invitations({ members, Actions }: { members: MemberRow[]; Actions: Props['Actions'] }) {
  const page = useTexts(membersPage)
  const rowTexts = useTexts(rowWords)
  const format = useFormat()
  return (
    <DataTable
      actionsOver
      label={page.invited()}
      portrait
      rows={members}
      rowKey={({ invitationId }) => invitationId}
      columns={[
        {
          key: 'email',
          label: rowTexts.address(),
          share: 32,
          cell: ({ email, name }) => (
            <Row as="span" gap="m" shrinks>
              <Roundel name={name || email} isInRow isDimmed />
              <Stack as="span" grow>
                <Text as="span" weight={600} shrinks brief title={name || email}>
                  {name || email}
                </Text>
                {name !== '' && (
                  <Text as="small" type="small" tone="ink2" weight={400} brief>
                    {email}
                  </Text>
                )}
              </Stack>
            </Row>
          ),
        },
        {
          key: 'created',
          label: rowTexts.invitedOn(),
          cell: ({ created }) => (
            <Text as="span" nowrap>
              {format.date(created)}
            </Text>
          ),
        },
        { key: 'status', label: rowTexts.status(), cell: ({ status }) => <MemberChip status={status} /> },
      ]}
      actions={(member) => <Actions member={member} />}
    />
  )
}
