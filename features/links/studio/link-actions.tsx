import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { Suspense, useState } from 'react'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { useTexts } from '#ui/words/language.tsx'
import { linkWords } from '../texts.ts'

const CodeDialog = lazyPart(() => import('./code-dialog.tsx').then((module) => module.CodeDialog))
const LinkDialog = lazyPart(() => import('./link-dialog.tsx').then((module) => module.LinkDialog))

/** Link and QR code of a published template, each with its dialog; a list's tile (`compact`) has the link alone. */
export function LinkActions({ template, compact = false }: { template: Template; compact?: boolean }) {
  const linkTexts = useTexts(linkWords)
  const [open, setOpen] = useState<'form' | 'newest' | 'code'>()
  return (
    <>
      {compact ? (
        <IconButton
          look="edge"
          size={30}
          label={linkTexts.link()}
          icon={<LinkSimpleIcon size={18} />}
          onClick={() => setOpen('newest')}
        />
      ) : (
        <>
          <Button icon={<LinkSimpleIcon size={20} />} onClick={() => setOpen('form')}>
            {linkTexts.link()}
          </Button>
          <Button icon={<QrCodeIcon size={20} />} onClick={() => setOpen('code')}>
            {linkTexts.qr()}
          </Button>
        </>
      )}
      {open && (
        <Suspense>
          {open === 'code' ? (
            <CodeDialog template={template} onClose={() => setOpen(undefined)} />
          ) : (
            <LinkDialog template={template} first={open} onClose={() => setOpen(undefined)} />
          )}
        </Suspense>
      )}
    </>
  )
}
