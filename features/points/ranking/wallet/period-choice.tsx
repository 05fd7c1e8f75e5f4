import { useTexts } from '#ui/words/language.tsx'
import { nameSeason } from '../rules.ts'
import { seasonTexts } from '../season-texts.ts'
import { PeriodChips } from '../view/period-chips.tsx'
import { rankingScreen } from './ranking-texts.ts'
import type { OwnPeriod, OwnRanking } from './use-own-ranking.ts'

type Props = { data: OwnRanking; chosen: OwnPeriod; onChoose: (period: OwnPeriod) => void }

/** This season, all time, and the seasons before; nothing to choose in a ranking without seasons. */
export function PeriodChoice({ data, chosen, onChoose }: Props) {
  const say = useTexts(rankingScreen)
  const seasons = useTexts(seasonTexts)
  if (!data.hasSeasons) return null
  const older = data.seasons.filter((season) => season < data.currentSeason)
  const chip = (period: OwnPeriod, label: string) => ({
    label,
    isChosen: period.period === chosen.period && period.season === chosen.season,
    onChoose: () => onChoose(period),
  })
  const chips = [
    chip({ period: 'season', season: '' }, say.thisSeason()),
    chip({ period: 'all', season: '' }, say.allTime()),
    ...older.map((season) => chip({ period: 'season', season }, nameSeason(seasons, season, true))),
  ]
  return <PeriodChips below="m" label={say.period()} chips={chips} />
}
