import { FunnelSimpleIcon } from '@phosphor-icons/react/dist/csr/FunnelSimple'
import { InputBox } from '#ui/fields/input-box.tsx'
import { Box } from '#ui/layout/box.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { SEARCH_MAX } from '../rules.ts'
import { orderWords } from '../texts.ts'
import styles from './template-list.module.css'
import type { NameFilterState } from './use-name-filter.ts'

type Props = {
  filter: NameFilterState
  /** Stays open when left empty. */
  stays?: boolean
}

/** The field to filter a list by name; closes with Escape, or when left empty. */
export function NameFilter({ filter, stays }: Props) {
  const orderTexts = useTexts(orderWords)
  return (
    <Box as="span" block className={styles.filter}>
      <InputBox left={<FunnelSimpleIcon size={16} />}>
        <input
          type="search"
          aria-label={orderTexts.filterByName()}
          placeholder={orderTexts.filterByName()}
          maxLength={SEARCH_MAX}
          value={filter.typed}
          // biome-ignore lint/a11y/noAutofocus: the person has just opened this field
          autoFocus={filter.typed === ''}
          onChange={(event) => filter.type(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && filter.close()}
          onBlur={() => !stays && filter.typed === '' && filter.close()}
        />
      </InputBox>
    </Box>
  )
}
