import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { suppressionWords } from '../page-texts.ts'
import { listSuppressions } from '../suppression-contract.ts'
import { SuppressionLookup } from './suppression-lookup.tsx'
import { useSuppress } from './use-suppress.ts'

/** Suppressed addresses: a lookup, bounced addresses, and the list. */
export function SuppressionPart() {
  const query = useQueryCall(listSuppressions, {})
  return (
    <Loaded query={query} coming={<RuledOutline kind="rows" count={6} />}>
      {(data) => <Suppressions data={data} />}
    </Loaded>
  )
}

function Suppressions({ data }: { data: Output<typeof listSuppressions> }) {
  const suppressionTexts = useTexts(suppressionWords)
  const format = useFormat()
  const { suppress, working } = useSuppress()
  return (
    <>
      <SuppressionLookup />
      {data.cameBack.length > 0 && (
        <Section
          title={suppressionTexts.cameBack()}
          count={format.number(data.cameBack.length)}
          lead={suppressionTexts.cameBackHint()}
          aria-label={suppressionTexts.cameBack()}
        >
          <Box width="wide">
            <DataTable
              label={suppressionTexts.cameBack()}
              rows={data.cameBack}
              rowKey={({ email }) => email}
              columns={[
                { key: 'email', label: suppressionTexts.email(), cell: ({ email }) => email },
                {
                  key: 'answer',
                  label: suppressionTexts.answer(),
                  cell: ({ answer }) => <span className="bz-mono">{answer}</span>,
                },
                { key: 'day', label: suppressionTexts.day(), cell: ({ at }) => format.day(at), phone: 'hidden' },
              ]}
              actions={({ email }) => (
                <Button
                  size="compact"
                  disabled={working}
                  style={{ whiteSpace: 'nowrap' }}
                  aria-label={suppressionTexts.addOf({ email })}
                  onClick={() => void suppress(email, 'bounced')}
                >
                  {suppressionTexts.add()}
                </Button>
              )}
            />
          </Box>
        </Section>
      )}
      {data.total === 0 ? (
        <EmptyState outline="basic" title={suppressionTexts.empty()} text={suppressionTexts.emptyText()} />
      ) : (
        <Section
          title={suppressionTexts.listTitle()}
          count={format.number(data.total)}
          aria-label={suppressionTexts.listTitle()}
        >
          <Box width="wide">
            <SuppressionRows after="" />
          </Box>
        </Section>
      )}
    </>
  )
}

/** A page of the list, and the next ones on request. */
function SuppressionRows({ after }: { after: string }) {
  const suppressionTexts = useTexts(suppressionWords)
  const format = useFormat()
  const query = useQueryCall(listSuppressions, after ? { after } : {})
  const [hasMore, setHasMore] = useState(false)
  return (
    <Loaded query={query} coming={<RuledOutline kind="rows" count={3} />}>
      {(data) => (
        <>
          <DataTable
            label={suppressionTexts.listTitle()}
            rows={data.rows}
            rowKey={({ mark }) => mark}
            columns={[
              { key: 'since', label: suppressionTexts.since(), cell: ({ at }) => format.day(at), width: '30%' },
              {
                key: 'why',
                label: suppressionTexts.why(),
                cell: ({ reason }) => suppressionTexts[reason](),
                width: '45%',
              },
              {
                key: 'mark',
                label: suppressionTexts.mark(),
                cell: ({ mark }) => <span className="bz-mono">{mark}</span>,
                phone: 'end',
              },
            ]}
          />
          {data.next !== '' && !hasMore && (
            <Text above="m" below="m">
              <Button onClick={() => setHasMore(true)}>{suppressionTexts.more()}</Button>
            </Text>
          )}
          {hasMore && <SuppressionRows after={data.next} />}
        </>
      )}
    </Loaded>
  )
}
