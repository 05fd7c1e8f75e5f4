import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { doorsDialog } from '../wallet-texts.ts'
import styles from './doors-dialog.module.css'

/** The offer for any OpenID4VCI wallet: to scan, to open on this device, to copy (OpenID4VCI 1.0, section 4.1.3). */
export function OtherApp({ offerUri }: { offerUri: string }) {
  const t = useTexts(doorsDialog)
  const copy = async () => {
    await navigator.clipboard.writeText(offerUri)
    toastSuccess(t.copied())
  }
  return (
    <div className={styles.app}>
      <p>{t.appScan()}</p>
      <QrCode value={offerUri} label={t.appScan()} size={200} />
      <Button fullWidth href={offerUri}>
        {t.appOpen()}
      </Button>
      <Button kind="quiet" fullWidth onClick={copy}>
        {t.appCopy()}
      </Button>
    </div>
  )
}
