import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import type { CallProblem } from '#base/problem.ts'
import { CommunityBanner } from '#features/issuers/studio/community-banner.tsx'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { PublicMessage } from '#ui/frames/public-message.tsx'
import { Box } from '#ui/layout/box.tsx'
import { useIsLate } from '#ui/marks/use-is-late.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { EvidenceSection } from '../../evidence/studio/evidence-section.tsx'
import { type Community, getCommunityPage } from '../contract.ts'
import { communityPageWords } from '../texts.ts'
import { CommunityFacts } from './community-facts.tsx'
import { CommunityHead } from './community-head.tsx'
import styles from './community-page.module.css'
import { EarnableGrid } from './earnable-grid.tsx'

/** /c/{issuerId}: who a community is, what is known of it, and what people can earn. */
export function CommunityPage({ issuerId }: { issuerId: string }) {
  const { data, error, refetch } = useQueryCall(getCommunityPage, { issuerId }, { staleTime: 0, quiet: true })
  return (
    <PublicFrame actions={data && <ShareButton community={data} />}>
      {data ? <Shown community={data} /> : <Unread problem={error} onRetry={refetch} />}
    </PublicFrame>
  )
}

function Shown({ community }: { community: Community }) {
  return (
    <Box as="article" middled round="xl" ground="sheet" className={styles.sheet}>
      <CommunityHead community={community}>
        <CommunityFacts community={community} />
      </CommunityHead>
      <EarnableGrid community={community} />
      <EvidenceSection community={community} />
    </Box>
  )
}

function ShareButton({ community: { name, pageUrl } }: { community: Community }) {
  const say = useTexts(communityPageWords)
  const copy = useCopy()
  const share = () =>
    navigator.share ? navigator.share({ title: name, url: pageUrl }).catch(() => undefined) : copy(pageUrl)
  return (
    <Button icon={<ShareNetworkIcon size={20} />} onClick={() => void share()}>
      {say.share()}
    </Button>
  )
}

/** Takes the place of a community: the outline of its page while it is read, then why it cannot be shown. */
function Unread({ problem, onRetry }: { problem: CallProblem | null; onRetry: () => void }) {
  const say = useTexts(communityPageWords)
  const common = useTexts(words)
  const sentence = useProblemText()
  const isLate = useIsLate()
  if (!problem) {
    return (
      <Box middled round="xl" ground="sheet" className={styles.sheet} data-coming role="status">
        <span className="bz-hidden">{common.loading()}</span>
        {isLate && <CommunityBanner isWide />}
      </Box>
    )
  }
  const isMissing = problem.key === 'notFound'
  return (
    <PublicMessage
      role="alert"
      title={isMissing ? say.missingTitle() : say.unreadTitle()}
      text={isMissing ? say.missingText() : sentence(problem.key)}
    >
      {!isMissing && (
        <Button kind="primary" onClick={onRetry}>
          {common.tryAgain()}
        </Button>
      )}
    </PublicMessage>
  )
}
