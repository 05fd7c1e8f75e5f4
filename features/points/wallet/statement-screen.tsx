import { useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded, type Reading } from '#ui/lists/loaded.tsx'
import { MoreRows } from '#ui/lists/more-rows.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listStatement } from '../wallet-contract.ts'
import { statementPage } from '../wallet-texts.ts'
import styles from './statement.module.css'
import { StatementLines } from './statement-lines.tsx'

/** /communities/{issuerId}/points: the holder's points there, line by line; offline, the newest that are kept. */
export function StatementScreen({ issuerId }: { issuerId: string }) {
  const say = useTexts(statementPage)
  const format = useFormat()
  usePageTitle(say.title())
  const isOpen = useWalletState() === 'open'
  const { data, asOf, read } = useKeptCall(listStatement, { issuerId }, `points:${issuerId}`)
  const next = ({ next }: { next: string }) => (next ? { after: next } : undefined)
  const pages = usePagesCall(listStatement, { issuerId }, { next, enabled: isOpen })
  const lines = pages.query.data?.flatMap((page) => page.lines) ?? data?.lines ?? []
  const points = data?.points ?? 0
  return (
    <Box middled width="middle">
      <BackLink isQuiet href={`/communities/${issuerId}`}>
        {say.back()}
      </BackLink>
      <Text as="h1" below="s" type="hero">
        {say.title()}
      </Text>
      {!data && <Missing read={read} />}
      {data && (
        <>
          <Row as="p" below="xl" gap="s" align="baseline" tone="ink2" className={styles.total}>
            <span className="bz-figure">{format.number(points).replace('-', '\u2212')}</span>
            {say.total({ count: points })}
          </Row>
          {asOf && (
            <Text below="l" type="small" tone="ink3" role="status">
              {say.offline({ time: format.dateTime(asOf) })}
            </Text>
          )}
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
