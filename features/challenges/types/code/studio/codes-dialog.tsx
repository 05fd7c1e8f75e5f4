import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import { useState } from 'react'
import { csvLine } from '#base/csv-line.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { writeScanText } from '../../../scan-rules.ts'
import { codeDialogs } from '../studio-texts.ts'
import { CodeSheet } from './code-sheet.tsx'

const SHOWN_MAX = 12
/** So that a spreadsheet reads UTF-8. */
const BOM = '\uFEFF'

type Props = { challengeId: string; codes: string[]; walletUrl: string; onClose: () => void }

/** Single-use codes, right after they were made: to save as a file or to print, and never again. */
export function CodesDialog({ challengeId, codes, walletUrl, onClose }: Props) {
  const say = useTexts(codeDialogs)
  const format = useFormat()
  const [isKept, setKept] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const linkOf = (code: string) => writeScanText(walletUrl, { challengeId, code })
  const download = () => {
    const lines = [csvLine([say.columnCode(), say.columnLink()]), ...codes.map((code) => csvLine([code, linkOf(code)]))]
    saveFile(new Blob([BOM, ...lines], { type: 'text/csv;charset=utf-8' }), say.file())
    setKept(true)
  }
  const close = () => (isKept ? onClose() : setLeaving(true))
  return (
    <>
      <Dialog
        opened
        keepOpen
        onClose={close}
        title={say.codesTitle({ count: codes.length })}
        actions={
          <>
            <Button
              size="large"
              icon={<PrinterIcon size={18} />}
              working={isPrinting}
              workingLabel={say.printing()}
              onClick={() => setPrinting(true)}
            >
              {say.print()}
            </Button>
            <Button kind="primary" size="large" icon={<DownloadSimpleIcon size={18} />} onClick={download}>
              {say.download()}
            </Button>
          </>
        }
      >
        <Text below="m" width="text" tone="ink2">
          {say.codesText()}
        </Text>
        <Grid as="ul" least="s" gap="l" rows="s">
          {codes.slice(0, SHOWN_MAX).map((code) => (
            <li key={code}>
              <code className="bz-mono">{code}</code>
            </li>
          ))}
        </Grid>
        {codes.length > SHOWN_MAX && (
          <Text above="m" type="small" tone="ink3">
            {say.more({ count: codes.length - SHOWN_MAX, total: format.number(codes.length) })}
          </Text>
        )}
        {isKept && (
          <Row padBlock="s">
            <Button onClick={onClose}>{say.done()}</Button>
          </Row>
        )}
      </Dialog>
      {isPrinting && (
        <CodeSheet
          codes={codes}
          linkOf={linkOf}
          onPrinted={() => {
            setPrinting(false)
            setKept(true)
          }}
        />
      )}
      {isLeaving && (
        <Dialog
          opened
          onClose={() => setLeaving(false)}
          title={say.keep()}
          actions={
            <DialogActions
              onClose={() => setLeaving(false)}
              cancel={say.keepOpen()}
              kind="dangerFilled"
              onClick={onClose}
            >
              {say.closeAnyway()}
            </DialogActions>
          }
        >
          <Text tone="ink2">{say.keepText()}</Text>
        </Dialog>
      )}
    </>
  )
}
