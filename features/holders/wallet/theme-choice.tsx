import { Row } from '#ui/layout/row.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { type ColorScheme, useColorScheme } from '#ui/theme/color-scheme.ts'
import { useTexts } from '#ui/words/language.tsx'
import { youPage } from '../wallet-texts.ts'

/** Light, dark, or the device's theme. */
export function ThemeChoice() {
  const youPageTexts = useTexts(youPage)
  const { scheme, setScheme } = useColorScheme()
  const choices: [ColorScheme, string][] = [
    ['auto', youPageTexts.themeAuto()],
    ['light', youPageTexts.themeLight()],
    ['dark', youPageTexts.themeDark()],
  ]
  return (
    <Row as="fieldset" above="s" below="s" gap="s" align="stretch" wrap>
      <legend className="bz-hidden">{youPageTexts.theme()}</legend>
      {choices.map(([choice, label]) => (
        <FilterChip key={choice} selected={scheme === choice} onSelect={() => setScheme(choice)}>
          {label}
        </FilterChip>
      ))}
    </Row>
  )
}
