import { texts } from '#base/text.ts'
import { useTexts } from '../words/language.tsx'
import styles from './page-frame.module.css'

/** The first link of a page, visible while focused: skips to the content. */
export function SkipLink() {
  const say = useTexts(sentences)
  return (
    <a className={styles.skip} href="#page">
      {say.skip()}
    </a>
  )
}

const sentences = texts({ skip: { en: 'Skip to content', fr: 'Aller au contenu' } })
