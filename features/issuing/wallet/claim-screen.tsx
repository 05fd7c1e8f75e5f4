import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { useIsLate } from '#ui/marks/use-is-late.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { getClaim } from '../contract.ts'
import { claimPage } from '../texts.ts'
import styles from './claim-screen.module.css'
import { ClaimStatePage } from './claim-state-page.tsx'
import type { NextPart } from './kept-view.tsx'
import { OpenClaim } from './open-claim.tsx'

type Props = { token: string; next: NextPart; onOpenWallet: () => void }

/** The page of a claim link. Opening it changes nothing; only a press collects the badge. */
export function ClaimScreen({ token, next, onOpenWallet }: Props) {
  const claimPageTexts = useTexts(claimPage)
  const common = useTexts(words)
  const sentence = useProblemText()
  const isReady = useWalletState() !== 'opening'
  // Read once: the link's data must stay on the page after collecting the badge uses the link up.
  const { data, error, refetch } = useQueryCall(getClaim, { token }, { staleTime: Infinity, quiet: true })
  if (error) {
    return (
      <PublicFrame>
        <section className={styles.plain}>
          <h1>{claimPageTexts.failed()}</h1>
          <p className="bz-lead" role="alert">
            {sentence(error.key)}
          </p>
          <Button kind="primary" onClick={() => refetch()}>
            {common.tryAgain()}
          </Button>
        </section>
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
    <main className={styles.coming}>
      <span className="bz-hidden" role="status">
        {common.loading()}
      </span>
      {isLate && <CategoryOutline category="basic" width={222} />}
    </main>
  )
}
