import type { ReactNode } from 'react'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { useCommunity } from '#features/members/communities/wallet/use-communities.ts'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { ChangedNote } from '../../view/changed-note.tsx'
import { nameSeason } from '../rules.ts'
import { seasonTexts } from '../season-texts.ts'
import { NameQuestion, NameSwitch } from './name-choice.tsx'
import { OwnRank } from './own-rank.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { RankingRows } from './ranking-rows.tsx'
import { rankingScreen } from './ranking-texts.ts'
import { type OwnRanking, useOwnRanking } from './use-own-ranking.ts'

type Props = {
  issuerId: string
  /** Where it was opened: "quests", or the id of a quest; otherwise the community's page. */
  from: string | undefined
}

/** /communities/{issuerId}/ranking: the holder's rank, and the members around it. */
export function RankingScreen({ issuerId, from }: Props) {
  const say = useTexts(rankingScreen)
  usePageTitle(say.title())
  const format = useFormat()
  const isOffline = useIsOffline()
  const { data, asOf, read, chosen, choose } = useOwnRanking(issuerId)
  const isGone = read.error?.status === 404
  return (
    <Box middled width="middle">
      <Back issuerId={issuerId} from={from} />
      <Text as="h1" below="s" type="hero">
        {isGone ? say.gone() : say.title()}
      </Text>
      {isGone ? (
        <p className="bz-lead">{say.goneText()}</p>
      ) : (
        <>
          <Community issuerId={issuerId} data={data} isSeason={chosen.period === 'season'} />
          {asOf && (
            <Text below="m" type="small" tone="ink3" role="status">
              {say.offline({ time: format.dateTime(asOf) })}
            </Text>
          )}
          {data ? (
            <Asked issuerId={issuerId} data={data}>
              <PeriodChoice data={data} chosen={chosen} onChoose={choose} />
              {data.changedAfterEnd && <ChangedNote below="m" text={say.changed()} />}
              <OwnRank data={data} />
              <RankingRows key={`${chosen.period}${chosen.season}`} issuerId={issuerId} data={data} chosen={chosen} />
              <NameSwitch issuerId={issuerId} isShown={data.own.isShown === true} />
            </Asked>
          ) : isOffline ? (
            <p className="bz-lead">{say.offlineEmpty()}</p>
          ) : (
            <Loaded query={read} coming={<RuledOutline kind="rows" count={6} />}>
              {() => null}
            </Loaded>
          )}
        </>
      )}
    </Box>
  )
}

function Back({ issuerId, from }: Props) {
  const say = useTexts(rankingScreen)
  const href = from === undefined ? `/communities/${issuerId}` : from === 'quests' ? '/quests' : `/quests/${from}`
  const label = from === undefined ? say.back() : from === 'quests' ? say.backToQuests() : say.backToQuest()
  return (
    <BackLink isQuiet href={href}>
      {label}
    </BackLink>
  )
}

/** The question about the name comes before the first view; offline it cannot be answered. */
function Asked({ issuerId, data, children }: { issuerId: string; data: OwnRanking; children: ReactNode }) {
  const isOffline = useIsOffline()
  if (data.own.isShown === undefined && !isOffline) return <NameQuestion issuerId={issuerId} />
  return children
}

type CommunityProps = { issuerId: string; data: OwnRanking | undefined; isSeason: boolean }

function Community({ issuerId, data, isSeason }: CommunityProps) {
  const say = useTexts(rankingScreen)
  const seasons = useTexts(seasonTexts)
  const community = useCommunity(issuerId).data
  if (!community) return null
  const { name, profileImage } = community
  const season = data?.hasSeasons && isSeason ? nameSeason(seasons, data.season.name) : say.allTime()
  return (
    <Text below="m">
      <PageLink className="bz-plain" href={`/communities/${issuerId}`}>
        <Row as="span" inline gap="s" padBlock="s" tone="ink2">
          <Roundel isCommunity name={name} picture={profileImage} size={28} />
          <span>{data ? say.ofSeason({ name, season: season.toLocaleLowerCase() }) : name}</span>
        </Row>
      </PageLink>
    </Text>
  )
}
