import { RankingIcon } from '@phosphor-icons/react/dist/csr/Ranking'
import { useState } from 'react'
import { PageLink } from '../buttons/page-link.tsx'
import { Box } from '../layout/box.tsx'
import { Row } from '../layout/row.tsx'
import { FilterChip } from '../marks/filter-chip.tsx'
import { ChipBar } from './chip-bar.tsx'
import { EntryLink } from './entry-link.tsx'
import { Fold } from './fold.tsx'
import { FoldLine } from './fold-line.tsx'
import { HoverRows } from './hover-rows.tsx'

const CHIPS = ['All', 'Running', 'Ended']

/** Rows that lead somewhere, chips that filter, a part that can be folded away. */
export function EntryLinkDemo() {
  const [chosen, setChosen] = useState(CHIPS[0])
  const [isOpen, setOpen] = useState(true)
  return (
    <Box>
      <ChipBar aria-label="Filter">
        {CHIPS.map((chip) => (
          <FilterChip key={chip} selected={chip === chosen} onSelect={() => setChosen(chip)}>
            {chip}
          </FilterChip>
        ))}
      </ChipBar>
      <EntryLink href="/ranking" icon={<RankingIcon size={20} aria-hidden />}>
        Ranking
      </EntryLink>
      <EntryLink leads>Other ways</EntryLink>
      <details>
        <FoldLine tone="ink2">Earlier days</FoldLine>
        Twelve badges were shown.
      </details>
      <HoverRows>
        {CHIPS.slice(1).map((chip) => (
          <Row as="li" key={chip} padBlock="m" justify="between">
            <PageLink className="bz-plain bz-cover" href="/ranking">
              {chip}
            </PageLink>
            <span data-hover>Edit</span>
          </Row>
        ))}
      </HoverRows>
      <Fold title="Advanced" summary="Valid for a year" isOpen={isOpen} onOpen={setOpen} lined="above" padBlock="m">
        Valid for a year
      </Fold>
    </Box>
  )
}
