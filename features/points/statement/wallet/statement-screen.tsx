import { useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { ScreenHead } from '#ui/frames/screen-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded, type Reading } from '#ui/lists/loaded.tsx'
import { MoreRows } from '#ui/lists/more-rows.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listStatement } from '../../wallet-contract.ts'
import { statementPage } from '../../wallet-texts.ts'
import { StatementLines } from './statement-lines.tsx'

/** /communities/{issuerId}/points: the holder's points there, line by line; offline, the newest that are kept. */
export function StatementScreen({ issuerId }: { issuerId: string }) {
  const say = useTexts(statementPage)
  const format = useFormat()
  const isOpen = useWalletState() === 'open'
  const { data, asOf, read } = useKeptCall(listStatement, { issuerId }, `points:${issuerId}`)
  const next = ({ next }: { next: string }) => (next ? { after: next } : undefined)
  const pages = usePagesCall(listStatement, { issuerId }, { next, enabled: isOpen })
  const lines = pages.query.data?.flatMap((page) => page.lines) ?? data?.lines ?? []
  return (
    <Box middled width="middle">
      <ScreenHead
        title={say.title()}
        back={{ href: `/communities/${issuerId}`, label: say.back() }}
        lead={data && <Total points={data.points} />}
        status={data && asOf && say.offline({ time: format.dateTime(asOf) })}
      />
      {!data && <Missing read={read} />}
      {data && (
        <>
          {lines.length === 0 ? (
            <EmptyState outline="community" title={say.empty()} text={say.emptyText()} />
          ) : (
            <StatementLines lines={lines} />
          )}
          {pages.hasMore && !asOf && (
            <MoreRows
              label={say.more()}
              more={pages.more}
              working={pages.isReadingMore}
              isFailed={pages.isMoreFailed}
            />
          )}
        </>
      )}
    </Box>
  )
}

function Total({ points }: { points: number }) {
  const say = useTexts(statementPage)
  const format = useFormat()
  return (
    <>
      <Text as="span" tone="ink" className="bz-figure">
        {format.number(points).replace('-', '\u2212')}
      </Text>{' '}
      {say.total({ count: points })}
    </>
  )
}

function Missing({ read }: { read: Reading<unknown> }) {
  const say = useTexts(statementPage)
  const isOffline = useWalletState() === 'offline'
  if (isOffline) return <p className="bz-lead">{say.offlinePart()}</p>
  if (read.error?.status === 404) return <p className="bz-lead">{say.gone()}</p>
  return (
    <Loaded query={read} coming={<RuledOutline kind="lines" count={6} />}>
      {() => null}
    </Loaded>
  )
}
