import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe'
import { LANGUAGES, type Language } from '#base/text.ts'
import { Row } from '../layout/row.tsx'
import { useLanguage, useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import styles from './language-menu.module.css'

const NAMES: Record<Language, string> = { en: 'English', fr: 'Français' }

/**
 * The language menu: a native select, so that the sign-in page loads nothing for it. `short` shows only the globe on
 * phones, beside a button.
 */
export function LanguageMenu({ short = false }: { short?: boolean }) {
  const { language, setLanguage } = useLanguage()
  const common = useTexts(words)
  return (
    <Row as="span" inline tone="ink2" className={styles.menu} data-short={short || undefined}>
      <GlobeIcon size={16} />
      <select
        aria-label={common.language()}
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {NAMES[one]}
          </option>
        ))}
      </select>
      <CaretDownIcon size={14} />
    </Row>
  )
}
