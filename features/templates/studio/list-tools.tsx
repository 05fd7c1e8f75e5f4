import { Menu } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { FunnelSimpleIcon } from '@phosphor-icons/react/dist/csr/FunnelSimple'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { InputBox } from '#ui/input-box.tsx'
import { useTexts } from '#ui/language.tsx'
import { MenuChoices } from '#ui/menu-choices.tsx'
import { SEARCH_MAX, TEMPLATE_ORDERS, type TemplateOrder } from '../rules.ts'
import { orderWords } from '../texts.ts'
import styles from './list-tools.module.css'

const TYPING_MS = 200

type Props = {
  filter: string
  onFilter: (filter: string) => void
  order: TemplateOrder
  onOrder: (order: TemplateOrder) => void
}

/** Narrows a list of templates by name and puts it in another order; both are done by the server. */
export function ListTools({ filter, onFilter, order, onOrder }: Props) {
  const t = useTexts(orderWords)
  const [typed, setTyped] = useState(filter)
  const [isOpen, setOpen] = useState(filter !== '')
  const tell = useDebouncedCallback(onFilter, TYPING_MS)
  const type = (text: string) => {
    setTyped(text)
    tell(text)
  }
  const close = () => {
    setOpen(false)
    if (typed !== '') type('')
  }
  return (
    <>
      {isOpen ? (
        <span className={styles.filter}>
          <InputBox left={<FunnelSimpleIcon size={16} />}>
            <input
              type="search"
              aria-label={t.filterByName()}
              placeholder={t.filterByName()}
              maxLength={SEARCH_MAX}
              value={typed}
              // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field
              autoFocus={filter === ''}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Escape' && close()}
              onBlur={() => typed === '' && close()}
            />
          </InputBox>
        </span>
      ) : (
        <Button size="compact" kind="quiet" icon={<FunnelSimpleIcon size={16} />} onClick={() => setOpen(true)}>
          {t.filter()}
        </Button>
      )}
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <Button size="compact" kind="quiet" aria-label={t.orderIs({ order: t[order]() })}>
            <span className={styles.order}>
              {t[order]()}
              <CaretDownIcon size={16} />
            </span>
          </Button>
        </Menu.Target>
        <MenuChoices
          choices={TEMPLATE_ORDERS.map((one) => ({
            label: t[one](),
            aside: one === order && <CheckIcon size={16} weight="bold" />,
            onSelect: () => onOrder(one),
          }))}
        />
      </Menu>
    </>
  )
}
