import { LANGUAGES, type Language } from '#base/text.ts'
import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useColorScheme } from '#ui/theme/color-scheme.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { PhoneSettings } from '../settings/phone-settings.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { shellTexts } from './texts.ts'

const NAMES: Record<Language, string> = { en: 'English', fr: 'Français' }

/**
 * /settings/language: language and appearance on this device, and on phones the entries of the user menu and the side
 * bar.
 */
export function LanguageScreen() {
  const shell = useTexts(shellTexts)
  const { language, setLanguage } = useLanguage()
  const { scheme, setScheme } = useColorScheme()
  const isPhone = useIsNarrow()
  return (
    <>
      <PageHead title={isPhone ? shell.settings() : shell.language()} />
      <Stack above="xl" gap="xxxl" width="middle">
        <section>
          {isPhone && <Heading below="s">{shell.language()}</Heading>}
          <Text below="m" tone="ink2">
            {shell.languageHint()}
          </Text>
          <ChoiceRow
            label={shell.language()}
            choices={LANGUAGES.map((one) => ({ key: one, label: NAMES[one], lang: one }))}
            chosen={language}
            onChoose={setLanguage}
          />
        </section>
        <Section title={shell.appearance()} lead={shell.appearanceHint()} padBlock={undefined}>
          <ChoiceRow
            label={shell.appearance()}
            choices={(['auto', 'light', 'dark'] as const).map((one) => ({ key: one, label: shell[one]() }))}
            chosen={scheme}
            onChoose={setScheme}
          />
        </Section>
        <PhoneSettings />
      </Stack>
    </>
  )
}
