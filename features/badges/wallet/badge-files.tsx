import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.tsx'
import { fileWords } from '../file-texts.ts'
import styles from './badge-screen.module.css'
import type { HeldBadge } from './held-badge.ts'

/** The button for the picture that holds the badge; the server bakes it. */
export function PictureButton({ badge }: { badge: HeldBadge }) {
  const t = useTexts(fileWords)
  return (
    <Button href={`${badge.credential.id}.png`} icon={<ImageIcon size={18} />} title={t.pictureHint()} download>
      {t.picture()}
    </Button>
  )
}

/** The rarer forms of a badge, as words below its buttons. */
export function OtherFiles({ badge }: { badge: HeldBadge }) {
  const t = useTexts(fileWords)
  return (
    <p className={styles.files}>
      {t.also()}
      {['svg', 'jwt'].map((ending) => (
        <a key={ending} className="bz-link" href={`${badge.credential.id}.${ending}`} download>
          {ending.toUpperCase()}
        </a>
      ))}
    </p>
  )
}
