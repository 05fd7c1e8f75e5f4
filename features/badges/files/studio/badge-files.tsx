import { ArchiveIcon } from '@phosphor-icons/react/dist/csr/Archive'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { FILE_ENDINGS } from '../../rules.ts'
import styles from '../../studio/public-page.module.css'
import { fileWords } from '../texts.ts'

/** The button that downloads the picture with the badge inside. `credentialUrl` is the credential's id. */
export function PictureButton({ credentialUrl }: { credentialUrl: string }) {
  const fileTexts = useTexts(fileWords)
  return (
    <Button href={`${credentialUrl}.png`} icon={<ImageIcon size={20} />} title={fileTexts.pictureHint()} download>
      {fileTexts.picture()}
    </Button>
  )
}

/** The button that downloads the file that proves the badge without this site. */
export function ProofButton({ credentialUrl }: { credentialUrl: string }) {
  const fileTexts = useTexts(fileWords)
  return (
    <Button
      href={`${credentialUrl}.${FILE_ENDINGS.proof}`}
      icon={<ArchiveIcon size={20} />}
      title={fileTexts.proofHint()}
      download
    >
      {fileTexts.proof()}
    </Button>
  )
}

/** The less common formats of a badge, as links below its buttons. */
export function OtherFiles({ credentialUrl, json }: { credentialUrl: string; json?: boolean }) {
  const fileTexts = useTexts(fileWords)
  const forms = [...(json ? [['JSON', ''] as const] : []), ['SVG', '.svg'] as const, ['JWT', '.jwt'] as const]
  return (
    <Row as="p" gap="m" rows="xs" align="stretch" wrap type="small" tone="ink3" className={styles.files}>
      {fileTexts.also()}
      {forms.map(([name, ending]) => (
        <a key={name} className="bz-link" href={credentialUrl + ending} download={ending ? true : 'badge.json'}>
          {name}
        </a>
      ))}
    </Row>
  )
}
