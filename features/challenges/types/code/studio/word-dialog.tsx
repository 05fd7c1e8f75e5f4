import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { lazy, Suspense } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { toastError } from '#ui/calls/toast.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { writeScanText } from '../../../scan-rules.ts'
import { codeDialogs } from '../studio-texts.ts'

const QrCode = lazy(() => import('#ui/marks/qr-code.tsx').then((module) => ({ default: module.QrCode })))

type Props = { challengeId: string; word: string; walletUrl: string; onClose: () => void }

/** The QR code of a word, which members can scan instead of typing; to print, it is kept as a picture. */
export function WordDialog({ challengeId, word, walletUrl, onClose }: Props) {
  const say = useTexts(codeDialogs)
  const common = useTexts(words)
  const scanned = writeScanText(walletUrl, { challengeId, code: word })
  const download = async () => {
    const { saveQrCode } = await import('#ui/browser/save-qr-code.ts')
    await saveQrCode(scanned, say.wordFile({ word: fileName(word) }))
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say.wordTitle()}
      actions={
        <>
          <Button
            size="large"
            icon={<DownloadSimpleIcon size={18} />}
            onClick={() => void download().catch(() => toastError(say.wordNotSaved()))}
          >
            {common.download()}
          </Button>
          <Button kind="primary" size="large" onClick={onClose}>
            {say.done()}
          </Button>
        </>
      }
    >
      <Text below="m" width="text" tone="ink2">
        {say.wordText({ word })}
      </Text>
      <Stack padBlock="m" across="center">
        <Suspense>
          <QrCode value={scanned} label={say.wordCode({ word })} size={240} />
        </Suspense>
      </Stack>
    </Dialog>
  )
}

/** A word as a part of a file's name. */
const fileName = (word: string) => word.replace(/[^\p{L}\p{N} -]+/gu, '')
