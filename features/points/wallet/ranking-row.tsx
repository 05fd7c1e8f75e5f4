import { UserIcon } from '@phosphor-icons/react/dist/csr/User'
import { Row } from '#ui/layout/row.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import styles from './ranking.module.css'
import { rankingScreen } from './ranking-texts.ts'
import type { OwnRow } from './use-own-ranking.ts'

const FIRST = 3

/** A member of a ranking, nameless unless they chose to be shown; the holder's own row is a pennon. `ownName` gives its initials. */
export function RankingRow({ row, ownName }: { row: OwnRow; ownName: string }) {
  const say = useTexts(rankingScreen)
  const format = useFormat()
  const { rank, isOwn, pseudo, imageUrl, points } = row
  const isFirst = rank <= FIRST
  const size = isFirst ? 40 : 36
  const name = isOwn ? (pseudo ? say.you({ name: pseudo }) : say.youOnly()) : pseudo || say.nameless()
  const hasPerson = isOwn || pseudo !== ''
  return (
    <Row as="li" gap="m" className={styles.row} data-own={isOwn || undefined} data-first={isFirst || undefined}>
      <span className={styles.rank}>{format.number(rank)}</span>
      {hasPerson ? (
        <Roundel name={pseudo || ownName} picture={imageUrl || undefined} size={size} />
      ) : (
        <span className={styles.nobody} style={{ width: size, height: size }} aria-hidden>
          <UserIcon size={20} />
        </span>
      )}
      <span className={styles.name} data-nameless={!hasPerson || undefined}>
        {name}
      </span>
      <strong className={styles.points}>
        <span aria-hidden>{format.number(points).replace('-', '\u2212')}</span>
        <span className="bz-hidden">{say.points({ count: points }).replace('-', '\u2212')}</span>
      </strong>
    </Row>
  )
}
