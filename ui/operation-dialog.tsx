import { type ReactNode, useLayoutEffect, useState } from 'react'
import { texts } from '#base/text.ts'
import type { Operation } from './follow-operation.ts'
import { useTexts } from './language.tsx'
import { useLate } from './use-late.ts'

const loadDialog = () => import('./waiting-dialog.tsx').then((module) => module.WaitingDialog)

type Props = {
  /** Undefined while nothing is waited for. */
  operation: Operation | undefined
  /** A wallet signs first (not for people signed in by e-mail). */
  byWallet: boolean
  title: ReactNode
  /** The sentences of the queue and of the public log. */
  queued: ReactNode
  treating?: ReactNode
}

/**
 * Waits for an operation, whatever it does: the wallet's signature where one is asked for, the queue, the public log. It says
 * when the wallet does not listen. Success, error and canceled are for whoever shows it.
 */
export function OperationDialog({ operation, byWallet, title, queued, treating = queued }: Props) {
  const t = useTexts(sentences)
  const status = operation?.status
  const isSigning = byWallet && status === 'waiting'
  const isAway = isSigning && operation?.message === 'walletUnreachable'
  const step = isSigning ? 'signature' : status === 'treating' ? 'publicLog' : 'queue'
  const signing = isAway ? (
    <>
      <b>{t.away()}</b> {t.awayText()}
    </>
  ) : (
    t.sign()
  )
  const [WaitingDialog, want] = useLate(loadDialog)
  const [stands, setStands] = useState(false)
  const opened = operation !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once a time it opens.
  useLayoutEffect(() => {
    if (opened) want('pressed')
  }, [opened])
  // Only a dialog that opens after it stands remembers what had the focus.
  useLayoutEffect(() => setStands(WaitingDialog !== undefined), [WaitingDialog])
  if (!WaitingDialog) return null
  return (
    <WaitingDialog
      opened={opened && stands}
      step={step}
      signature={byWallet}
      title={isSigning ? t.signTitle() : title}
      text={isSigning ? signing : status === 'treating' ? treating : queued}
    />
  )
}

const sentences = texts({
  signTitle: { en: 'Check your wallet', fr: 'Consultez votre portefeuille' },
  sign: {
    en: 'It asks for your signature under "To sign". This page goes on by itself.',
    fr: 'Il demande votre signature sous « À signer ». Cette page continue toute seule.',
  },
  away: { en: 'Mobile application is unreachable.', fr: "L'application mobile est injoignable." },
  awayText: {
    en: 'Open your wallet: the question waits there for ten minutes in all.',
    fr: 'Ouvrez votre portefeuille : la question y attend dix minutes en tout.',
  },
})
