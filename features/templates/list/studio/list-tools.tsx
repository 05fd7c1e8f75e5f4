import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { FunnelSimpleIcon } from '@phosphor-icons/react/dist/csr/FunnelSimple'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { Button } from '#ui/buttons/button.tsx'
import { LateMenu } from '#ui/buttons/late-menu.tsx'
import type { MenuChoice } from '#ui/buttons/menu-choices.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { TEMPLATE_ORDERS, type TemplateOrder } from '../../rules.ts'
import { orderWords } from '../../texts.ts'
import { NameFilter } from './name-filter.tsx'
import type { NameFilterState } from './use-name-filter.ts'

type Props = {
  filter: NameFilterState
  order: TemplateOrder
  onOrder: (order: TemplateOrder) => void
  /** Both behind one button; the filter field is placed elsewhere. */
  compact: boolean
}

/** Filters a list of templates by name and sorts it; the server does both. */
export function ListTools({ filter, order, onOrder, compact }: Props) {
  const orderTexts = useTexts(orderWords)
  const orders: MenuChoice[] = TEMPLATE_ORDERS.map((one) => ({
    label: orderTexts[one](),
    aside: one === order && <CheckIcon size={16} weight="bold" />,
    onSelect: () => onOrder(one),
  }))
  if (compact) {
    const filtering = { label: orderTexts.filterByName(), icon: <FunnelSimpleIcon size={20} />, onSelect: filter.open }
    return (
      <MoreMenu
        label={orderTexts.filterAndOrder()}
        choices={[filtering, 'line', ...orders]}
        icon={<SlidersHorizontalIcon size={20} />}
        // While the field is open, it keeps the focus.
        returnFocus={!filter.isOpen}
      />
    )
  }
  return (
    <>
      {filter.isOpen ? (
        <NameFilter filter={filter} />
      ) : (
        <Button size="compact" kind="quiet" icon={<FunnelSimpleIcon size={16} />} onClick={filter.open}>
          {orderTexts.filter()}
        </Button>
      )}
      <LateMenu position="bottom-end" width={200} choices={orders}>
        {(button) => (
          <Button
            {...button}
            size="compact"
            kind="quiet"
            aria-label={orderTexts.orderIs({ order: orderTexts[order]() })}
          >
            <Row as="span" inline gap="s">
              {orderTexts[order]()}
              <CaretDownIcon size={16} />
            </Row>
          </Button>
        )}
      </LateMenu>
    </>
  )
}
