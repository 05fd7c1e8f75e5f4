import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { QuestScreen } from '#features/quests/entries/wallet/quest-screen.tsx'

/** /quests/{questId}; `?step=` opens one of its challenges. */
export function QuestRoute() {
  const { questId = '' } = useParams({ strict: false })
  const { step } = useSearch({ strict: false }) as { step?: string }
  const navigate = useNavigate()
  const open = (challengeId: string | undefined) =>
    void navigate({
      to: '/quests/$questId',
      params: { questId },
      search: challengeId ? { step: challengeId } : {},
      replace: true,
      resetScroll: false,
    })
  return <QuestScreen key={questId} questId={questId} openId={step} onOpen={open} />
}
