import { type ReactNode, useLayoutEffect, useState } from 'react'
import { texts } from '#base/text.ts'
import type { Operation } from '../calls/follow-operation.ts'
import { useLate } from '../calls/use-late.ts'
import { Text } from '../layout/text.tsx'
import { useTexts } from '../words/language.tsx'
import styles from './dialog.module.css'

const loadDialog = () => import('./waiting-dialog.tsx').then((module) => module.WaitingDialog)

type Props = {
  /** Undefined while there is no operation. */
  operation: Operation | undefined
  /** A wallet signs first (not for people signed in by e-mail). */
  byWallet: boolean
  title: ReactNode
  /** The sentence of the queue and of the public log. */
  queued: ReactNode
  /** Stops waiting, where nothing is lost by it. */
  onCancel?: (() => void) | undefined
}

/**
 * Shows the progress of any operation: the wallet's signature if one is needed, the queue, the public log. Says when
 * the wallet is not listening. If the dialog's code does not load, the sentence appears at the foot of the page. The
 * caller handles success, error and canceled.
 */
export function OperationDialog({ operation, byWallet, title, queued, onCancel }: Props) {
  const say = useTexts(sentences)
  const status = operation?.status
  const isSigning = byWallet && status === 'waiting'
  const isAway = isSigning && operation?.message === 'walletUnreachable'
  const step = isSigning ? 'signature' : status === 'treating' ? 'publicLog' : 'queue'
  const signing = isAway ? (
    <>
      <b>{say.away()}</b> {say.awayText()}
    </>
  ) : (
    say.sign()
  )
  const [isMissing, setMissing] = useState(false)
  const [WaitingDialog, want] = useLate(loadDialog, () => setMissing(true))
  const [isMounted, setIsMounted] = useState(false)
  const opened = operation !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opening and once per step.
  useLayoutEffect(() => {
    if (opened) want('pressed')
  }, [opened, status])
  // Only a dialog that opens after it is mounted remembers the focused element.
  useLayoutEffect(() => setIsMounted(WaitingDialog !== undefined), [WaitingDialog])
  const dialogTitle = isSigning ? say.signTitle() : title
  const text = isSigning ? signing : queued
  if (!WaitingDialog) {
    if (!isMissing || !opened) return null
    return (
      <Text middled padBlock="l" padInline="xl" ground="raised" tone="ink2" className={styles.plain} role="status">
        <Text as="b" tone="ink">
          {dialogTitle}
        </Text>{' '}
        {text}
      </Text>
    )
  }
  return (
    <WaitingDialog
      opened={opened && isMounted}
      step={step}
      signature={byWallet}
      title={dialogTitle}
      text={text}
      onCancel={onCancel}
    />
  )
}

const sentences = texts({
  signTitle: { en: 'Check your wallet', fr: 'Consultez votre portefeuille' },
  sign: {
    en: 'It asks for your signature under "To sign". This page continues by itself.',
    fr: 'Il demande votre signature sous « À signer ». Cette page continue toute seule.',
  },
  away: { en: 'Mobile application is unreachable.', fr: "L'application mobile est injoignable." },
  awayText: {
    en: 'Open your wallet: the request stays there for ten minutes in all.',
    fr: 'Ouvrez votre portefeuille : la demande y reste dix minutes en tout.',
  },
})
