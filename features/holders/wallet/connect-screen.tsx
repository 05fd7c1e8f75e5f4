import { useState } from 'react'
import { getChallenge, refuseChallenge } from '#features/sign-in/by-wallet/contract.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { ToldScreen } from '#ui/frames/told-screen.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Fact, Facts } from '#ui/lists/facts.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { OwnKeyGate } from '../keys/wallet/own-key-gate.tsx'
import { connectPage } from '../wallet-texts.ts'
import { ConnectForm } from './connect-form.tsx'
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
      <Box above="xxl" middled width="narrow" role="status">
        <Loaded query={query} coming={<ChevronLoader size={32} />}>
          {() => null}
        </Loaded>
      </Box>
    )
  }
  if (state === 'signedIn') {
    return (
      <ToldScreen
        title={connectPageTexts.done({ host })}
        text={data?.signup ? connectPageTexts.doneTextNew() : connectPageTexts.doneText()}
      >
        <Button kind="primary" size="large" fullWidth onClick={() => onDone('toSign')}>
          {connectPageTexts.stay()}
        </Button>
        <Button size="large" fullWidth onClick={() => onDone('badges')}>
          {connectPageTexts.toBadges()}
        </Button>
      </ToldScreen>
    )
  }
  if (!data || state) {
    const how = state === undefined || state === 'challengeEnded' ? 'ended' : state
    return (
      <ToldScreen title={connectPageTexts[how]()} text={connectPageTexts[`${how}Text`]()}>
        <Button kind="primary" size="large" fullWidth onClick={onScan}>
          {connectPageTexts.scan()}
        </Button>
      </ToldScreen>
    )
  }
  return (
    <Box above="xxl" middled width="narrow">
      <h1 className="bz-headline">
        {data.signup ? connectPageTexts.titleNew({ host }) : connectPageTexts.title({ host })}
      </h1>
      <p className="bz-lead">{connectPageTexts.lead()}</p>
      <Facts above="xxl" below="xxl" rows="m" beside>
        <Fact label={connectPageTexts.site()} weight={600}>
          {host}
        </Fact>
        <Fact label={connectPageTexts.browser()} weight={600}>
          {data.device || connectPageTexts.unknownBrowser()}
        </Fact>
        <Fact label={connectPageTexts.network()} weight={600}>
          {data.isSameNetwork
            ? connectPageTexts.sameNetwork({ network: data.network })
            : data.network || connectPageTexts.unknownNetwork()}
        </Fact>
      </Facts>
      {!data.isSameNetwork && (
        <Text role="note" below="l">
          {connectPageTexts.otherNetwork()}
        </Text>
      )}
      <OwnKeyGate>{(key) => <ConnectForm challenge={challenge} ownKey={key} onEnd={setEnded} />}</OwnKeyGate>
      <Box above="s">
        <Button size="large" fullWidth working={refuse.working} onClick={say}>
          {connectPageTexts.refuse()}
        </Button>
      </Box>
    </Box>
  )
}
