import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { LateMenu } from '#ui/buttons/late-menu.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { ChipBar } from '#ui/lists/chip-bar.tsx'
import { ListSearch, type ListSearchProps } from '#ui/lists/list-search.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { listMembers } from '../contract.ts'
import { membersPage, orderWords } from '../page-texts.ts'
import { type Filter, type Order, SEARCH_MAX, STATUS_CHIPS, type StatusChip } from '../rules.ts'

const MENU = [
  ['points', '-points'],
  ['newest', '-newest'],
  ['pseudo', '-pseudo'],
  ['badges', '-badges'],
] as const satisfies Order[][]

/** The search of a list of people. */
export function MemberSearch(props: ListSearchProps) {
  return <ListSearch max={SEARCH_MAX} {...props} />
}

type ChipsProps = {
  status: Filter
  counts: Output<typeof listMembers>['counts'] | undefined
  onStatus: (status: StatusChip) => void
}

/** Those that are left out where nobody has them. */
const RARE: Filter[] = ['left', 'unnamed']

/** Narrows the list to a status; a rare one that nobody has is left out. */
export function StatusChips({ status, counts, onStatus }: ChipsProps) {
  const page = useTexts(membersPage)
  return (
    <ChipBar beside aria-label={page.filter()}>
      {STATUS_CHIPS.filter((key) => !RARE.includes(key) || key === status || (counts?.[key] ?? 0) > 0).map((key) => (
        <FilterChip key={key} selected={key === status} count={counts?.[key]} onSelect={() => onStatus(key)}>
          {page[key]()}
        </FilterChip>
      ))}
    </ChipBar>
  )
}

/** The order of the list, each in both directions. */
export function OrderMenu({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  const orderTexts = useTexts(orderWords)
  const choice = (one: Order) => ({
    label: orderTexts[one](),
    aside: one === order && <CheckIcon size={16} weight="bold" />,
    onSelect: () => onOrder(one),
  })
  return (
    <Box fixed atEnd>
      <LateMenu
        position="bottom-end"
        width={200}
        choices={MENU.flatMap((pair, at) => [...(at > 0 ? (['line'] as const) : []), ...pair.map(choice)])}
      >
        {(button) => (
          <Button
            {...button}
            size="compact"
            kind="quiet"
            aria-label={orderTexts.orderIs({ order: orderTexts[order]() })}
          >
            <Row as="span" inline gap="s" weight={500} nowrap>
              {orderTexts[order]()}
              <CaretDownIcon size={16} />
            </Row>
          </Button>
        )}
      </LateMenu>
    </Box>
  )
}
