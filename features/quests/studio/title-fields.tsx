import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { DESCRIPTION_MAX, TITLE_MAX } from '../rules.ts'
import { questForm } from '../studio-texts.ts'
import type { QuestValues } from './form-values.ts'

type Props = {
  values: QuestValues
  change: (part: Partial<QuestValues>) => void
  error: (field: 'title' | 'description') => string | undefined
}

/** What the quest is called, and what it is about. */
export function TitleFields({ values, change, error }: Props) {
  const say = useTexts(questForm)
  return (
    <>
      <TextField
        label={say.title()}
        value={values.title}
        onChange={(title) => change({ title })}
        maxCount={TITLE_MAX}
        placeholder={say.titleExample()}
        error={error('title')}
        dir="auto"
        data-autofocus
      />
      <TextArea
        label={say.description()}
        optional
        value={values.description}
        onChange={(description) => change({ description })}
        maxCount={DESCRIPTION_MAX}
        placeholder={say.descriptionExample()}
        error={error('description')}
        dir="auto"
      />
    </>
  )
}
