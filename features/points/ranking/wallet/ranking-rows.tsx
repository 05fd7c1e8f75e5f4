import { useState } from 'react'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { useOwnNames } from '#features/names/wallet/use-own-names.ts'
import { Button } from '#ui/buttons/button.tsx'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { Rows } from '#ui/layout/rows.tsx'
import { Text } from '#ui/layout/text.tsx'
import { MoreRows } from '#ui/lists/more-rows.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getOwnRanking } from '../../wallet-contract.ts'
import { partsOfRanking } from './parts-of-ranking.ts'
import { RankingRow } from './ranking-row.tsx'
import { rankingScreen } from './ranking-texts.ts'
import type { OwnPeriod, OwnRanking, OwnRow } from './use-own-ranking.ts'

type Props = { issuerId: string; data: OwnRanking; chosen: OwnPeriod }

/** The first three and the own neighbours; all members once asked for. */
export function RankingRows({ issuerId, data, chosen }: Props) {
  const say = useTexts(rankingScreen)
  const isOnline = useIsOnline()
  const ownName = useOwnName(issuerId)
  const [isWhole, setIsWhole] = useState(false)
  const { ranking, own, pagination } = data
  if (ranking.length === 0) return <p className="bz-lead">{say.empty()}</p>
  if (isWhole) return <Whole issuerId={issuerId} data={data} chosen={chosen} />
  const parts = partsOfRanking(ranking, own.around)
  const shown = parts.reduce((sum, part) => sum + part.length, 0)
  return (
    <>
      <Rows as="ol" above="s" aria-label={say.list()}>
        {parts.map((part, at) => [
          at > 0 && (
            <Text as="li" key="between" type="text" tone="ink2" weight={600}>
              <span aria-hidden>…</span>
              <span className="bz-hidden">{say.between()}</span>
            </Text>
          ),
          ...part.map((row, place) => <RankingRow key={keyOf(row, at * 10 + place)} row={row} ownName={ownName} />),
        ])}
      </Rows>
      {shown < pagination.totalCount && (isOnline || ranking.length > shown) && (
        <Text above="m">
          <Button onClick={() => setIsWhole(true)}>{say.all()}</Button>
        </Text>
      )}
    </>
  )
}

/** All rows, page by page; what is kept until the first page is read. */
function Whole({ issuerId, data, chosen }: Props) {
  const say = useTexts(rankingScreen)
  const isOnline = useIsOnline()
  const ownName = useOwnName(issuerId)
  const pages = usePagesCall(
    getOwnRanking,
    { issuerId, ...chosen },
    { next: ({ next }) => (next === '' ? undefined : { after: next }), enabled: isOnline },
  )
  const rows = pages.query.data?.flatMap(({ ranking }) => ranking) ?? data.ranking
  return (
    <>
      <Rows as="ol" above="s" aria-label={say.list()}>
        {rows.map((row, at) => (
          <RankingRow key={keyOf(row, at)} row={row} ownName={ownName} />
        ))}
      </Rows>
      {isOnline && pages.hasMore && (
        <MoreRows label={say.more()} more={pages.more} working={pages.isReadingMore} isFailed={pages.isMoreFailed} />
      )}
    </>
  )
}

/** The name by which the community sees the holder; '' while unknown. */
function useOwnName(issuerId: string): string {
  return useOwnNames()?.find((row) => row.issuerId === issuerId)?.seenName ?? ''
}

/** Nameless rows have nothing of their own. */
const keyOf = ({ did }: OwnRow, at: number) => did || `${at}`
