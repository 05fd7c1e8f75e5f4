import { TagsInput } from '@mantine/core'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useRef, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { TAG_MAX, TAGS_MAX } from '../rules.ts'
import styles from '../sign-up/studio/wizard-fields.module.css'
import { offeredTags, suggestTags } from '../tag-rules.ts'
import { PREDEFINED_TAGS } from '../tag-texts.ts'
import { wizardScreen } from '../texts.ts'

type Props = {
  value: string[]
  onChange: (tags: string[]) => void
  error?: string
  /** Offers the default tags beneath the field. */
  isNew?: boolean
}

/** Tags as chips; after two typed characters it suggests tags in both languages, without those already chosen. */
export function TagField({ value, onChange, error, isNew }: Props) {
  const wizardScreenTexts = useTexts(wizardScreen)
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const suggestions = suggestTags(PREDEFINED_TAGS, language, typed, value)
  const offered = isNew ? offeredTags(PREDEFINED_TAGS, language, value) : []
  const add = (tag: string) => {
    onChange([...value, tag])
    // Its button disappears: the keyboard continues in the field. On touch devices that would open another one.
    if (matchMedia('(hover: hover)').matches) input.current?.focus()
  }
  return (
    <FieldFrame
      label={wizardScreenTexts.tags()}
      hint={wizardScreenTexts.tagsHint()}
      error={error}
      aside={`${value.length} / ${TAGS_MAX}`}
      below={
        offered.length > 0 && (
          <Row above="s" gap="s" wrap type="small" tone="ink2">
            <span>{wizardScreenTexts.tagsOffered()}</span>
            {offered.map((tag) => (
              <Button
                key={tag}
                size="compact"
                icon={<PlusIcon size={14} />}
                aria-label={wizardScreenTexts.addTag({ tag })}
                onClick={() => add(tag)}
              >
                {tag}
              </Button>
            ))}
          </Row>
        )
      }
    >
      {(control) => (
        <TagsInput
          {...control}
          ref={input}
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
