import { useRef } from 'react'
import { DETAIL } from '#features/templates/list/studio/list-view.ts'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { MoreRows } from '#ui/lists/more-rows.tsx'
import { useView } from '#ui/lists/use-view.ts'
import { oneOf } from '#ui/lists/view-fields.ts'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { type AdminGift, listGifts } from '../../contract.ts'
import { GIFT_FILTERS } from '../../rules.ts'
import { giftsList } from '../../studio-texts.ts'
import { GiftStatus, GiftWords, useGiftPersonName } from './gift-cells.tsx'
import { ReviewActions } from './review-actions.tsx'

/** 'usual' opens with the gifts to review while there are any. */
const VIEW = { gifts: oneOf(['usual', ...GIFT_FILTERS] as const, 'usual') }

type Props = { templateId: string; isOn: boolean; toReview: number }

/** The gifts of a template: all, those that wait for a decision, and those that are marked. */
export function GiftsList({ templateId, isOn, toReview }: Props) {
  const say = useTexts(giftsList)
  const { view, show } = useView(VIEW, DETAIL)
  const section = useRef<HTMLElement>(null)
  const filter = view.gifts !== 'usual' ? view.gifts : toReview > 0 ? 'review' : 'all'
  const reading = usePagesCall(
    listGifts,
    { templateId, filter },
    { next: ({ next }) => (next ? { after: next } : undefined), keepsPages: true },
  )
  const counts = reading.query.data?.[0]?.counts
  const gifts = reading.query.data?.flatMap((page) => page.gifts) ?? []
  const empty = { all: say.empty, review: say.emptyReview, marked: say.emptyMarked }[filter]
  // A template that nobody could ever give has no list.
  if (!isOn && filter === 'all' && reading.query.data && gifts.length === 0) return null
  return (
    <Stack as="section" ref={section} tabIndex={-1} gap="s" shrinks aria-label={say.table()}>
      <Row as="fieldset" gap="s" align="stretch" wrap>
        <legend className="bz-hidden">{say.filters()}</legend>
        <FilterChip selected={filter === 'all'} onSelect={() => show({ gifts: 'all' })}>
          {say.all()}
        </FilterChip>
        <FilterChip
          selected={filter === 'review'}
          count={counts?.review ?? toReview}
          onSelect={() => show({ gifts: 'review' })}
        >
          {say.toReview()}
        </FilterChip>
        <FilterChip
          selected={filter === 'marked'}
          {...(counts && { count: counts.marked })}
          onSelect={() => show({ gifts: 'marked' })}
        >
          {say.marked()}
        </FilterChip>
      </Row>
      {filter === 'marked' && <Text tone="ink2">{say.markedText()}</Text>}
      <Loaded query={reading.query} coming={<RuledOutline kind="rows" count={5} />}>
        {() =>
          gifts.length > 0 ? (
            <Gifts gifts={gifts} onGone={() => section.current?.focus()} />
          ) : (
            <Text tone="ink2">{empty()}</Text>
          )
        }
      </Loaded>
      {reading.hasMore && (
        <MoreRows
          label={say.more()}
          more={reading.more}
          working={reading.isReadingMore}
          isFailed={reading.isMoreFailed}
        />
      )}
    </Stack>
  )
}

function Gifts({ gifts, onGone }: { gifts: AdminGift[]; onGone: () => void }) {
  const say = useTexts(giftsList)
  const format = useFormat()
  const nameOf = useGiftPersonName()
  return (
    <DataTable
      label={say.table()}
      rows={gifts}
      rowKey={({ giftId }) => giftId}
      columns={[
        {
          key: 'from',
          label: say.from(),
          cell: ({ giver }) => (
            <Text as="span" breaks>
              {nameOf(giver)}
            </Text>
          ),
        },
        {
          key: 'to',
          label: say.to(),
          cell: ({ recipient }) => (
            <Text as="span" breaks>
              {nameOf(recipient)}
            </Text>
          ),
        },
        { key: 'words', label: say.words(), cell: (gift) => <GiftWords gift={gift} />, width: '34%' },
        { key: 'status', label: say.status(), cell: (gift) => <GiftStatus gift={gift} />, phone: 'end' },
        { key: 'given', label: say.given(), cell: ({ created }) => format.day(created) },
      ]}
      actions={(gift) => gift.state === 'review' && <ReviewActions gift={gift} onGone={onGone} />}
    />
  )
}
