import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { lazy, Suspense } from 'react'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { linkWords } from '../texts.ts'
import { MailLink } from './mail-link.tsx'

const QrCode = lazy(() => import('#ui/marks/qr-code.tsx').then((module) => ({ default: module.QrCode })))
/** In pixels, large enough to scan from a screen. */
const QR_SIZE = 200

type Props = { link: string; templateId: string; canMail: boolean }

/** A link to hand out: its QR code, its address, and (an open one) sending it by e-mail. */
export function LinkResult({ link, templateId, canMail }: Props) {
  const linkTexts = useTexts(linkWords)
  const copy = useCopy()
  return (
    <Row gap="xxl" align="start" justify="center" wrap>
      <Suspense>
        <QrCode value={link} label={linkTexts.scan()} size={QR_SIZE} level="H" />
      </Suspense>
      <Stack gap="l" grow="s">
        <p className="bz-mono">{link}</p>
        <div>
          <Button icon={<CopySimpleIcon size={20} />} onClick={() => void copy(link)}>
            {linkTexts.copy()}
          </Button>
        </div>
        {canMail && <MailLink templateId={templateId} />}
      </Stack>
    </Row>
  )
}
