import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp'
import type { Output } from '#base/endpoint.ts'
import { usePersonName } from '#features/names/view/use-person-name.ts'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { type Column, DataTable } from '#ui/lists/data-table.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { getRanking } from '../../contract.ts'
import { isAmongFirst, nameSeason } from '../rules.ts'
import { seasonAfter } from '../season-rules.ts'
import { seasonTexts } from '../season-texts.ts'
import { RankMark } from '../view/rank-mark.tsx'
import { RankedPerson } from '../view/ranked-person.tsx'
import styles from './ranking.module.css'
import { rankingTab } from './ranking-texts.ts'
import type { RankingState } from './use-ranking.ts'

type Ranked = Output<typeof getRanking>['ranking'][number]

/** Ranks, members and their points; the first three are larger. Movement is of what can still change. */
export function RankingTable({ rows, state }: { rows: Ranked[]; state: RankingState }) {
  const say = useTexts(rankingTab)
  const format = useFormat()
  const points = usePointsLabel(state)
  const { choice } = state
  const isAll = choice.period === 'all' && !('questId' in choice)
  const isMoving = isAll || (choice.period === 'season' && choice.season === '')
  const columns: (Column<Ranked> | false)[] = [
    {
      key: 'rank',
      label: say.rank(),
      width: 52,
      cell: ({ rank }) => <RankMark rank={rank} large />,
    },
    { key: 'member', label: say.member(), cell: (row) => <Person row={row} /> },
    {
      key: 'points',
      label: points,
      align: 'right',
      phone: 'end',
      cell: (row) => (
        <>
          <Text as="strong" tone="ink" only="desks">
            {format.signed(row.points)}
          </Text>
          <Text as="span" only="phones">
            {say.countPoints({ count: row.points }).replace('-', '\u2212')}
          </Text>
        </>
      ),
    },
    isMoving && {
      key: 'week',
      label: say.week(),
      width: 130,
      phone: 'hidden',
      cell: ({ movement }) => <Movement places={movement} />,
    },
    !isAll && {
      key: 'all',
      label: say.allTime(),
      align: 'right',
      phone: 'hidden',
      cell: ({ allTime }) => format.signed(allTime),
    },
  ]
  return (
    <div className={styles.table}>
      <DataTable
        label={say.table()}
        portrait
        rows={rows}
        rowKey={({ did }) => did}
        columns={columns.filter((column) => column !== false)}
      />
    </div>
  )
}

/** What the points of the shown ranking are of. */
function usePointsLabel({ choice, facts }: RankingState): string {
  const say = useTexts(rankingTab)
  const seasons = useTexts(seasonTexts)
  if ('questId' in choice) return say.points()
  if (choice.period === 'all') return say.allTime()
  if (choice.season === '') return say.thisSeason()
  const last = facts.data && seasonAfter(facts.data.currentSeason, -1)
  return choice.season === last ? say.lastSeason() : nameSeason(seasons, choice.season, true)
}

function Person({ row }: { row: Ranked }) {
  const nameOf = usePersonName()
  const name = nameOf(row)
  const size = isAmongFirst(row.rank) ? 40 : 28
  return (
    <RankedPerson name={name} drawn={name} picture={row.imageUrl} size={size} tone="ink" weight={500} title={name} />
  )
}

function Movement({ places }: { places: number | undefined }) {
  const say = useTexts(rankingTab)
  if (places === undefined || places === 0) {
    return (
      <Text as="span" tone="ink3" nowrap>
        {places === 0 ? say.same() : say.new()}
      </Text>
    )
  }
  const count = Math.abs(places)
  const isUp = places > 0
  return (
    <Row as="span" inline gap="xs" nowrap tone={isUp ? 'owner' : undefined}>
      {isUp ? <CaretUpIcon size={14} weight="bold" /> : <CaretDownIcon size={14} weight="bold" />}
      <span aria-hidden>{isUp ? say.up({ count }) : say.down({ count })}</span>
      <span className="bz-hidden">{isUp ? say.upSpoken({ count }) : say.downSpoken({ count })}</span>
    </Row>
  )
}
