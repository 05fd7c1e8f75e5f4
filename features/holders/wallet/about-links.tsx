import { LEGAL_PAGES } from '#features/legal/rules.ts'
import { useCaller } from '#ui/caller.tsx'
import { useLanguage, useTexts } from '#ui/language.tsx'
import { aboutWords } from '../wallet-texts.ts'
import styles from './about-links.module.css'

/** Help and the legal pages, which the server shows outside of the wallet. */
export function AboutLinks() {
  const t = useTexts(aboutWords)
  const { origin } = useCaller()
  const { language } = useLanguage()
  return (
    <nav className={styles.links} aria-label={t.otherPages()}>
      <a className="bz-link" href={`${origin}/help?lang=${language}`}>
        {t.help()}
      </a>
      {LEGAL_PAGES.map((page) => (
        <a key={page} className="bz-link" href={`${origin}/legal/${language}/${page}`}>
          {t[page]()}
        </a>
      ))}
    </nav>
  )
}
