import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { PageSelector } from '#ui/lists/page-selector.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { deliveryWords } from '../page-texts.ts'
import { PAGE_SIZE } from '../rules.ts'
import { DeliveriesTable } from './deliveries-table.tsx'
import { LogFilters } from './log-filters.tsx'
import { useLog } from './use-log.ts'

type Props = { onDelivery: (webhookId: string, deliveryId: string) => void }

/** The latest messages to all endpoints; "All deliveries" leads through the whole log. */
export function LatestDeliveries({ onDelivery }: Props) {
  const say = useTexts(deliveryWords)
  const { query, filter, narrow, pageNumber, setPageNumber } = useLog()
  const { data } = query
  return (
    <section aria-labelledby="deliveries">
      <Row gap="l" rows="s" justify="between" wrap>
        <h2 id="deliveries">{say.title()}</h2>
        <LogFilters filter={filter} day={data?.day} notDelivered={data?.notDelivered} onFilter={narrow} />
      </Row>
      <Loaded query={query} coming={<RuledOutline kind="rows" count={6} />}>
        {({ deliveries, pagination }) => (
          <>
            <DeliveriesTable
              deliveries={deliveries}
              isOfAll
              filter={filter}
              onOpen={({ webhookId, id }) => onDelivery(webhookId, id)}
            />
            {filter !== 'all' && (
              <Text above="s">
                <button type="button" className="bz-link" onClick={() => narrow('all')}>
                  {say.all()}
                </button>
              </Text>
            )}
            {filter !== 'day' && pagination.totalCount > 0 && (
              <PageSelector
                page={pageNumber}
                pages={pagination.totalPages}
                pageSize={PAGE_SIZE}
                total={pagination.totalCount}
                onPage={setPageNumber}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
