import { type FormEvent, useState } from 'react'
import { serverNow } from '#base/server-time.ts'
import { answerChallenge } from '#features/sign-in/by-wallet/contract.ts'
import { NUMBER_PATTERN } from '#features/sign-in/by-wallet/rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useCall } from '#ui/calls/use-call.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { OwnKey } from '../keys/wallet/own-key.ts'
import { connectPage } from '../wallet-texts.ts'
import styles from './holders.module.css'
import { shortDid } from './use-holder.ts'
import { useWallet } from './wallet-context.tsx'
import { signMessage, writeWalletMessage } from './wallet-message.ts'

/** Plain ASCII, and the same in every language (EIP-4361); the page shows it in the person's language. */
const STATEMENT = 'Sign in to the studio with the key of my wallet.'

type Props = {
  challenge: string
  ownKey: OwnKey
  onEnd: (how: 'signedIn' | 'tooManyTries' | 'challengeEnded') => void
}

/** Asks for the two digits on the studio's page, then signs the EIP-4361 message of the challenge. */
export function ConnectForm({ challenge, ownKey, onEnd }: Props) {
  const connectPageTexts = useTexts(connectPage)
  const sentence = useProblemText()
  const wallet = useWallet()
  const answer = useCall(answerChallenge)
  const [number, setNumber] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (answer.working) return
    if (!NUMBER_PATTERN.test(number)) return setProblem('numberWrong')
    const message = writeWalletMessage({
      did: ownKey.did,
      origin: wallet.api,
      nonce: challenge,
      statement: STATEMENT,
      now: serverNow(),
      requestId: number,
    })
    const signature = signMessage(message, ownKey.privateKey)
    const { output, problem } = await answer.run({ challenge, message, signature })
    if (output) return onEnd('signedIn')
    if (problem.key === 'challengeEnded' || problem.key === 'tooManyTries') return onEnd(problem.key)
    setProblem(problem.key)
  }
  return (
    <Stack as="form" gap="m" className={styles.number} onSubmit={submit} noValidate>
      <TextField
        label={connectPageTexts.number()}
        hint={connectPageTexts.numberHint()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        autoFocus
        value={number}
        onChange={(text) => {
          setNumber(text.replace(/\D/g, ''))
          setProblem(undefined)
        }}
        error={problem && sentence(problem)}
      />
      <Text tone="ink3">
        {connectPageTexts.account()} <span className="bz-mono">{shortDid(ownKey.did)}</span>
      </Text>
      <Button
        kind="primary"
        type="submit"
        size="large"
        fullWidth
        working={answer.working}
        workingLabel={connectPageTexts.signing()}
      >
        {connectPageTexts.sign()}
      </Button>
    </Stack>
  )
}
