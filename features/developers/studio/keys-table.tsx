import type { Output } from '#base/endpoint.ts'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { ApiKeyRow, listKeys } from '../contract.ts'
import { keyRows } from '../page-texts.ts'
import { CommunityKeyActions } from './community-key-actions.tsx'
import { Cell, Small } from './key-cell.tsx'
import type { OpenedKey } from './key-dialogs.tsx'
import { MaskedKey } from './masked-key.tsx'
import type { CommunityKey } from './use-community-key.ts'
import { useKeyWords } from './use-key-words.ts'

type Props = {
  listed: Output<typeof listKeys>
  community: CommunityKey
  onOpen: (opened: OpenedKey) => void
}

type Listed = { kind: 'community'; used: Output<typeof listKeys>['communityKey'] } | { kind: 'key'; key: ApiKeyRow }

/** The community's own key, then those with scopes. */
export function KeysTable({ listed, community, onOpen }: Props) {
  const say = useTexts(keyRows)
  const { used, mayDo, call } = useKeyWords()
  const format = useFormat()
  const rows: Listed[] = [
    ...(community.masked ? [{ kind: 'community' as const, used: listed.communityKey }] : []),
    ...listed.keys.map((key) => ({ kind: 'key' as const, key })),
  ]
  const createdOf = (row: Listed) => (row.kind === 'key' ? row.key.created : (row.used?.created ?? ''))
  const usedOf = (row: Listed) =>
    row.kind === 'key'
      ? { day: row.key.lastUsed, call: row.key.lastCall, network: row.key.lastNetwork }
      : { day: row.used?.lastUsed ?? '', call: row.used?.lastCall ?? '', network: '' }
  return (
    <DataTable
      label={say.key()}
      rows={rows}
      rowKey={(row) => (row.kind === 'key' ? row.key.id : 'community')}
      columns={[
        {
          key: 'name',
          label: say.name(),
          width: 190,
          cell: (row) => (row.kind === 'key' ? <KeyName row={row.key} /> : say.communityKey()),
        },
        {
          key: 'key',
          label: say.key(),
          cell: (row) =>
            row.kind === 'key' ? (
              <KeyCell row={row.key} />
            ) : (
              <MaskedKey shown={community.shown} masked={community.masked} />
            ),
        },
        {
          key: 'mayDo',
          label: say.mayDo(),
          cell: (row) => (row.kind === 'key' ? mayDo(row.key) : say.sendsAndReads()),
        },
        {
          key: 'created',
          label: say.created(),
          phone: 'hidden',
          cell: (row) => (
            <Cell>
              <Text as="span" nowrap>
                {createdOf(row) && format.date(createdOf(row))}
              </Text>
              {row.kind === 'key' && row.key.createdBy && (
                <Small title={row.key.createdBy}>{say.by({ email: row.key.createdBy })}</Small>
              )}
            </Cell>
          ),
        },
        {
          key: 'lastUsed',
          label: say.lastUsed(),
          cell: (row) => {
            const { day, call: by, network } = usedOf(row)
            return (
              <Cell>
                <Text as="span" tone={day ? undefined : 'ink3'} nowrap={day !== ''}>
                  {used(day)}
                </Text>
                {by && <Small title={call(by, network)}>{by}</Small>}
              </Cell>
            )
          },
        },
      ]}
      actions={(row) =>
        row.kind === 'key' ? (
          <KeyMenu row={row.key} onOpen={onOpen} />
        ) : (
          <CommunityKeyActions community={community} onRegenerate={() => onOpen({ dialog: 'regenerate' })} />
        )
      }
    />
  )
}

function KeyName({ row }: { row: ApiKeyRow }) {
  const say = useTexts(keyRows)
  return (
    <Row as="span" gap="s" rows="xs" wrap>
      {row.name}
      {row.state === 'expired' && <StatusChip status="expired">{say.expired()}</StatusChip>}
      {row.state === 'unused' && <StatusChip status="pending">{say.unused()}</StatusChip>}
    </Row>
  )
}

/** The end of a key, until when it works, and whether the one before does. */
function KeyCell({ row }: { row: ApiKeyRow }) {
  const say = useTexts(keyRows)
  const format = useFormat()
  const { expiresAt, oldUntil, networks, state } = row
  return (
    <Cell>
      <MaskedKey end={row.lastFour} />
      {oldUntil !== '' && (
        <Text as="small" type="caption" tone="pending">
          {say.oldUntil({ when: format.recent(oldUntil) })}
        </Text>
      )}
      {oldUntil === '' && expiresAt !== '' && state !== 'expired' && (
        <Small>{say.expires({ date: format.date(expiresAt) })}</Small>
      )}
      {networks.length > 0 && <Small title={networks.join(', ')}>{say.networks({ count: networks.length })}</Small>}
    </Cell>
  )
}

function KeyMenu({ row, onOpen }: { row: ApiKeyRow; onOpen: Props['onOpen'] }) {
  const say = useTexts(keyRows)
  return (
    <MoreMenu
      label={say.more({ name: row.name })}
      choices={[
        { label: say.rename(), onSelect: () => onOpen({ dialog: 'rename', key: row }) },
        {
          label: say.rotate(),
          disabled: row.state === 'expired',
          onSelect: () => onOpen({ dialog: 'rotate', key: row }),
        },
        'line',
        { label: say.revoke(), danger: true, onSelect: () => onOpen({ dialog: 'end', key: row }) },
      ]}
    />
  )
}
