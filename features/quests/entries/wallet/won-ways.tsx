import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import { useState } from 'react'
import { ShareFirst } from '#features/badges/sharing/wallet/share-first.tsx'
import { SharePanel } from '#features/badges/sharing/wallet/share-panel.tsx'
import { useHeldBadges } from '#features/badges/wallet/use-held-badges.ts'
import { useCommunity } from '#features/members/communities/wallet/use-communities.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { ShownQuest } from '../../view-rules.ts'
import { questPage } from '../texts.ts'

type Props = { quest: ShownQuest; isOffline: boolean }

/** What a member can do with a quest that is won: share it, see its badge, see the ranking. */
export function WonWays({ quest, isOffline }: Props) {
  const say = useTexts(questPage)
  const { badgeId, issuerId, questId } = quest
  const hasRanking = useCommunity(issuerId).data?.hasRanking
  const [isSharing, setSharing] = useState(false)
  const shareWords = useShareWords(quest)
  return (
    <Grid above="m" least="s" gap="s">
      <Button
        kind="primary"
        icon={<ShareNetworkIcon size={18} />}
        onClick={() => (badgeId ? setSharing(true) : shareWords())}
      >
        {say.share()}
      </Button>
      {badgeId && <Button href={`/badges/${badgeId}`}>{say.seeBadge()}</Button>}
      {hasRanking && <Button href={`/communities/${issuerId}/ranking?from=${questId}`}>{say.seeRanking()}</Button>}
      {isSharing && (
        <Dialog opened onClose={() => setSharing(false)} title={quest.rewardTitle || quest.title}>
          <ShareBadge badgeId={badgeId} isOffline={isOffline} />
        </Dialog>
      )}
    </Grid>
  )
}

/** Nothing of a badge is public until its holder turns its page on, here as on the badge's own page. */
function ShareBadge({ badgeId, isOffline }: { badgeId: string; isOffline: boolean }) {
  const { badges, read } = useHeldBadges()
  const badge = badges?.find(({ id }) => id === badgeId)
  if (badge)
    return (
      <>
        <ShareFirst badge={badge} disabled={isOffline} />
        <SharePanel badge={badge} disabled={isOffline} />
      </>
    )
  return (
    <Loaded query={read} coming={<RuledOutline kind="lines" count={3} />}>
      {() => null}
    </Loaded>
  )
}

/** Shares that a quest without a badge was won, as a sentence: with an app, or copied where the browser has none. */
function useShareWords({ title, community }: ShownQuest): () => void {
  const say = useTexts(questPage)
  const copy = useCopy()
  const text = say.shared({ title, community })
  return () => {
    if (typeof navigator.share === 'function') navigator.share({ text }).catch(() => undefined)
    else void copy(text)
  }
}
