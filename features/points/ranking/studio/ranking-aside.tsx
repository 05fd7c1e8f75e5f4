import type { Output } from '#base/endpoint.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Figure, Figures } from '#ui/lists/figures.tsx'
import { ProgressBar } from '#ui/marks/progress-bar.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getRanking, getRankingFacts, updateRanking } from '../../contract.ts'
import type { Source } from '../../rules.ts'
import { daysOfSeason, nameSeason } from '../rules.ts'
import { seasonTexts } from '../season-texts.ts'
import { rankingAside } from './ranking-texts.ts'

type Facts = Output<typeof getRankingFacts>
const DAY_MS = 24 * 60 * 60 * 1000
/** As they follow each other; sources that gave nothing are left out. */
const ORDER: Source[] = ['quests', 'challenges', 'badges', 'adjustments', 'api']

/** The season, where its points come from, and how members see the ranking. */
export function RankingAside({ facts }: { facts: Facts }) {
  const say = useTexts(rankingAside)
  const seasons = useTexts(seasonTexts)
  const format = useFormat()
  const { given, named, unnamed, hasSeasons, season } = facts
  return (
    <Box as="aside" width="narrow" aria-label={say.about()}>
      <h2>{hasSeasons ? nameSeason(seasons, season.name) : say.allTime()}</h2>
      {hasSeasons && <Days season={season} />}
      <Figures above="l" below="s" type="small">
        <Figure label={say.given({ count: given })}>{format.number(given)}</Figure>
        <Figure label={say.people({ count: named + unnamed })}>{format.number(named + unnamed)}</Figure>
      </Figures>
      <Sources facts={facts} />
      <Settings facts={facts} />
      {named + unnamed > 0 && (
        <Text above="xl" type="small" tone="ink2">
          {say.named({ count: named })} {say.unnamed({ count: unnamed })}
        </Text>
      )}
    </Box>
  )
}

function Days({ season }: { season: Facts['season'] }) {
  const say = useTexts(rankingAside)
  const format = useFormat()
  const { first, last } = daysOfSeason(season.name)
  const days = say.days({ from: format.day(first), to: format.date(last) })
  const count = Math.max(1, Math.ceil((Date.parse(season.endDate) - Date.now()) / DAY_MS))
  return (
    <Text above="xxs" type="small" tone="ink2">
      {season.isOver ? say.over({ days }) : say.left({ days, count })}
    </Text>
  )
}

function Sources({ facts: { bySource, given } }: { facts: Facts }) {
  const say = useTexts(rankingAside)
  const wordsOf = (source: Source, count: number) => say[source]({ count }).replace('-', '\u2212')
  const shown = ORDER.flatMap((source) => bySource.find((each) => each.source === source && each.points !== 0) ?? [])
  return (
    <Box as="ul">
      {shown.map(({ source, points }) => (
        <Stack as="li" key={source} gap="s" padBlock="m" lined="above">
          <span aria-hidden>{wordsOf(source, points)}</span>
          <ProgressBar
            label={wordsOf(source, points)}
            hideLabel
            value={Math.max(0, points)}
            max={Math.max(given, points, 0)}
          />
        </Stack>
      ))}
    </Box>
  )
}

function Settings({ facts: { isShown, hasSeasons } }: { facts: Facts }) {
  const say = useTexts(rankingAside)
  const sentence = useProblemText()
  const { run, working } = useCall(updateRanking, { invalidates: [getRankingFacts, getRanking] })
  const change = async (settings: { isShown: boolean; hasSeasons: boolean }) => {
    const { problem } = await run(settings)
    if (problem && !isServerTrouble(problem)) toastError(sentence(problem.key))
    return !problem
  }
  return (
    <Stack above="xxl" gap="l">
      <SwitchField
        label={say.isShown()}
        hint={say.isShownHint()}
        checked={isShown}
        disabled={working}
        onChange={(checked) => change({ isShown: checked, hasSeasons })}
      />
      <SwitchField
        label={say.hasSeasons()}
        hint={say.hasSeasonsHint()}
        checked={hasSeasons}
        disabled={working}
        onChange={(checked) => change({ isShown, hasSeasons: checked })}
      />
    </Stack>
  )
}
