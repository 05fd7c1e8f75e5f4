import { Text } from '#ui/layout/text.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { subPage } from '../texts.ts'
import { SubActions } from './sub-actions.tsx'
import type { AskedSub } from './sub-dialogs.tsx'
import { SubName } from './sub-name.tsx'
import { isPending, keyOf, type Sub } from './sub-rows.ts'
import { SubStatus } from './sub-status.tsx'
import styles from './subs.module.css'

type Props = {
  subs: Sub[]
  isMain: boolean
  /** Receives the DID of the sub-community to work in. */
  onSwitch: (did: string) => void
  onAsk: (asked: AskedSub) => void
}

/** Sub-communities and open invitations; pressing an active row switches into it. */
export function SubTable({ subs, isMain, onSwitch, onAsk }: Props) {
  const page = useTexts(subPage)
  const { date, day, number } = useFormat()
  const figure = (sub: Sub, count: number) => (isPending(sub) ? '' : number(count))
  const created = (sub: Sub) => {
    if (!isPending(sub)) return date(sub.created)
    if (sub.isExpired)
      return (
        <Text as="span" tone="pending">
          {page.expired()}
        </Text>
      )
    return page.invited({ day: day(sub.invitedDate || sub.created) })
  }
  const below = (sub: Sub) => {
    if (isPending(sub)) return sub.adminEmail
    if (sub.deletionDue !== '') return page.deleting({ day: day(sub.deletionDue) })
    return page.sums({
      members: page.memberCount({ count: sub.membersCount }),
      badges: page.badgeCount({ count: sub.badgesCount }),
    })
  }
  return (
    <DataTable
      label={page.title()}
      portrait
      rows={subs}
      rowKey={keyOf}
      onOpen={({ did }) => onSwitch(did)}
      opens={(sub) => !isPending(sub)}
      columns={[
        {
          key: 'community',
          label: page.community(),
          width: '23%',
          cell: (sub) => <SubName sub={sub} below={below(sub)} />,
        },
        {
          key: 'email',
          label: page.email(),
          cell: (sub) => <Address sub={sub} />,
          phone: 'hidden',
        },
        {
          key: 'members',
          label: page.members(),
          align: 'right',
          cell: (sub) => (
            <Text as="b" tone="ink" weight={500}>
              {figure(sub, sub.membersCount)}
            </Text>
          ),
          phone: 'hidden',
        },
        {
          key: 'badges',
          label: page.badges(),
          align: 'right',
          cell: (sub) => (
            <Text as="b" tone="ink" weight={500}>
              {figure(sub, sub.badgesCount)}
            </Text>
          ),
          phone: 'hidden',
        },
        { key: 'created', label: page.created(), cell: created, phone: 'hidden' },
        { key: 'status', label: page.status(), cell: (sub) => <SubStatus sub={sub} />, phone: 'end' },
      ]}
      actions={(sub) => <SubActions sub={sub} isMain={isMain} onSwitch={() => onSwitch(sub.did)} onAsk={onAsk} />}
    />
  )
}

function Address({ sub }: { sub: Sub }) {
  return (
    <Text
      as="span"
      block
      brief
      tone={isPending(sub) ? 'ink3' : undefined}
      className={styles.address}
      title={sub.adminEmail}
    >
      {sub.adminEmail}
    </Text>
  )
}
