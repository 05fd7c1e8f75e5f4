import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useReportOnce } from '#ui/calls/use-report-once.ts'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { useIsLate } from '#ui/marks/use-is-late.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { getClaim, reportOpening } from '../contract.ts'
import { claimPage } from '../texts.ts'
import styles from './claim.module.css'
import { ClaimStatePage } from './claim-state-page.tsx'
import type { NextPart } from './kept-view.tsx'
import { OpenClaim } from './open-claim.tsx'
import { isNoted } from './opened-line.tsx'

type Props = { token: string; next: NextPart; onOpenWallet: () => void }

/** The page of a claim link. Opening it changes nothing; a press says that somebody reads it, and another collects the badge. */
export function ClaimScreen({ token, next, onOpenWallet }: Props) {
  const claimPageTexts = useTexts(claimPage)
  const common = useTexts(words)
  const sentence = useProblemText()
  const isReady = useWalletState() !== 'opening'
  // Read once: the link's data must stay on the page after collecting the badge uses the link up.
  const { data, error, refetch } = useQueryCall(getClaim, { token }, { staleTime: Infinity, quiet: true })
  useReportOnce(reportOpening, data && isNoted(data) ? { token } : undefined)
  if (error) {
    return (
      <PublicFrame>
        <Stack as="section" padBlock="xxxl" gap="l" across="start" width="narrow" middled>
          <h1>{claimPageTexts.failed()}</h1>
          <Text type="lead" tone="ink2" below="s" role="alert">
            {sentence(error.key)}
          </Text>
          <Button kind="primary" onClick={() => refetch()}>
            {common.tryAgain()}
          </Button>
        </Stack>
      </PublicFrame>
    )
  }
  if (!data || !isReady) return <ComingCard />
  if (data.state !== 'open' || !data.card || !data.issuer) return <ClaimStatePage claim={data} />
  return (
    <OpenClaim
      token={token}
      claim={data}
      card={data.card}
      issuer={data.issuer}
      next={next}
      onOpenWallet={onOpenWallet}
    />
  )
}

/** An outline in the place of the card; nothing at all at first. */
function ComingCard() {
  const common = useTexts(words)
  const isLate = useIsLate()
  return (
    <Stack as="main" across="center" className={styles.coming}>
      <span className="bz-hidden" role="status">
        {common.loading()}
      </span>
      {isLate && <CategoryOutline category="basic" width={222} />}
    </Stack>
  )
}
