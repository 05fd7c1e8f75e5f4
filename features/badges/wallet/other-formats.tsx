import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CREDENTIAL_TYPE } from '../rules.ts'
import { badgePage, formatWords } from '../wallet-texts.ts'
import { OtherFiles, ProofButton } from './badge-files.tsx'
import type { HeldBadge } from './held-badge.ts'
import styles from './other-formats.module.css'

/** The formats that other wallets and software read, closed until somebody looks for them. */
export function OtherFormats({ badge }: { badge: HeldBadge }) {
  const badgePageTexts = useTexts(badgePage)
  const words = useTexts(formatWords)
  const isOffline = useIsOffline()
  return (
    <details className={styles.formats}>
      <summary>{words.title()}</summary>
      <Row above="xs" gap="s" align="stretch" wrap className={styles.ways}>
        <Button icon={<DownloadSimpleIcon size={18} />} onClick={() => download(badge)}>
          {badgePageTexts.download()}
        </Button>
        {!isOffline && <ProofButton badge={badge} />}
      </Row>
      {!isOffline && <OtherFiles badge={badge} />}
    </details>
  )
}

function download(badge: HeldBadge) {
  const file = new Blob([JSON.stringify(badge.credential, null, 2)], { type: CREDENTIAL_TYPE })
  saveFile(file, `${badge.title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'badge'}.json`)
}
