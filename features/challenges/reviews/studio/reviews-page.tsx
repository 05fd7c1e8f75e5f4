import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { Button } from '#ui/buttons/button.tsx'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { MoreRows } from '#ui/lists/more-rows.tsx'
import { useView } from '#ui/lists/use-view.ts'
import { oneOf } from '#ui/lists/view-fields.ts'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { reviewProblems, reviewWords } from '../texts.ts'
import { ReviewList } from './review-list.tsx'
import { REVIEW_STATES, type ReviewState, useReviews } from './use-reviews.ts'

const CATALOGUES = [reviewProblems]
const VIEW = { state: oneOf(REVIEW_STATES, 'waiting') }

/** /settings/quests/reviews: evidence and rewards that wait for a decision, the oldest first, and what was decided. */
export function ReviewsPage() {
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <Page />
    </CatalogueProvider>
  )
}

function Page() {
  const say = useTexts(reviewWords)
  const { view, show } = useView(VIEW)
  const { state } = view
  const reviews = useReviews(state)
  const { reading, items, waiting } = reviews
  return (
    <Stack gap="l" shrinks>
      <PageHead
        title={say.title()}
        explanation={say.explanation()}
        actions={
          <Button href="/settings/quests/challenges" icon={<ArrowLeftIcon size={18} />}>
            {say.toChallenges()}
          </Button>
        }
      />
      <Row as="fieldset" gap="s" align="stretch" wrap>
        <legend className="bz-hidden">{say.filters()}</legend>
        <FilterChip
          selected={state === 'waiting'}
          {...(waiting !== undefined && { count: waiting })}
          onSelect={() => show({ state: 'waiting' })}
        >
          {say.waiting()}
        </FilterChip>
        <FilterChip selected={state === 'decided'} onSelect={() => show({ state: 'decided' })}>
          {say.decided()}
        </FilterChip>
      </Row>
      <Loaded query={reading.query} coming={<RuledOutline kind="rows" count={4} />}>
        {() =>
          items.length > 0 ? <ReviewList key={state} reviews={reviews} state={state} /> : <Empty state={state} />
        }
      </Loaded>
      {reading.hasMore && (
        <MoreRows
          label={say.more()}
          more={reading.more}
          working={reading.isReadingMore}
          isFailed={reading.isMoreFailed}
        />
      )}
    </Stack>
  )
}

function Empty({ state }: { state: ReviewState }) {
  const say = useTexts(reviewWords)
  if (state === 'decided')
    return (
      <Text type="small" tone="ink2">
        {say.emptyDecided()}
      </Text>
    )
  return <EmptyState outline="community" title={say.emptyTitle()} text={say.emptyText()} />
}
