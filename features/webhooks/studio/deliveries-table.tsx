import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { CodeChip } from '#ui/marks/code-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Delivery } from '../contract.ts'
import { deliveryWords } from '../page-texts.ts'
import { TEST_KIND, WAITS } from '../rules.ts'
import { hostOf } from './show-request.ts'
import { useDeliveryWords } from './use-delivery-words.ts'
import type { LogFilter } from './use-log.ts'

type Props = {
  deliveries: Delivery[]
  /** Whether the log is of all endpoints, so that each row names its own. */
  isOfAll: boolean
  filter: LogFilter
  openId?: string | undefined
  onOpen: (delivery: Delivery) => void
}

/** The messages of a log, newest first. */
export function DeliveriesTable({ deliveries, isOfAll, filter, openId, onOpen }: Props) {
  const say = useTexts(deliveryWords)
  const { at, took } = useDeliveryWords()
  const none = { day: say.noneOfDay, notDelivered: say.noneFailed, all: say.none }
  if (deliveries.length === 0)
    return (
      <Text above="m" below="l" tone="ink2">
        {none[filter]()}
      </Text>
    )
  return (
    <DataTable
      label={say.title()}
      rows={deliveries}
      rowKey={({ id }) => id}
      onOpen={onOpen}
      isOpen={({ id }) => id === openId}
      columns={[
        {
          key: 'time',
          label: say.time(),
          cell: (row) => (
            <Text as="span" nowrap>
              {at(row.at)}
            </Text>
          ),
        },
        {
          key: 'event',
          label: say.event(),
          cell: ({ kind }) => (
            <Text as="code" tone="ink" nowrap className="bz-mono">
              {kind}
            </Text>
          ),
        },
        ...(isOfAll ? [{ key: 'to', label: say.to(), cell: (row: Delivery) => hostOf(row.url) }] : []),
        { key: 'response', label: say.response(), phone: 'end', cell: (row) => <ResponseCell row={row} /> },
        {
          key: 'duration',
          label: say.duration(),
          align: 'right',
          cell: ({ tries, ms }) => (tries === 0 ? '' : took(ms)),
        },
      ]}
    />
  )
}

/** The last response, and which attempt it was while the message is not delivered. */
function ResponseCell({ row }: { row: Delivery }) {
  const say = useTexts(deliveryWords)
  const { kind, state, status, tries } = row
  if (tries === 0) return <CodeChip state="waiting">{say.waiting()}</CodeChip>
  return (
    <Row as="span" inline gap="s" rows="xxs" wrap nowrap padBlock="xs" type="small">
      <CodeChip state={state === 'delivered' ? 'good' : 'bad'}>{status === 0 ? say.noResponse() : status}</CodeChip>
      {state !== 'delivered' &&
        kind !== TEST_KIND &&
        say.attempt({ count: tries, total: Math.max(tries, WAITS.length) })}
    </Row>
  )
}
