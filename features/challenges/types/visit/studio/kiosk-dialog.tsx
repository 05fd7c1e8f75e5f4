import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { lazy, Suspense, useState } from 'react'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { AfterProps } from '../../../studio/type-in-studio.ts'
import { createKiosk } from '../contract.ts'
import { kioskDialog } from '../studio-texts.ts'

const QrCode = lazy(() => import('#ui/marks/qr-code.tsx').then((module) => ({ default: module.QrCode })))

/** Makes the link of a kiosk's page: to open, to copy, or to scan with the device that is to show it. */
export function KioskDialog({ challengeId, data, onClose }: AfterProps) {
  const place = typeof data.name === 'string' ? data.name : ''
  const say = useTexts(kioskDialog)
  const sentence = useProblemText()
  const copy = useCopy()
  const { run, working, problem } = useCall(createKiosk)
  const [url, setUrl] = useState('')
  const make = async () => {
    const { output } = await run({ challengeId })
    if (output) setUrl(output.url)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say.kioskTitle({ place })}
      note={url === '' ? say.renewHint() : undefined}
      actions={
        <>
          <Button
            size="large"
            working={working}
            workingLabel={say.makingKiosk()}
            kind={url ? 'secondary' : 'primary'}
            onClick={() => void make()}
          >
            {url === '' ? say.makeKiosk() : say.renewKiosk()}
          </Button>
          {url !== '' && (
            <Button kind="primary" size="large" onClick={onClose}>
              {say.done()}
            </Button>
          )}
        </>
      }
    >
      <Text below="m" width="text" tone="ink2">
        {say.kioskText()}
      </Text>
      {problem && !isServerTrouble(problem) && <ProblemNote>{sentence(problem.key)}</ProblemNote>}
      {url !== '' && (
        <>
          <Row gap="s" padBlock="s" wrap>
            <Text as="code" ownLine padBlock="s" padInline="m" round="m" ground="sunken" className="bz-mono">
              {url}
            </Text>
            <Button size="compact" icon={<CopyIcon size={16} />} onClick={() => void copy(url)}>
              {say.copyLink()}
            </Button>
            <Button
              size="compact"
              icon={<ArrowSquareOutIcon size={16} />}
              onClick={() => window.open(url, '_blank', 'noopener')}
            >
              {say.open()}
            </Button>
          </Row>
          <Stack padBlock="m" gap="s" across="center">
            <Suspense>
              <QrCode value={url} label={say.openByCode()} size={200} />
            </Suspense>
            <Text as="small" tone="ink3">
              {say.openByCode()}
            </Text>
          </Stack>
          <Text above="m" type="small" tone="ink3">
            {say.kioskOnce()}
          </Text>
        </>
      )}
    </Dialog>
  )
}
