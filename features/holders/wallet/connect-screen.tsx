import { useState } from 'react'
import { getChallenge, refuseChallenge } from '#features/sign-in/challenge-contract.ts'
import { Button } from '#ui/button.tsx'
import { ChevronLoader } from '#ui/chevron-loader.tsx'
import { useTexts } from '#ui/language.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { isServerTrouble } from '#ui/query-client.ts'
import { useCall, useQueryCall } from '#ui/use-call.ts'
import { connectPage } from '../wallet-texts.ts'
import { ConnectForm } from './connect-form.tsx'
import styles from './connect-screen.module.css'
import { OwnKeyGate } from './own-key-gate.tsx'
import { useWallet } from './wallet-context.tsx'

type Ended = 'signedIn' | 'refused' | 'tooManyTries' | 'challengeEnded'
type Props = { challenge: string; onScan: () => void; onDone: (to: 'badges' | 'toSign') => void }

/** /connect/{challenge}: where the code of a studio leads. Shows who asks, asks for the number, signs in or refuses. */
export function ConnectScreen({ challenge, onScan, onDone }: Props) {
  const t = useTexts(connectPage)
  const wallet = useWallet()
  const [ended, setEnded] = useState<Ended>()
  const query = useQueryCall(getChallenge, { challenge }, { quiet: true, staleTime: Infinity })
  const { data, error } = query
  const refuse = useCall(refuseChallenge)
  const { host } = new URL(wallet.api)
  const state = ended ?? (data && data.status !== 'waiting' ? 'challengeEnded' : undefined)
  // Saying no needs no key, so it is offered before one is unlocked, too.
  const say = async () => {
    const { problem } = await refuse.run({ challenge })
    if (!problem || problem.key === 'challengeEnded') setEnded('refused')
  }
  if (!data && isServerTrouble(error)) {
    return (
      <div className={styles.page} role="status">
        <Loaded query={query} coming={<ChevronLoader size={32} />}>
          {() => null}
        </Loaded>
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
    const how = state === undefined || state === 'challengeEnded' ? 'ended' : state
    return (
      <div className={styles.page}>
        <h1 className="bz-hero">{t[how]()}</h1>
        <p className="bz-lead">{t[`${how}Text`]()}</p>
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
        <div>
          <dt>{t.network()}</dt>
          <dd>{data.isSameNetwork ? t.sameNetwork({ network: data.network }) : data.network || t.unknownNetwork()}</dd>
        </div>
      </dl>
      {!data.isSameNetwork && <p role="note">{t.otherNetwork()}</p>}
      <OwnKeyGate>{(key) => <ConnectForm challenge={challenge} ownKey={key} onEnd={setEnded} />}</OwnKeyGate>
      <div className={styles.refuse}>
        <Button size="footer" fullWidth working={refuse.working} onClick={say}>
          {t.refuse()}
        </Button>
      </div>
    </div>
  )
}
