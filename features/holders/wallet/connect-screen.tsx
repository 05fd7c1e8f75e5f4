import { useState } from 'react'
import { getChallenge } from '#features/sign-in/challenge-contract.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { ChevronLoader } from '#ui/chevron-loader.tsx'
import { useTexts } from '#ui/language.tsx'
import { useQueryCall } from '#ui/use-call.ts'
import { connectPage } from '../wallet-texts.ts'
import { ConnectForm } from './connect-form.tsx'
import styles from './connect-screen.module.css'
import { OwnKeyGate } from './own-key-gate.tsx'
import { useWallet } from './wallet-context.tsx'

type Ended = 'signedIn' | 'refused' | 'challengeEnded'
type Props = { challenge: string; onScan: () => void; onDone: (to: 'badges' | 'toSign') => void }

/** /connect/{challenge}: where the code of a studio leads. Shows who asks, asks for the number, signs in or refuses. */
export function ConnectScreen({ challenge, onScan, onDone }: Props) {
  const t = useTexts(connectPage)
  const sentence = useProblemText()
  const wallet = useWallet()
  const [ended, setEnded] = useState<Ended>()
  const { data, error, isPending } = useQueryCall(getChallenge, { challenge }, { quiet: true, staleTime: Infinity })
  const { host } = new URL(wallet.api)
  const state = ended ?? (data && data.status !== 'waiting' ? 'challengeEnded' : undefined)
  if (isPending) {
    return (
      <div className={styles.page} role="status">
        <ChevronLoader size={32} />
      </div>
    )
  }
  if (state === 'signedIn') {
    return (
      <div className={styles.page}>
        <h1 className="bz-hero">{t.done({ host })}</h1>
        <p className="bz-lead">{data?.signup ? t.doneTextNew() : t.doneText()}</p>
        <div className={styles.actions}>
          <Button kind="primary" size="footer" fullWidth onClick={() => onDone('toSign')}>
            {t.stay()}
          </Button>
          <Button size="footer" fullWidth onClick={() => onDone('badges')}>
            {t.toBadges()}
          </Button>
        </div>
      </div>
    )
  }
  if (!data || state) {
    return (
      <div className={styles.page}>
        <h1 className="bz-hero">{state === 'refused' ? t.refused() : t.ended()}</h1>
        <p className="bz-lead">
          {state === 'refused' ? t.refusedText() : error && error.status === 0 ? sentence(error.key) : t.endedText()}
        </p>
        <div className={styles.actions}>
          <Button kind="primary" size="footer" fullWidth onClick={onScan}>
            {t.scan()}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <h1 className="bz-hero">{data.signup ? t.titleNew({ host }) : t.title({ host })}</h1>
      <p className="bz-lead">{t.lead()}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t.site()}</dt>
          <dd>{host}</dd>
        </div>
        <div>
          <dt>{t.browser()}</dt>
          <dd>{data.device || t.unknownBrowser()}</dd>
        </div>
      </dl>
      <OwnKeyGate>{(key) => <ConnectForm challenge={challenge} ownKey={key} onEnd={setEnded} />}</OwnKeyGate>
    </div>
  )
}
