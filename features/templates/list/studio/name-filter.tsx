import { FunnelSimpleIcon } from '@phosphor-icons/react/dist/csr/FunnelSimple'
import { Box } from '#ui/layout/box.tsx'
import { ListSearch } from '#ui/lists/list-search.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { SEARCH_MAX } from '../../rules.ts'
import { orderWords } from '../../texts.ts'
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
    <Box className={styles.filter}>
      <ListSearch
        label={orderTexts.filterByName()}
        icon={<FunnelSimpleIcon size={16} />}
        max={SEARCH_MAX}
        value={filter.typed}
        onChange={filter.type}
        autoFocus={filter.typed === ''}
        onKeyDown={(event) => event.key === 'Escape' && filter.close()}
        onBlur={() => !stays && filter.typed === '' && filter.close()}
      />
    </Box>
  )
}
