import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { type ReactNode, Suspense } from 'react'
import { listChallenges } from '#features/challenges/contract.ts'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { Button } from '#ui/buttons/button.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PageHead } from '#ui/frames/page-head.tsx'
import { type PeakTab, PeakTabs } from '#ui/frames/peak-tabs.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listQuests } from '../contract.ts'
import { questsPage } from '../studio-texts.ts'
import { NEW_QUEST_HREF, type QuestsTab, REVIEWS_HREF } from './addresses.ts'
import { QuestList } from './quest-list.tsx'

const ChallengesTab = lazyPart(() =>
  import('#features/challenges/studio/challenges-tab.tsx').then((module) => module.ChallengesTab),
)
const RankingTab = lazyPart(() =>
  import('#features/points/ranking/studio/ranking-tab.tsx').then((module) => module.RankingTab),
)

type Props = {
  /** The community's. */
  did: string
  tab: QuestsTab
  onTab: (tab: QuestsTab) => void
  onNew: () => void
}

/** /settings/quests: quests, challenges and the ranking of a community, in three tabs. */
export function QuestsPage({ did, tab, onTab, onNew }: Props) {
  const say = useTexts(questsPage)
  const query = useQueryCall(listQuests, {})
  const challenges = useQueryCall(listChallenges, {}, { quiet: true })
  useShortcut('n', onNew, tab !== 'challenges')
  const tabs: PeakTab<QuestsTab>[] = [
    { key: 'quests', label: say.title(), count: query.data?.quests.length },
    { key: 'challenges', label: say.challenges(), count: challenges.data?.challenges.length },
    { key: 'ranking', label: say.ranking() },
  ]
  const head = (actions: ReactNode) => (
    <>
      <PageHead
        title={say.title()}
        explanation={say.explanation()}
        help={<HelpLink guide="quests-and-points" />}
        actions={actions}
      />
      <PeakTabs tabs={tabs} active={tab} onSelect={onTab} label={say.tabs()} />
    </>
  )
  const create = (
    <Button kind="primary" icon={<PlusIcon size={16} weight="bold" />} shortcut="N" href={NEW_QUEST_HREF}>
      {say.new()}
    </Button>
  )
  if (tab === 'challenges') {
    return (
      <Suspense fallback={head(null)}>
        <ChallengesTab reviewsHref={REVIEWS_HREF} head={head} />
      </Suspense>
    )
  }
  if (tab === 'ranking') {
    return (
      <Suspense fallback={head(create)}>
        <RankingTab
          issuerId={did}
          quests={query.data?.quests ?? []}
          head={(exporting) =>
            head(
              <>
                {exporting}
                {create}
              </>,
            )
          }
        />
      </Suspense>
    )
  }
  return (
    <>
      {head(create)}
      <Loaded query={query} coming={<RuledOutline kind="rows" count={5} />}>
        {({ quests }) => <QuestList quests={quests} />}
      </Loaded>
    </>
  )
}
