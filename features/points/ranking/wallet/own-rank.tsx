import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import styles from '../../view/points.module.css'
import { ordinalSuffix } from '../rules.ts'
import { rankingScreen } from './ranking-texts.ts'
import type { OwnRanking } from './use-own-ranking.ts'

/** The holder's rank and points, and how far the next person is. */
export function OwnRank({ data: { own, pagination } }: { data: OwnRanking }) {
  const say = useTexts(rankingScreen)
  const format = useFormat()
  const { language } = useLanguage()
  if (own.rank === 0) {
    return (
      <Row as="section" gap="l" pad="l" framed round="l" ground="raised" aria-label={say.own()}>
        <div>
          <strong>{say.noRank()}</strong>
          <Text type="text" tone="ink2">
            {say.noRankText()}
          </Text>
        </div>
      </Row>
    )
  }
  const isAlone = pagination.totalCount === 1
  const among = say.among({ count: pagination.totalCount })
  const points = say.points({ count: own.points }).replace('-', '\u2212')
  return (
    <Row as="section" gap="l" pad="l" framed round="l" ground="raised" aria-label={say.own()}>
      <Text type="hero" className={`bz-display ${styles.ownRank}`}>
        {format.number(own.rank)}
        <sup>{ordinalSuffix(own.rank, language)}</sup>
      </Text>
      <div>
        <strong>{isAlone ? points : say.pointsAmong({ points, among })}</strong>
        <Text type="text" tone="ink2">
          {own.ahead ? <Ahead ahead={own.ahead} /> : isAlone ? say.alone() : say.first()}
        </Text>
      </div>
    </Row>
  )
}

function Ahead({ ahead }: { ahead: NonNullable<OwnRanking['own']['ahead']> }) {
  const say = useTexts(rankingScreen)
  const format = useFormat()
  const { language } = useLanguage()
  const { missing: count, pseudo, rank } = ahead
  if (pseudo === '') return say.aheadNameless({ count, rank })
  const written = `${format.number(rank)}${ordinalSuffix(rank, language)}`
  return say.aheadNamed({ count, name: pseudo, rank: written })
}
