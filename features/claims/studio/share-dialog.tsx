import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { getTemplate } from '#features/templates/contract.ts'
import { Button } from '#ui/button.tsx'
import { ChevronLoader } from '#ui/chevron-loader.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/language.tsx'
import { useCall, useQueryCall } from '#ui/use-call.ts'
import { createSessions } from '../contract.ts'
import { listLinks } from '../link-contract.ts'
import { linkWords } from '../link-texts.ts'
import { historyWords } from '../row-texts.ts'
import { UNLIMITED } from '../rules.ts'
import { shareWords } from '../share-texts.ts'
import { copyLink } from './copy-link.ts'
import { MailLink } from './mail-link.tsx'
import styles from './share-dialog.module.css'

const QrCode = lazy(() => import('#ui/qr-code.tsx').then((module) => ({ default: module.QrCode })))
/** Specification 2, section 9. */
const QR_SIZE = 120

type Props = { templateId: string; onClose: () => void }
type Step = { at: 'share' } | { at: 'recommend' } | { at: 'sent'; count: number }

/**
 * Shares a new membership card (specification 2, section 2): its open link as code and address, and by e-mail. Skipping it
 * asks once more.
 */
export function ShareDialog({ templateId, onClose }: Props) {
  const t = useTexts(shareWords)
  const template = useQueryCall(getTemplate, { templateId }).data
  const [step, setStep] = useState<Step>({ at: 'share' })
  const object = template && <FlatCard spec={template.card as CardSpec} width={88} shadow={false} />
  if (step.at === 'recommend') {
    return (
      <Dialog
        opened
        onClose={() => setStep({ at: 'share' })}
        object={object}
        title={t.recommendTitle()}
        actions={
          <>
            <Button onClick={() => setStep({ at: 'share' })}>{t.back()}</Button>
            <Button kind="primary" onClick={onClose}>
              {t.skip()}
            </Button>
          </>
        }
      >
        {t.recommendText()}
      </Dialog>
    )
  }
  if (step.at === 'sent') {
    return (
      <Dialog
        opened
        onClose={onClose}
        object={object}
        title={t.sent({ count: step.count })}
        actions={
          <Button kind="primary" data-autofocus onClick={onClose}>
            {t.done()}
          </Button>
        }
      >
        <p role="status">{t.sentText()}</p>
      </Dialog>
    )
  }
  return (
    <Dialog
      opened
      keepOpen
      width={780}
      onClose={() => setStep({ at: 'recommend' })}
      object={object}
      above={t.ready()}
      title={t.title()}
      actions={<Button onClick={() => setStep({ at: 'recommend' })}>{t.skipNow()}</Button>}
    >
      <p className={styles.text}>{t.text()}</p>
      <SharedLink templateId={templateId} />
      <MailLink templateId={templateId} onMailed={(count) => setStep({ at: 'sent', count })} />
    </Dialog>
  )
}

/** The open link as code and address; both are there once it is made. */
function SharedLink({ templateId }: { templateId: string }) {
  const t = useTexts(linkWords)
  const h = useTexts(historyWords)
  const link = useOpenLink(templateId)
  return (
    <div className={styles.link}>
      <div className={styles.code}>
        {link ? (
          <Suspense>
            <QrCode value={link} label={t.scan()} size={QR_SIZE} level="H" />
          </Suspense>
        ) : (
          <ChevronLoader size={28} />
        )}
      </div>
      <div className={styles.beside}>
        {link && <p className="bz-mono">{link}</p>}
        <Button
          icon={<CopySimpleIcon size={20} />}
          disabled={!link}
          onClick={() => void copyLink(link ?? '', { copied: h.copied(), notCopied: h.notCopied() })}
        >
          {t.copy()}
        </Button>
      </div>
    </div>
  )
}

/** The newest open link of a template, made where there is none; undefined until it is there. */
function useOpenLink(templateId: string): string | undefined {
  const { data } = useQueryCall(listLinks, { templateId })
  const { run } = useCall(createSessions, { invalidates: [listLinks] })
  const known = data?.links.find(({ state }) => state === 'open')?.link
  const isMissing = data !== undefined && known === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, when it is known that there is none.
  useEffect(() => {
    if (isMissing) void run({ templateId, didLimit: UNLIMITED })
  }, [isMissing])
  return known
}
