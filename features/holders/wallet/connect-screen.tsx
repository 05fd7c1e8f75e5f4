import { useState } from 'react'
import { getChallenge, refuseChallenge } from '#features/sign-in/challenge-contract.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { connectPage } from '../wallet-texts.ts'
import { ConnectForm } from './connect-form.tsx'
import styles from './connect-screen.module.css'
import { OwnKeyGate } from './own-key-gate.tsx'
import { useWallet } from './wallet-context.tsx'

type Ended = 'signedIn' | 'refused' | 'tooManyTries' | 'challengeEnded'
type Props = { challenge: string; onScan: () => void; onDone: (to: 'badges' | 'toSign') => void }

/**
 * /connect/{challenge}: the landing page of a studio's code. Shows the requesting page, asks for the number, signs in
 * or refuses.
 */
export function ConnectScreen({ challenge, onScan, onDone }: Props) {
  const connectPageTexts = useTexts(connectPage)
  const wallet = useWallet()
  const [ended, setEnded] = useState<Ended>()
  const query = useQueryCall(getChallenge, { challenge }, { quiet: true, staleTime: Infinity })
  const { data, error } = query
  const refuse = useCall(refuseChallenge)
  const { host } = new URL(wallet.api)
  const state = ended ?? (data && data.status !== 'waiting' ? 'challengeEnded' : undefined)
  // A refusal needs no key, so it is offered before one is unlocked, too.
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
        <h1 className="bz-hero">{connectPageTexts.done({ host })}</h1>
        <p className="bz-lead">{data?.signup ? connectPageTexts.doneTextNew() : connectPageTexts.doneText()}</p>
        <Stack above="xxl" gap="s">
          <Button kind="primary" size="footer" fullWidth onClick={() => onDone('toSign')}>
            {connectPageTexts.stay()}
          </Button>
          <Button size="footer" fullWidth onClick={() => onDone('badges')}>
            {connectPageTexts.toBadges()}
          </Button>
        </Stack>
      </div>
    )
  }
  if (!data || state) {
    const how = state === undefined || state === 'challengeEnded' ? 'ended' : state
    return (
      <div className={styles.page}>
        <h1 className="bz-hero">{connectPageTexts[how]()}</h1>
        <p className="bz-lead">{connectPageTexts[`${how}Text`]()}</p>
        <Stack above="xxl" gap="s">
          <Button kind="primary" size="footer" fullWidth onClick={onScan}>
            {connectPageTexts.scan()}
          </Button>
        </Stack>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <h1 className="bz-hero">
        {data.signup ? connectPageTexts.titleNew({ host }) : connectPageTexts.title({ host })}
      </h1>
      <p className="bz-lead">{connectPageTexts.lead()}</p>
      <dl className={styles.facts}>
        <div>
          <Text as="dt" tone="ink3">
            {connectPageTexts.site()}
          </Text>
          <Text as="dd" weight={600} breaks>
            {host}
          </Text>
        </div>
        <div>
          <Text as="dt" tone="ink3">
            {connectPageTexts.browser()}
          </Text>
          <Text as="dd" weight={600} breaks>
            {data.device || connectPageTexts.unknownBrowser()}
          </Text>
        </div>
        <div>
          <Text as="dt" tone="ink3">
            {connectPageTexts.network()}
          </Text>
          <Text as="dd" weight={600} breaks>
            {data.isSameNetwork
              ? connectPageTexts.sameNetwork({ network: data.network })
              : data.network || connectPageTexts.unknownNetwork()}
          </Text>
        </div>
      </dl>
      {!data.isSameNetwork && <p role="note">{connectPageTexts.otherNetwork()}</p>}
      <OwnKeyGate>{(key) => <ConnectForm challenge={challenge} ownKey={key} onEnd={setEnded} />}</OwnKeyGate>
      <Box above="s">
        <Button size="footer" fullWidth working={refuse.working} onClick={say}>
          {connectPageTexts.refuse()}
        </Button>
      </Box>
    </div>
  )
}
