import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useTexts } from '#ui/language.tsx'
import type { MenuChoice } from '#ui/menu-choices.tsx'
import { MoreMenu } from '#ui/more-menu.tsx'
import { OperationDialog } from '#ui/operation-dialog.tsx'
import { isServerTrouble } from '#ui/query-client.ts'
import { words } from '#ui/texts.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { useCall } from '#ui/use-call.ts'
import { preflight } from '../contract.ts'
import { manyWords } from '../history-texts.ts'
import { readSend } from '../import-contract.ts'
import { historyWords, suspendWords } from '../row-texts.ts'
import { listSessions, resendSession, resumeSession } from '../session-contract.ts'
import { actionsOf, type Session } from './actions-of.ts'
import { copyLink } from './copy-link.ts'
import { deliveryReason } from './delivery-reason.ts'
import styles from './history.module.css'
import { useSigning } from './use-signing.ts'

type Props = {
  session: Session
  to: string
  /** Takes the focus, which was in its row. */
  isBack: boolean
  onCorrect: () => void
  onRevoke: () => void
  onSuspend: () => void
  onReissue: () => void
  onShowSend: () => void
}

/** What can be done with a row: the nearest at hand, all of it in words behind the dots. */
export function RowActions({ session, to, isBack, onCorrect, onRevoke, onSuspend, onReissue, onShowSend }: Props) {
  const t = useTexts(historyWords)
  const s = useTexts(suspendWords)
  const m = useTexts(manyWords)
  const common = useTexts(words)
  const sentence = useProblemText()
  const { run, working } = useCall(resendSession, { invalidates: [listSessions, preflight, readSend] })
  const signing = useSigning([listSessions, preflight, readSend], (key) => toastError(sentence(key)))
  const resuming = useCall(resumeSession, { invalidates: [listSessions] })
  const actions = actionsOf(session)
  // A mailbox that is full needs no other address, only another day.
  const isFixedFirst = actions.includes('correct') && deliveryReason(session.deliveryDetail) !== 'mailboxFull'
  const isMailed = session.delivery !== 'unsubscribed'
  const resendLabel = isMailed ? t.resend() : t.newLink()

  const resend = async () => {
    const said = isMailed ? t.resent() : t.linkRenewed()
    const { output, problem } = await run({ challenge: session.challenge })
    if (output) signing.waitFor(output.callbackId, () => toastSuccess(said))
    else if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  const renew = async () => {
    const { output, problem } = await run({ challenge: session.challenge, isMailed: false })
    if (output) signing.waitFor(output.callbackId, () => toastSuccess(t.linkRenewed()))
    else if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  const resume = async () => {
    const { problem } = await resuming.run({ challenge: session.challenge })
    if (!problem) toastSuccess(s.resumed())
    else if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  const copy = () => copyLink(session.dynamicLink, { copied: t.copied(), notCopied: t.notCopied() })
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isBack) return
    // The first that can be seen: on phones that is the menu.
    for (const button of root.current?.querySelectorAll('button') ?? []) {
      button.focus()
      if (document.activeElement === button) return
    }
  }, [isBack])
  const choices = actions.map((action): MenuChoice => {
    if (action === 'copy') return { label: t.copyLink(), onSelect: () => void copy() }
    if (action === 'correct') return { label: t.fixAddress(), onSelect: onCorrect }
    if (action === 'resend') return { label: resendLabel, onSelect: () => void resend(), disabled: working }
    if (action === 'suspend') return { label: s.suspend(), onSelect: onSuspend }
    if (action === 'resume') return { label: s.resume(), onSelect: () => void resume(), disabled: resuming.working }
    if (action === 'renew') return { label: m.newLink(), onSelect: () => void renew(), disabled: working }
    if (action === 'reissue') return { label: m.reissue(), onSelect: onReissue }
    if (action === 'send') return { label: m.showSend(), onSelect: onShowSend }
    return { label: t.revoke(), danger: true, onSelect: onRevoke }
  })
  return (
    <div className={styles.actions} ref={root}>
      {isFixedFirst && (
        <Button size="compact" aria-label={`${t.fix()} (${to})`} onClick={onCorrect}>
          {t.fix()}
        </Button>
      )}
      {actions.includes('resend') && !isFixedFirst && isMailed && (
        <Button size="compact" data-hover working={working} onClick={() => void resend()}>
          {resendLabel}
        </Button>
      )}
      {actions.includes('copy') && !actions.includes('resend') && (
        <IconButton size={30} label={t.copyLink()} icon={<CopySimpleIcon size={18} />} onClick={() => void copy()} />
      )}
      <MoreMenu size={30} choices={choices} label={t.more({ to })} />
      <OperationDialog operation={signing.operation} byWallet title={resendLabel} queued={common.sending()} />
    </div>
  )
}
