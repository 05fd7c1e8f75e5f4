import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ScreenHead } from '#ui/frames/screen-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChipBar } from '#ui/lists/chip-bar.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { ListSearch } from '#ui/lists/list-search.tsx'
import { Loaded, type Reading } from '#ui/lists/loaded.tsx'
import { useTypedSearch } from '#ui/lists/use-typed-search.ts'
import { useView } from '#ui/lists/use-view.ts'
import { oneOf, textOf } from '#ui/lists/view-fields.ts'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { badgesPage } from '../wallet-texts.ts'
import { BadgeStack } from './badge-stack.tsx'
import styles from './badges-screen.module.css'
import { GROUP_NAMES, type Group, groupsOf, type HeldBadge, pickBadges } from './held-badge.ts'
import { NextEvent } from './next-event.tsx'
import { useHeldBadges } from './use-held-badges.ts'

/** The number of badges from which a search is shown. */
const SEARCH_FROM = 4
const VIEW = { search: textOf(100), group: oneOf(['all', 'elsewhere', ...GROUP_NAMES] as const, 'all') }

/** The badges of other issuers, which a higher feature lists; their filter is shown while there are some. */
type Elsewhere = {
  label: string
  /** Undefined while it is read. */
  count: number | undefined
  shelf: ReactNode
}
type Props = {
  /** Parts of higher features, above and below the title. */
  first?: ReactNode
  above?: ReactNode
  /** The button that adds a badge, at the right of the title. */
  add?: ReactNode
  elsewhere?: Elsewhere | undefined
}

/** The wallet: the stack of cards, with a search and filters where there are enough badges. */
export function BadgesScreen({ first, above, add, elsewhere }: Props) {
  const badgesPageTexts = useTexts(badgesPage)
  const format = useFormat()
  const { badges, asOf, read } = useHeldBadges()
  const { view, show } = useView(VIEW)
  // The badges are here already: what is typed is found at once.
  const [text, setText] = useTypedSearch(view.search, (search) => show({ search }, 'instead'))
  const [isAsked, setIsAsked] = useState(false)
  const isSearching = isAsked || text !== ''
  const hasElsewhere = elsewhere !== undefined && elsewhere.count !== 0
  const isElsewhereOnly = badges?.length === 0 && elsewhere?.count !== undefined
  const isElsewhere = hasElsewhere && (view.group === 'elsewhere' || isElsewhereOnly)
  const group = view.group === 'all' || view.group === 'elsewhere' ? undefined : view.group
  const close = () => {
    setIsAsked(false)
    setText('')
  }
  const canSearch = !isElsewhere && (badges?.length ?? 0) >= SEARCH_FROM
  return (
    <Box middled className={styles.page}>
      {text === '' && first}
      <ScreenHead
        title={badgesPageTexts.title()}
        actions={
          <Row gap="s">
            {canSearch && (
              <IconButton
                look="edge"
                label={isSearching ? badgesPageTexts.searchClose() : badgesPageTexts.search()}
                aria-expanded={isSearching}
                icon={isSearching ? <XIcon size={20} /> : <MagnifyingGlassIcon size={20} />}
                onClick={() => (isSearching ? close() : setIsAsked(true))}
              />
            )}
            {add}
          </Row>
        }
      />
      {isSearching && (
        <Box below="l">
          <ListSearch
            label={badgesPageTexts.search()}
            placeholder={badgesPageTexts.searchExample()}
            max={100}
            value={text}
            onChange={setText}
            autoFocus={isAsked}
          />
        </Box>
      )}
      {text === '' && above}
      {badges && (
        <Filters
          badges={badges}
          group={isElsewhere ? 'elsewhere' : group}
          elsewhere={elsewhere}
          onGroup={(group) => show({ group, search: '' })}
        />
      )}
      {badges && text === '' && !isElsewhere && <NextEvent badges={badges} />}
      {asOf && !isElsewhere && (
        <Text below="l" type="small" tone="ink3" role="status">
          {badgesPageTexts.offline({ time: format.dateTime(asOf) })}
        </Text>
      )}
      {isElsewhere ? (
        elsewhere.shelf
      ) : (
        <Shown
          badges={badges}
          read={read}
          isOffline={asOf !== undefined}
          text={text}
          group={group}
          mayAdd={add !== undefined}
        />
      )}
    </Box>
  )
}

type FiltersProps = {
  badges: HeldBadge[]
  group: Group | 'elsewhere' | undefined
  elsewhere: Elsewhere | undefined
  onGroup: (group: Group | 'elsewhere' | 'all') => void
}

function Filters({ badges, group, elsewhere, onGroup }: FiltersProps) {
  const badgesPageTexts = useTexts(badgesPage)
  const all = groupsOf(badges)
  const groups = all.length < 2 ? [] : all
  const hasElsewhere = elsewhere?.count !== undefined && elsewhere.count > 0
  if (groups.length === 0 && !hasElsewhere) return null
  return (
    <ChipBar aria-label={badgesPageTexts.kinds()}>
      {badges.length > 0 && (
        <FilterChip selected={group === undefined} count={badges.length} onSelect={() => onGroup('all')}>
          {badgesPageTexts.all()}
        </FilterChip>
      )}
      {hasElsewhere && (
        <FilterChip selected={group === 'elsewhere'} count={elsewhere.count} onSelect={() => onGroup('elsewhere')}>
          {elsewhere.label}
        </FilterChip>
      )}
      {groups.map((one) => (
        <FilterChip
          key={one.group}
          selected={group === one.group}
          count={one.count}
          onSelect={() => onGroup(one.group)}
        >
          {badgesPageTexts[one.group]()}
        </FilterChip>
      ))}
    </ChipBar>
  )
}

type ShownProps = {
  badges?: HeldBadge[]
  read: Reading<unknown>
  isOffline: boolean
  text: string
  group?: Group
  mayAdd: boolean
}

function Shown({ badges, read, isOffline, text, group, mayAdd }: ShownProps) {
  const badgesPageTexts = useTexts(badgesPage)
  if (!badges) {
    return (
      <Loaded query={read} coming={<RuledOutline kind="card" count={1} category="basic" />}>
        {() => null}
      </Loaded>
    )
  }
  if (badges.length === 0) {
    if (isOffline) return <p className="bz-lead">{badgesPageTexts.offlineEmpty()}</p>
    const emptyText = mayAdd ? badgesPageTexts.emptyOrAdd() : badgesPageTexts.emptyText()
    return <EmptyState outline="basic" title={badgesPageTexts.emptyTitle()} text={emptyText} />
  }
  const found = pickBadges(badges, { group, text })
  return found.length > 0 ? (
    <BadgeStack badges={found} />
  ) : (
    <p className="bz-lead" role="status">
      {badgesPageTexts.nothingFound({ text: text.trim() })}
    </p>
  )
}
