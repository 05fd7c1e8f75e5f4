import { Box } from '#ui/layout/box.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../../view/points.module.css'
import { isAmongFirst } from '../rules.ts'
import { RankMark } from '../view/rank-mark.tsx'
import { RankedPerson } from '../view/ranked-person.tsx'
import { rankingScreen } from './ranking-texts.ts'
import type { OwnRow } from './use-own-ranking.ts'

/** A member of a ranking, nameless unless they chose to be shown; the holder's own row is a pennon. `ownName` gives its initials. */
export function RankingRow({ row, ownName }: { row: OwnRow; ownName: string }) {
  const say = useTexts(rankingScreen)
  const format = useFormat()
  const { rank, isOwn, pseudo, imageUrl, points } = row
  const isFirst = isAmongFirst(rank)
  const name = isOwn ? (pseudo ? say.you({ name: pseudo }) : say.youOnly()) : pseudo || say.nameless()
  const isPerson = isOwn || pseudo !== ''
  return (
    <li className={isOwn ? styles.own : undefined}>
      <RankMark rank={rank} isOwn={isOwn} />
      <RankedPerson
        name={name}
        drawn={isPerson ? pseudo || ownName : undefined}
        picture={imageUrl}
        size={isFirst ? 40 : 36}
        type="lead"
        tone={isPerson ? undefined : 'ink3'}
        weight={isPerson && (isFirst || isOwn) ? 600 : undefined}
      />
      <Box as="strong" fixed>
        <span aria-hidden>{format.signed(points)}</span>
        <span className="bz-hidden">{say.points({ count: points }).replace('-', '\u2212')}</span>
      </Box>
    </li>
  )
}
