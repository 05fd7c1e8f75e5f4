import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { SidebarSimpleIcon } from '@phosphor-icons/react/dist/csr/SidebarSimple'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { MenuChoice } from '#ui/buttons/menu-choices.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { MemberRow } from '../contract.ts'
import { membersPage, rowWords } from '../page-texts.ts'
import { MarkBox } from './mark-box.tsx'
import { MemberChip } from './member-chip.tsx'
import { useMemberName } from './member-name.ts'
import styles from './members.module.css'
import { signedNumber } from './signed-number.ts'
import type { MarkedMembers } from './use-marked.ts'

type Props = {
  members: MemberRow[]
  /** The DID of the member in the panel. */
  open: string | undefined
  onOpen: (did: string) => void
  onSend: (member: MemberRow) => void
  marked: MarkedMembers
}

/** Members with their points, badges, day and status; a row opens the panel. */
export function MembersTable({ members, open, onOpen, onSend, marked }: Props) {
  const page = useTexts(membersPage)
  const rowTexts = useTexts(rowWords)
  const format = useFormat()
  const nameOf = useMemberName()
  const isAnyMarked = marked.isAll || marked.rows.length > 0
  return (
    <div className={styles.table} data-narrow={open !== undefined || undefined}>
      <DataTable
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
          { key: 'pseudo', label: rowTexts.pseudo(), cell: (row) => <Person member={row} /> },
          {
            key: 'points',
            label: rowTexts.points(),
            align: 'right',
            phone: 'end',
            cell: ({ points }) => (
              <>
                <span className={styles.atDesk}>{signedNumber(format, points)}</span>
                <span className={styles.onPhone}>{rowTexts.countPoints({ count: points }).replace('-', '\u2212')}</span>
              </>
            ),
          },
          {
            key: 'badges',
            label: rowTexts.badges(),
            align: 'right',
            cell: ({ badgeCount }) => (
              <>
                <span className={styles.atDesk}>{format.number(badgeCount)}</span>
                <span className={styles.badgesOnPhone}>{rowTexts.countBadges({ count: badgeCount })}</span>
              </>
            ),
          },
          {
            key: 'registered',
            label: rowTexts.registered(),
            phone: 'hidden',
            cell: ({ created }) => <span className={styles.day}>{format.date(created)}</span>,
          },
          {
            key: 'status',
            label: rowTexts.status(),
            // Room for the action of the row, which is in words while the panel is closed.
            width: open === undefined ? 270 : undefined,
            cell: ({ status }) => <MemberChip status={status} />,
          },
        ]}
        actions={(row) => (
          <Actions member={row} isNarrow={open !== undefined} onOpen={() => onOpen(row.did)} onSend={onSend} />
        )}
      />
    </div>
  )
}

function Person({ member }: { member: MemberRow }) {
  const nameOf = useMemberName()
  const name = nameOf(member)
  return (
    <span className={styles.person}>
      <span className={styles.portrait}>
        <Roundel name={name} picture={member.imageUrl || undefined} size={32} />
      </span>
      <span className={styles.name} title={name}>
        {name}
      </span>
    </span>
  )
}

type ActionsProps = { member: MemberRow; isNarrow: boolean; onOpen: () => void; onSend: (member: MemberRow) => void }

/** The action of a row: in words, or as an icon beside the open panel; and all of them in the menu. */
function Actions({ member, isNarrow, onOpen, onSend }: ActionsProps) {
  const rowTexts = useTexts(rowWords)
  const nameOf = useMemberName()
  const copy = useCopy()
  const name = nameOf(member)
  const send: MenuChoice = {
    label: rowTexts.sendBadge(),
    icon: <PaperPlaneTiltIcon size={20} />,
    onSelect: () => onSend(member),
  }
  const choices: MenuChoice[] = [
    { label: rowTexts.open(), icon: <SidebarSimpleIcon size={20} mirrored />, onSelect: onOpen },
    ...(member.status === 'left' ? [] : [send]),
    { label: rowTexts.copyDid(), icon: <CopySimpleIcon size={20} />, onSelect: () => void copy(member.did) },
  ]
  return (
    <>
      {member.status !== 'left' &&
        (isNarrow ? (
          <IconButton
            data-hover
            size={30}
            look="edge"
            label={rowTexts.sendTo({ name })}
            icon={<PaperPlaneTiltIcon size={18} />}
            onClick={() => onSend(member)}
          />
        ) : (
          <Button
            data-hover
            size="compact"
            icon={<PaperPlaneTiltIcon size={18} />}
            aria-label={rowTexts.sendTo({ name })}
            onClick={() => onSend(member)}
          >
            {rowTexts.sendBadge()}
          </Button>
        ))}
      <MoreMenu size={30} choices={choices} label={rowTexts.more({ name })} />
    </>
  )
}
