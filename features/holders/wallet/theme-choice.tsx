import { type ColorScheme, useColorScheme } from '#ui/color-scheme.ts'
import { FilterChip } from '#ui/filter-chip.tsx'
import { useTexts } from '#ui/language.tsx'
import { youPage } from '../wallet-texts.ts'
import styles from './you-screen.module.css'

/** Light, dark, or as the device. */
export function ThemeChoice() {
  const t = useTexts(youPage)
  const { scheme, setScheme } = useColorScheme()
  const choices: [ColorScheme, string][] = [
    ['auto', t.themeAuto()],
    ['light', t.themeLight()],
    ['dark', t.themeDark()],
  ]
  return (
    <fieldset className={styles.choices}>
      <legend className="bz-hidden">{t.theme()}</legend>
      {choices.map(([choice, label]) => (
        <FilterChip key={choice} selected={scheme === choice} onSelect={() => setScheme(choice)}>
          {label}
        </FilterChip>
      ))}
    </fieldset>
  )
}
