import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { useEffect, useRef } from 'react'
import { listSessions } from '#features/claims/contract.ts'
import { preflight } from '#features/sends/contract.ts'
import { readSend } from '#features/sends/running/contract.ts'
import type { Session } from '#features/sends/studio/session.ts'
import { useRefusalText } from '#features/sends/studio/use-refusal-text.ts'
import { useSigning } from '#features/sends/studio/use-signing.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { MenuChoice } from '#ui/buttons/menu-choices.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { resendSession, resumeSession } from '../contract.ts'
import { historyWords, suspendWords } from '../row-texts.ts'
import { isBounced, rowActions } from '../rules.ts'
import { manyWords } from '../texts.ts'
import { deliveryReason } from './delivery-reason.ts'
import styles from './history.module.css'

type Props = {
  session: Session
  to: string
  /** Gets the focus back after an edit in its row. */
  isBack: boolean
  onCorrect: () => void
  onRevoke: () => void
  onSuspend: () => void
  onReissue: () => void
  onShowSend: () => void
}

/** The actions of a row: the most useful as a button, all of them with labels in the menu. */
export function RowActions({ session, to, isBack, onCorrect, onRevoke, onSuspend, onReissue, onShowSend }: Props) {
  const historyTexts = useTexts(historyWords)
  const suspendTexts = useTexts(suspendWords)
  const manyTexts = useTexts(manyWords)
  const common = useTexts(words)
  const sentence = useProblemText()
  const refusalText = useRefusalText()
  const { run, working } = useCall(resendSession, { invalidates: [listSessions, preflight, readSend] })
  const signing = useSigning([listSessions, preflight, readSend], (key) => toastError(sentence(key)))
  const resuming = useCall(resumeSession, { invalidates: [listSessions] })
  // Where addresses are hidden, a personal link is too: its page shows the address.
  const hasLink = session.dynamicLink !== ''
  const actions = rowActions(session).filter((action) => hasLink || (action !== 'copy' && action !== 'renew'))
  // A full mailbox needs no other address, only another day.
  const isFixedFirst =
    actions.includes('correct') && isBounced(session) && deliveryReason(session.deliveryDetail) !== 'mailboxFull'
  const needsResend = session.status === 'expired' || isBounced(session) || session.isCodeLocked
  const isResentFirst = actions.includes('resend') && needsResend && !isFixedFirst

  const resend = async () => {
    const { output, problem } = await run({ challenge: session.challenge })
    if (output) signing.waitFor(output.callbackId, () => toastSuccess(historyTexts.resent()))
    else if (!isServerTrouble(problem)) toastError(refusalText(problem))
  }
  const renew = async () => {
    const { output, problem } = await run({ challenge: session.challenge, isMailed: false })
    if (output) signing.waitFor(output.callbackId, () => toastSuccess(historyTexts.linkRenewed()))
    else if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  const resume = async () => {
    const { problem } = await resuming.run({ challenge: session.challenge })
    if (!problem) toastSuccess(suspendTexts.resumed())
    else if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  const copyText = useCopy()
  const copy = () => copyText(session.dynamicLink)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isBack) return
    // The first visible one: on phones that is the menu.
    for (const button of root.current?.querySelectorAll('button') ?? []) {
      button.focus()
      if (document.activeElement === button) return
    }
  }, [isBack])
  const choices = actions.map((action): MenuChoice => {
    if (action === 'copy') return { label: historyTexts.copyLink(), onSelect: () => void copy() }
    if (action === 'correct') return { label: historyTexts.fixAddress(), onSelect: onCorrect }
    if (action === 'resend')
      return { label: historyTexts.resendMail(), onSelect: () => void resend(), disabled: working }
    if (action === 'suspend') return { label: suspendTexts.suspend(), onSelect: onSuspend }
    if (action === 'resume')
      return { label: suspendTexts.resume(), onSelect: () => void resume(), disabled: resuming.working }
    if (action === 'renew') return { label: manyTexts.newLink(), onSelect: () => void renew(), disabled: working }
    if (action === 'reissue') return { label: manyTexts.reissue(), onSelect: onReissue }
    if (action === 'send') return { label: manyTexts.showSend(), onSelect: onShowSend }
    return { label: historyTexts.revoke(), danger: true, onSelect: onRevoke }
  })
  return (
    <Row gap="xs" justify="end" className={styles.actions} ref={root}>
      {isFixedFirst && (
        <Button size="compact" aria-label={`${historyTexts.fix()} (${to})`} onClick={onCorrect}>
          {historyTexts.fix()}
        </Button>
      )}
      {isResentFirst && (
        <Button size="compact" data-hover working={working} onClick={() => void resend()}>
          {historyTexts.resend()}
        </Button>
      )}
      {actions.includes('copy') && !isFixedFirst && !isResentFirst && (
        <IconButton
          size={30}
          label={historyTexts.copyLink()}
          icon={<CopySimpleIcon size={18} />}
          onClick={() => void copy()}
        />
      )}
      <MoreMenu size={30} choices={choices} label={historyTexts.more({ to })} />
      <OperationDialog
        operation={signing.operation}
        byWallet
        title={historyTexts.resendMail()}
        queued={common.sending()}
      />
    </Row>
  )
}
