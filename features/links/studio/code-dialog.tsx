import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { lazy, Suspense } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastError } from '#ui/calls/toast.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { LoadFailed } from '#ui/lists/load-failed.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { linkWords } from '../texts.ts'
import { useCodeLink } from './use-code-link.ts'

const QrCode = lazy(() => import('#ui/marks/qr-code.tsx').then((module) => ({ default: module.QrCode })))
/** In pixels, large enough to scan from a screen. */
const QR_SIZE = 200

type Props = { template: Template; onClose: () => void }

/** The QR code of a template's newest open link: to scan from the screen, to download or to copy; the first is asked for. */
export function CodeDialog({ template, onClose }: Props) {
  const linkTexts = useTexts(linkWords)
  const common = useTexts(words)
  const sentence = useProblemText()
  const copy = useCopy()
  const { link, isMissing, make, working, problem, failed, retry, operation } = useCodeLink(template.id)
  const download = async () => {
    const { saveQrCode } = await import('#ui/browser/save-qr-code.ts')
    await saveQrCode(link, template.data.name, 'H')
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      width={560}
      object={<FlatCard spec={template.card as CardSpec} width={56} />}
      above={linkTexts.qr()}
      title={template.data.name}
      actions={
        isMissing ? (
          <Button kind="primary" working={working} workingLabel={linkTexts.making()} onClick={() => void make()}>
            {linkTexts.makeCode()}
          </Button>
        ) : (
          <>
            <Button icon={<CopySimpleIcon size={20} />} disabled={!link} onClick={() => void copy(link)}>
              {linkTexts.copy()}
            </Button>
            <Button
              kind="primary"
              icon={<DownloadSimpleIcon size={20} />}
              disabled={!link}
              onClick={() => void download().catch(() => toastError(linkTexts.codeNotSaved()))}
            >
              {common.download()}
            </Button>
          </>
        )
      }
    >
      {failed && <LoadFailed problem={failed} onRetry={retry} />}
      {problem && <ProblemNote>{sentence(problem)}</ProblemNote>}
      {isMissing && <Text tone="ink2">{linkTexts.noCode()}</Text>}
      {!failed && !isMissing && (
        <Stack padBlock="s" gap="xl" across="center" centered>
          {link ? (
            <Suspense>
              <QrCode value={link} label={linkTexts.scan()} size={QR_SIZE} level="H" />
            </Suspense>
          ) : (
            <RuledOutline kind="lines" count={6} />
          )}
          {link && <p className="bz-mono">{link}</p>}
        </Stack>
      )}
      <OperationDialog operation={operation} byWallet title={linkTexts.link()} queued={linkTexts.making()} />
    </Dialog>
  )
}
