import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { listSessions } from '#features/claims/contract.ts'
import { useSigning } from '#features/sends/studio/use-signing.ts'
import { getTemplate } from '#features/templates/contract.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastError } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { LoadFailed } from '#ui/lists/load-failed.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listLinks, shareLink } from '../contract.ts'
import { shareWords } from '../share-texts.ts'
import { linkWords } from '../texts.ts'
import { MailLink } from './mail-link.tsx'

const QrCode = lazy(() => import('#ui/marks/qr-code.tsx').then((module) => ({ default: module.QrCode })))
/** In pixels. */
const QR_SIZE = 120

const STALE = [listLinks, listSessions]

type Props = { templateId: string; onClose: () => void }
type Step = { at: 'share' } | { at: 'recommend' } | { at: 'sent'; count: number }

/**
 * Shares a new membership card: its open link as QR code and address, and by e-mail. Asks for confirmation before
 * skipping it.
 */
export function ShareDialog({ templateId, onClose }: Props) {
  const shareTexts = useTexts(shareWords)
  const template = useQueryCall(getTemplate, { templateId }).data
  const [step, setStep] = useState<Step>({ at: 'share' })
  const [isShared, setShared] = useState(false)
  const object = template && <FlatCard spec={template.card as CardSpec} width={88} shadow={false} />
  if (step.at === 'recommend') {
    return (
      <Dialog
        opened
        onClose={() => setStep({ at: 'share' })}
        object={object}
        title={shareTexts.recommendTitle()}
        actions={
          <DialogActions onClose={() => setStep({ at: 'share' })} cancel={shareTexts.back()} onClick={onClose}>
            {shareTexts.skip()}
          </DialogActions>
        }
      >
        {shareTexts.recommendText()}
      </Dialog>
    )
  }
  if (step.at === 'sent') {
    return (
      <Dialog
        opened
        onClose={onClose}
        object={object}
        title={shareTexts.sent({ count: step.count })}
        actions={
          <Button kind="primary" data-autofocus onClick={onClose}>
            {shareTexts.done()}
          </Button>
        }
      >
        <p role="status">{shareTexts.sentText()}</p>
      </Dialog>
    )
  }
  const leave = () => (isShared ? onClose() : setStep({ at: 'recommend' }))
  return (
    <Dialog
      opened
      width={780}
      onClose={leave}
      object={object}
      above={shareTexts.ready()}
      title={shareTexts.title()}
      actions={
        <Button kind={isShared ? 'primary' : 'secondary'} onClick={leave}>
          {isShared ? shareTexts.done() : shareTexts.skipNow()}
        </Button>
      }
    >
      <Text below="l" tone="ink2">
        {shareTexts.text()}
      </Text>
      <SharedLink templateId={templateId} isShared={isShared} onShared={() => setShared(true)} />
      <MailLink templateId={templateId} onMailed={(count) => setStep({ at: 'sent', count })} />
    </Dialog>
  )
}

type SharedLinkProps = { templateId: string; isShared: boolean; onShared: () => void }

/** The open link to hand out: created, listed and usable only once its code is requested or its address copied. */
function SharedLink({ templateId, isShared, onShared }: SharedLinkProps) {
  const shareTexts = useTexts(shareWords)
  const linkTexts = useTexts(linkWords)
  const copyText = useCopy()
  const sentence = useProblemText()
  const { data, error, isFetching, refetch } = useQueryCall(listLinks, { templateId })
  const sharing = useCall(shareLink, { invalidates: STALE })
  const signing = useSigning(STALE, (key) => toastError(sentence(key)))
  const link = data?.links.find(({ state }) => state === 'open')?.link
  const share = async () => {
    if (link) return link
    const { output } = await sharing.run({ templateId })
    if (output?.callbackId) signing.wait(output.callbackId, () => undefined)
    if (output?.link) onShared()
    return output?.link ?? ''
  }
  const copying = useRef<HTMLButtonElement>(null)
  const isCodeWanted = useRef(false)
  // The code replaces the focused button that requested it.
  useLayoutEffect(() => {
    if (link && isCodeWanted.current) copying.current?.focus()
  }, [link])
  if (error && !data) return <LoadFailed problem={error} working={isFetching} onRetry={refetch} />
  return (
    <Row below="xxl" gap={link ? 'xxl' : 'm'} justify={link ? 'center' : undefined} wrap>
      <Box fixed>
        {link ? (
          <Suspense fallback={<div style={{ width: QR_SIZE + 32, height: QR_SIZE + 32 }} />}>
            <QrCode value={link} label={linkTexts.scan()} size={QR_SIZE} level="H" />
          </Suspense>
        ) : (
          <Button
            icon={<QrCodeIcon size={20} />}
            disabled={!data}
            working={sharing.working}
            onClick={() => {
              isCodeWanted.current = true
              void share()
            }}
          >
            {shareTexts.showCode()}
          </Button>
        )}
      </Box>
      <Box grow={link ? 's' : undefined}>
        {link && (
          <Text below="m" className="bz-mono">
            {link}
          </Text>
        )}
        <Button
          ref={copying}
          kind={isShared ? 'secondary' : 'primary'}
          icon={<CopySimpleIcon size={20} />}
          disabled={!data}
          working={sharing.working}
          onClick={() => void copyText(link ?? share()).then((isCopied) => isCopied && onShared())}
        >
          {linkTexts.copy()}
        </Button>
      </Box>
      {sharing.problem && <ProblemNote>{sentence(sharing.problem.key)}</ProblemNote>}
      <OperationDialog operation={signing.operation} byWallet title={linkTexts.link()} queued={linkTexts.making()} />
    </Row>
  )
}
