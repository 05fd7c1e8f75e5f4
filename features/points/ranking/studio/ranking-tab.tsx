import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import type { ReactNode } from 'react'
import { MemberSearch } from '#features/members/studio/members-tools.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { PageSelector } from '#ui/lists/page-selector.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { PAGE_SIZES } from '../../rules.ts'
import { ChangedNote } from '../../view/changed-note.tsx'
import styles from './ranking.module.css'
import { RankingAside } from './ranking-aside.tsx'
import { RankingChips } from './ranking-chips.tsx'
import { RankingTable } from './ranking-table.tsx'
import { rankingTab } from './ranking-texts.ts'
import { useExportRanking } from './use-export-ranking.ts'
import { type RankingState, useRanking } from './use-ranking.ts'

type Props = {
  issuerId: string
  /** Quests with a ranking of their own; a higher feature has them. */
  quests: { id: string; title: string }[]
  /** The page's head and tabs, with the button that saves the ranking. */
  head: (exporting: ReactNode) => ReactNode
}

/** The members of a community by points, with the season beside them. */
export function RankingTab({ issuerId, quests, head }: Props) {
  const say = useTexts(rankingTab)
  const state = useRanking(issuerId, quests)
  const exporting = useExportRanking()
  const total = state.query.data?.pagination.totalCount ?? 0
  return (
    <>
      {head(
        <Button
          icon={<DownloadSimpleIcon size={20} />}
          working={exporting.working}
          onClick={() => void exporting.run(state.narrowing, total)}
        >
          {say.export()}
        </Button>,
      )}
      <Loaded query={state.facts} coming={<RuledOutline kind="rows" count={8} />}>
        {(facts) => (
          <Grid narrow="last" gap="xxxl">
            <Box shrinks>
              <Row below="s" gap="s" justify="between" wrap className={styles.tools}>
                <RankingChips state={state} facts={facts} quests={quests} />
                <MemberSearch label={say.search()} value={state.search} onChange={state.setSearch} />
              </Row>
              <Shown state={state} mayGive={facts.mayGive} />
            </Box>
            <RankingAside facts={facts} />
          </Grid>
        )}
      </Loaded>
    </>
  )
}

function Shown({ state, mayGive }: { state: RankingState; mayGive: boolean }) {
  const say = useTexts(rankingTab)
  const { query, page, pageSize, narrowing } = state
  return (
    <Loaded query={query} coming={<RuledOutline kind="rows" count={8} />}>
      {({ ranking, pagination, changedAfterEnd }) => (
        <>
          {changedAfterEnd && <ChangedNote below="s" text={say.changed()} />}
          {ranking.length === 0 && page === 1 ? (
            <Nobody search={narrowing.search} mayGive={mayGive} onShowAll={state.showAll} />
          ) : (
            <>
              <RankingTable rows={ranking} state={state} />
              <PageSelector
                page={page}
                pages={pagination.totalPages}
                pageSize={pageSize}
                total={pagination.totalCount}
                onPage={state.setPage}
                sizes={PAGE_SIZES}
                onSize={state.setPageSize}
              />
            </>
          )}
        </>
      )}
    </Loaded>
  )
}

function Nobody({ search, mayGive, onShowAll }: { search: string; mayGive: boolean; onShowAll: () => void }) {
  const say = useTexts(rankingTab)
  if (search !== '') {
    return (
      <Row gap="m" wrap>
        <Text role="status" above="m" below="m">
          {say.noMatch({ text: search })}
        </Text>
        <Button onClick={onShowAll}>{say.showAll()}</Button>
      </Row>
    )
  }
  return <EmptyState outline="role" title={say.emptyTitle()} text={mayGive ? say.emptyText() : say.emptyNotAllowed()} />
}
