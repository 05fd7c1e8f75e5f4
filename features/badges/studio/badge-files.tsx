import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.tsx'
import { fileWords } from '../file-texts.ts'
import styles from './badge-files.module.css'

/** The button for the picture that holds the badge. `credentialUrl` is the credential's id. */
export function PictureButton({ credentialUrl }: { credentialUrl: string }) {
  const t = useTexts(fileWords)
  return (
    <Button href={`${credentialUrl}.png`} icon={<ImageIcon size={20} />} title={t.pictureHint()} download>
      {t.picture()}
    </Button>
  )
}

/** The rarer forms of a badge, as words below its buttons. */
export function OtherFiles({ credentialUrl, json }: { credentialUrl: string; json?: boolean }) {
  const t = useTexts(fileWords)
  const forms = [...(json ? [['JSON', ''] as const] : []), ['SVG', '.svg'] as const, ['JWT', '.jwt'] as const]
  return (
    <p className={styles.files}>
      {t.also()}
      {forms.map(([name, ending]) => (
        <a key={name} className="bz-link" href={credentialUrl + ending} download={ending ? true : 'badge.json'}>
          {name}
        </a>
      ))}
    </p>
  )
}
