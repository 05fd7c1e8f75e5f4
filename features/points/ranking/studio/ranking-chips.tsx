import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { LateMenu } from '#ui/buttons/late-menu.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { getRankingFacts } from '../../contract.ts'
import { nameSeason } from '../rules.ts'
import { seasonAfter } from '../season-rules.ts'
import { seasonTexts } from '../season-texts.ts'
import { PeriodChips } from '../view/period-chips.tsx'
import { rankingTab } from './ranking-texts.ts'
import type { RankingChoice, RankingState } from './use-ranking.ts'

type Facts = Output<typeof getRankingFacts>
type Props = { state: RankingState; facts: Facts; quests: { id: string; title: string }[] }

/** The ranking to show: this season, the last one or all time; older seasons and quests are in a menu. */
export function RankingChips({ state, facts, quests }: Props) {
  const say = useTexts(rankingTab)
  const seasons = useTexts(seasonTexts)
  const { choice, choose } = state
  const { counts, hasSeasons, currentSeason } = facts
  const last = seasonAfter(currentSeason, -1)
  const others = othersOf({ facts, quests, shown: [currentSeason, last] })
  const nameOf = (one: RankingChoice) =>
    'questId' in one
      ? say.ofQuest({ title: one.title })
      : one.period === 'season'
        ? nameSeason(seasons, one.season, true)
        : say.allTime()
  const other = others.find((one) => isSame(one, choice))
  const chip = (one: RankingChoice, label: string, count?: number) => ({
    label,
    isChosen: isSame(one, choice),
    onChoose: () => choose(one),
    ...(count !== undefined && { count }),
  })
  const chips = [
    ...(hasSeasons
      ? [
          chip({ period: 'season', season: '' }, say.thisSeason(), counts.season),
          chip({ period: 'season', season: last }, say.lastSeason(), counts.lastSeason),
        ]
      : []),
    chip({ period: 'all' }, say.allTime(), counts.all),
    ...(other ? [chip(other, nameOf(other))] : []),
  ]
  return (
    <PeriodChips label={say.filter()} chips={chips}>
      {others.length > 0 && (
        <LateMenu
          position="bottom-end"
          width={240}
          choices={others.map((one) => ({
            label: nameOf(one),
            aside: isSame(one, choice) && <CheckIcon size={16} weight="bold" />,
            onSelect: () => choose(one),
          }))}
        >
          {(button) => (
            <Button {...button} size="compact" kind="quiet">
              <Row as="span" inline gap="s" weight={500}>
                {say.more()}
                <CaretDownIcon size={16} />
              </Row>
            </Button>
          )}
        </LateMenu>
      )}
    </PeriodChips>
  )
}

type Others = { facts: Facts; quests: Props['quests']; shown: string[] }

function othersOf({ facts, quests, shown }: Others): RankingChoice[] {
  const older = facts.hasSeasons ? facts.seasons.filter((season) => !shown.includes(season)) : []
  return [
    ...older.map((season) => ({ period: 'season' as const, season })),
    ...quests.map(({ id, title }) => ({ period: 'all' as const, questId: id, title })),
  ]
}

function isSame(one: RankingChoice, other: RankingChoice): boolean {
  const keyOf = (each: RankingChoice) =>
    'questId' in each ? `quest ${each.questId}` : each.period === 'season' ? `season ${each.season}` : each.period
  return keyOf(one) === keyOf(other)
}
