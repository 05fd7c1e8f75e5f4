import { useTexts } from '#ui/words/language.tsx'
import { sharePanel } from '../wallet-texts.ts'
import styles from './badge-screen.module.css'

/** The address of a badge's public page, as a link to it. */
export function ShareAddress({ url }: { url: string }) {
  const sharePanelTexts = useTexts(sharePanel)
  return (
    <p className={styles.address}>
      <span className="bz-hidden">{sharePanelTexts.address()}</span>
      <a className="bz-link" href={url} target="_blank" rel="noreferrer">
        {url.replace(/^https?:\/\//, '')}
      </a>
    </p>
  )
}
