import { TagsInput } from '@mantine/core'
import { useState } from 'react'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { TAG_MAX, TAGS_MAX } from '../rules.ts'
import { suggestTags } from '../tag-rules.ts'
import { PREDEFINED_TAGS } from '../tag-texts.ts'
import { wizardScreen } from '../texts.ts'
import styles from './wizard-fields.module.css'

type Props = { value: string[]; onChange: (tags: string[]) => void; error?: string }

/** Tags as chips; after two typed characters it suggests tags in both languages, without those already chosen. */
export function TagField({ value, onChange, error }: Props) {
  const wizardScreenTexts = useTexts(wizardScreen)
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const suggestions = suggestTags(PREDEFINED_TAGS, language, typed, value)
  return (
    <FieldFrame
      label={wizardScreenTexts.tags()}
      hint={wizardScreenTexts.tagsHint()}
      error={error}
      aside={`${value.length} / ${TAGS_MAX}`}
    >
      {(control) => (
        <TagsInput
          {...control}
          value={value}
          onChange={(tags) => onChange(tags.map((tag) => tag.trim().slice(0, TAG_MAX)).filter(Boolean))}
          searchValue={typed}
          onSearchChange={setTyped}
          data={suggestions}
          filter={({ options }) => options}
          maxTags={TAGS_MAX}
          splitChars={[',', ';']}
          acceptValueOnBlur
          error={Boolean(error)}
          comboboxProps={{ shadow: 'md' }}
          classNames={{ pill: styles.tag }}
        />
      )}
    </FieldFrame>
  )
}
