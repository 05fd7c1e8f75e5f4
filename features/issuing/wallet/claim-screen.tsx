import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { CategoryOutline } from '#ui/category-outline.tsx'
import { useTexts } from '#ui/language.tsx'
import { PublicFrame } from '#ui/public-frame.tsx'
import { words } from '#ui/texts.ts'
import { useQueryCall } from '#ui/use-call.ts'
import { useIsLate } from '#ui/use-is-late.ts'
import { getClaim } from '../contract.ts'
import { claimPage } from '../texts.ts'
import styles from './claim-screen.module.css'
import { ClaimStatePage } from './claim-state-page.tsx'
import { OpenClaim } from './open-claim.tsx'

type Props = { token: string; onOpenWallet: () => void }

/** The page of a claim link. Opening it changes nothing; only a press collects the badge. */
export function ClaimScreen({ token, onOpenWallet }: Props) {
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
  return <OpenClaim token={token} claim={data} card={data.card} issuer={data.issuer} onOpenWallet={onOpenWallet} />
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
