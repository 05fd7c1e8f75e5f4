import { useIsOffline, useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Loaded, type Reading } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questView } from '../../view-texts.ts'
import { questPage, walletQuestProblems } from '../texts.ts'
import { OpenQuest } from './open-quest.tsx'
import { useCheckedAgain } from './use-checked-again.ts'
import { useQuest } from './use-quests.ts'

const CATALOGUES = [walletQuestProblems]

type Props = {
  questId: string
  /** The step that is open. */
  openId: string | undefined
  onOpen: (challengeId: string | undefined) => void
}

/** /quests/{questId}: a quest with the way through it. */
export function QuestScreen({ questId, openId, onOpen }: Props) {
  const { data, asOf, read } = useQuest(questId)
  const isOnline = useIsOnline()
  usePageTitle(data?.title)
  useCheckedAgain(questId, data?.steps.some(({ state }) => state === 'checking') ?? false)
  if (!data) {
    return (
      <Box middled width="middle">
        <Back />
        <Missing read={read} />
      </Box>
    )
  }
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <OpenQuest quest={data} asOf={asOf} isOffline={!isOnline} openId={openId} onOpen={onOpen} back={<Back />} />
    </CatalogueProvider>
  )
}

function Back() {
  const say = useTexts(questView)
  return (
    <BackLink isQuiet href="/quests">
      {say.back()}
    </BackLink>
  )
}

function Missing({ read }: { read: Reading<unknown> }) {
  const say = useTexts(questPage)
  const isOffline = useIsOffline()
  if (isOffline) return <p className="bz-lead">{say.offlinePart()}</p>
  if (read.error?.status === 404) {
    return (
      <>
        <h1>{say.gone()}</h1>
        <p className="bz-lead">{say.goneText()}</p>
      </>
    )
  }
  return (
    <Loaded query={read} coming={<RuledOutline kind="lines" count={5} />}>
      {() => null}
    </Loaded>
  )
}
