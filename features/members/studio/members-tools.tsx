import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { LateMenu } from '#ui/buttons/late-menu.tsx'
import { InputBox } from '#ui/fields/input-box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { listMembers } from '../contract.ts'
import { membersPage, orderWords } from '../page-texts.ts'
import { type Filter, type Order, SEARCH_MAX, STATUS_CHIPS, type StatusChip } from '../rules.ts'
import styles from './members.module.css'

const MENU = [
  ['points', '-points'],
  ['newest', '-newest'],
  ['pseudo', '-pseudo'],
  ['badges', '-badges'],
] as const satisfies Order[][]

type SearchProps = { label: string; value: string; onChange: (text: string) => void }

/** The search of a list of people. */
export function MemberSearch({ label, value, onChange }: SearchProps) {
  return (
    <div className={styles.search}>
      <InputBox left={<MagnifyingGlassIcon size={18} />}>
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={value}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </InputBox>
    </div>
  )
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
    <Row gap="s" align="stretch" wrap className={styles.chips} role="group" aria-label={page.filter()}>
      {STATUS_CHIPS.filter((key) => !RARE.includes(key) || key === status || (counts?.[key] ?? 0) > 0).map((key) => (
        <FilterChip key={key} selected={key === status} count={counts?.[key]} onSelect={() => onStatus(key)}>
          {page[key]()}
        </FilterChip>
      ))}
    </Row>
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
    <LateMenu
      position="bottom-end"
      width={200}
      choices={MENU.flatMap((pair, at) => [...(at > 0 ? (['line'] as const) : []), ...pair.map(choice)])}
    >
      {(button) => (
        <Button {...button} size="compact" kind="quiet" aria-label={orderTexts.orderIs({ order: orderTexts[order]() })}>
          <Row as="span" inline gap="s" weight={500} nowrap>
            {orderTexts[order]()}
            <CaretDownIcon size={16} />
          </Row>
        </Button>
      )}
    </LateMenu>
  )
}
