import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { Text } from '#ui/layout/text.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { MemberRow } from '../contract.ts'
import { membersPage, rowWords } from '../page-texts.ts'
import { MarkBox } from './mark-box.tsx'
import { MemberActions } from './member-actions.tsx'
import { AddressHead, MemberAddress } from './member-address.tsx'
import { MemberChip } from './member-chip.tsx'
import { useMemberName } from './member-name.ts'
import { MemberPerson } from './member-person.tsx'
import type { Addresses } from './use-addresses.ts'
import type { MarkedMembers } from './use-marked.ts'

type Props = {
  members: MemberRow[]
  /** The DID of the member in the panel. */
  open: string | undefined
  onOpen: (did: string) => void
  onSend: (member: MemberRow) => void
  /** Absent where nobody can write. */
  onWrite: ((did: string) => void) | undefined
  marked: MarkedMembers
  addresses: Addresses
}

/** Members with their address, points, badges, day and status; a row opens the panel. */
export function MembersTable({ members, open, onOpen, onSend, onWrite, marked, addresses }: Props) {
  const page = useTexts(membersPage)
  const rowTexts = useTexts(rowWords)
  const format = useFormat()
  const nameOf = useMemberName()
  // Beside the open panel there is no room for them.
  const isWide = open === undefined
  const isSmall = useIsNarrow(1360)
  const isBrief = !isWide || isSmall
  const isAnyMarked = marked.isAll || marked.rows.length > 0
  return (
    <DataTable
      tight={!isWide}
      actionsOver
      label={page.members()}
      portrait
      rows={members}
      rowKey={({ did }) => did}
      onOpen={({ did }) => onOpen(did)}
      isOpen={({ did }) => did === open}
      marks={{
        isMarked: marked.has,
        onMark: (row) => marked.toggle(row, members),
        label: (row) => rowTexts.select({ name: nameOf(row) }),
        // With a row selected, the bar above has it.
        all: !isAnyMarked && (
          <span>
            <MarkBox state="none" onChange={() => marked.put(members, true)} />
          </span>
        ),
      }}
      columns={[
        {
          key: 'pseudo',
          label: rowTexts.pseudo(),
          share: isWide ? 32 : 27,
          cell: (row) => <MemberPerson member={row} />,
        },
        ...(isWide
          ? [
              {
                key: 'email',
                label: <AddressHead members={members} addresses={addresses} />,
                cell: (row: MemberRow) => <MemberAddress member={row} addresses={addresses} />,
              },
            ]
          : []),
        {
          key: 'points',
          label: rowTexts.points(),
          align: 'right',
          phone: 'end',
          cell: ({ points }) => (
            <>
              <Text as="strong" tone="ink" only="desks">
                {format.signed(points)}
              </Text>
              <Text as="span" tone="ink2" only="phones">
                {rowTexts.countPoints({ count: points }).replace('-', '\u2212')}
              </Text>
            </>
          ),
        },
        {
          key: 'badges',
          label: rowTexts.badges(),
          align: 'right',
          cell: ({ badgeCount }) => (
            <>
              <Text as="span" only="desks">
                {format.number(badgeCount)}
              </Text>
              <Text as="span" only="phones">
                {rowTexts.countBadges({ count: badgeCount })}
              </Text>
            </>
          ),
        },
        ...(isWide
          ? [
              {
                key: 'registered',
                label: rowTexts.registered(),
                phone: 'hidden' as const,
                cell: ({ created }: MemberRow) => (
                  <Text as="span" nowrap>
                    {format.date(created)}
                  </Text>
                ),
              },
            ]
          : []),
        {
          key: 'status',
          label: rowTexts.status(),
          width: 116,
          cell: ({ status }) => <MemberChip status={status} />,
        },
      ]}
      actionsWidth={isWide ? (isBrief ? 150 : 282) : undefined}
      actions={(row) => (
        <MemberActions
          member={row}
          isBrief={isBrief}
          onOpen={() => onOpen(row.did)}
          onSend={onSend}
          onWrite={onWrite}
        />
      )}
    />
  )
}
