import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp'
import type { Output } from '#base/endpoint.ts'
import { signedNumber } from '#features/members/studio/signed-number.ts'
import { usePersonName } from '#features/names/view/use-person-name.ts'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { type Column, DataTable } from '#ui/lists/data-table.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { getRanking } from '../contract.ts'
import { nameSeason } from '../ranking-rules.ts'
import { seasonAfter } from '../season-rules.ts'
import { seasonTexts } from '../season-texts.ts'
import styles from './ranking.module.css'
import { rankingTab } from './ranking-texts.ts'
import type { RankingState } from './use-ranking.ts'

type Ranked = Output<typeof getRanking>['ranking'][number]
const FIRST = 3

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
      cell: ({ rank }) => (
        <span className={styles.rank} data-first={rank <= FIRST || undefined}>
          {format.number(rank)}
        </span>
      ),
    },
    { key: 'member', label: say.member(), cell: (row) => <Person row={row} /> },
    {
      key: 'points',
      label: points,
      align: 'right',
      phone: 'end',
      cell: (row) => (
        <>
          <strong className={styles.atDesk}>{signedNumber(format, row.points)}</strong>
          <span className={styles.onPhone}>{say.countPoints({ count: row.points }).replace('-', '\u2212')}</span>
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
      cell: ({ allTime }) => signedNumber(format, allTime),
    },
  ]
  return (
    <div className={styles.table}>
      <DataTable
        label={say.table()}
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
  const isFirst = row.rank <= FIRST
  return (
    <Row as="span" gap="m" className={styles.person} data-first={isFirst || undefined}>
      <Roundel name={name} picture={row.imageUrl || undefined} size={isFirst ? 40 : 28} />
      <Text as="span" tone="ink" weight={500} grow nowrap className={styles.name} title={name}>
        {name}
      </Text>
    </Row>
  )
}

function Movement({ places }: { places: number | undefined }) {
  const say = useTexts(rankingTab)
  if (places === undefined) return <span className={styles.still}>{say.new()}</span>
  if (places === 0) return <span className={styles.still}>{say.same()}</span>
  const count = Math.abs(places)
  const isUp = places > 0
  return (
    <span className={styles.moved} data-up={isUp || undefined}>
      {isUp ? <CaretUpIcon size={14} weight="bold" /> : <CaretDownIcon size={14} weight="bold" />}
      <span aria-hidden>{isUp ? say.up({ count }) : say.down({ count })}</span>
      <span className="bz-hidden">{isUp ? say.upSpoken({ count }) : say.downSpoken({ count })}</span>
    </span>
  )
}
