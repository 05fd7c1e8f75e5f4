import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Suspense, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { ListSearch } from '#features/team/folders/studio/list-search.tsx'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { Button } from '#ui/buttons/button.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { PageSelector } from '#ui/lists/page-selector.tsx'
import { useTypedSearch } from '#ui/lists/use-typed-search.ts'
import { useView } from '#ui/lists/use-view.ts'
import { pageOf, textOf } from '#ui/lists/view-fields.ts'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listSubs } from '../contract.ts'
import { subProblems } from '../problem-texts.ts'
import { PAGE_SIZE, SEARCH_MAX } from '../rules.ts'
import { subPage } from '../texts.ts'
import { type AskedSub, SubDialogs } from './sub-dialogs.tsx'
import { SubTable } from './sub-table.tsx'
import styles from './subs.module.css'

const AddSubs = lazyPart(() => import('./add-subs.tsx').then((module) => module.AddSubs))

const CATALOGUES = [subProblems]
const VIEW = { search: textOf(SEARCH_MAX), page: pageOf() }

type Props = {
  /** Whether the person is the main admin. */
  isMain: boolean
  /** Receives the DID of the sub-community to work in. */
  onSwitch: (did: string) => void
}

/** /settings/sub-communities: the communities led from here, and the invitations to create one. */
export function SubCommunitiesPage({ isMain, onSwitch }: Props) {
  const page = useTexts(subPage)
  const { view, show } = useView(VIEW)
  const { search: asked, page: at } = view
  const [search, setSearch] = useTypedSearch(asked, (text) => show({ search: text }, 'instead'))
  const [question, setQuestion] = useState<AskedSub>()
  const [isAdding, setIsAdding] = useState(false)
  const query = useQueryCall(listSubs, { search: asked, pageNumber: at }, { placeholderData: (before) => before })
  const { data } = query
  const add = () => setIsAdding(true)
  useShortcut('N', add, data !== undefined)
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <PageHead
        title={page.title()}
        count={asked === '' ? data?.pagination.totalCount : undefined}
        help={<HelpLink guide="sub-communities" />}
        explanation={page.explanation()}
        actions={
          <Button
            kind="primary"
            icon={<PlusIcon size={16} weight="bold" />}
            shortcut="N"
            disabled={!data}
            aria-label={page.add()}
            onClick={add}
          >
            <Box as="span" only="desks">
              {page.add()}
            </Box>
            <Box as="span" only="phones">
              {page.addBrief()}
            </Box>
          </Button>
        }
      />
      <Row below="s" gap="l" rows="s" justify="between" wrap>
        <Box shrinks className={styles.search}>
          <ListSearch label={page.search()} value={search} onChange={setSearch} />
        </Box>
        <Refresh countedAt={data?.countedAt} working={query.isFetching} onRefresh={() => void query.refetch()} />
      </Row>
      <Loaded query={query} coming={<RuledOutline kind="rows" count={6} />}>
        {(data) => (
          <Subs
            data={data}
            isMain={isMain}
            search={asked}
            page={at}
            onPage={(to) => show({ page: to })}
            onShowAll={() => show({ search: '' })}
            onSwitch={onSwitch}
            onAsk={setQuestion}
            onAdd={add}
          />
        )}
      </Loaded>
      {question && <SubDialogs asked={question} onClose={() => setQuestion(undefined)} />}
      {isAdding && (
        <Suspense>
          <AddSubs onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </CatalogueProvider>
  )
}

type RefreshProps = { countedAt: string | undefined; working: boolean; onRefresh: () => void }

/** When the counts were read, and reading them again. */
function Refresh({ countedAt, working, onRefresh }: RefreshProps) {
  const page = useTexts(subPage)
  const { time } = useFormat()
  return (
    <Row gap="s" type="small" tone="ink2" className={styles.counted}>
      <span role="status">{countedAt && page.counted({ time: time(countedAt) })}</span>
      <Button kind="quiet" icon={<ArrowsClockwiseIcon size={18} />} working={working} onClick={onRefresh}>
        {page.refresh()}
      </Button>
    </Row>
  )
}

type SubsProps = {
  data: Output<typeof listSubs>
  isMain: boolean
  search: string
  page: number
  onPage: (page: number) => void
  onShowAll: () => void
  onSwitch: (did: string) => void
  onAsk: (asked: AskedSub) => void
  onAdd: () => void
}

function Subs({ data, isMain, search, page: at, onPage, onShowAll, onSwitch, onAsk, onAdd }: SubsProps) {
  const page = useTexts(subPage)
  const { issuers, pagination, totals } = data
  if (pagination.totalCount === 0 && search !== '') {
    return (
      <Text role="status" above="m" below="m">
        {page.noMatch({ text: search })}{' '}
        <button type="button" className="bz-link" onClick={onShowAll}>
          {page.showAll()}
        </button>
      </Text>
    )
  }
  if (pagination.totalCount === 0) {
    return (
      <EmptyState
        outline="community"
        title={page.empty()}
        text={page.emptyText()}
        action={<Button onClick={onAdd}>{page.add()}</Button>}
      />
    )
  }
  return (
    <>
      <SubTable subs={issuers} isMain={isMain} onSwitch={onSwitch} onAsk={onAsk} />
      <PageSelector
        page={at}
        pages={pagination.totalPages}
        pageSize={PAGE_SIZE}
        total={pagination.totalCount}
        onPage={onPage}
        sum={page.totals({
          members: page.memberCount({ count: totals.members }),
          badges: page.badgeCount({ count: totals.badges }),
        })}
      />
    </>
  )
}
