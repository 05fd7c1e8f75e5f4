import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { type FieldsProps, shownText, type TypeInStudio } from '../../../studio/type-in-studio.ts'
import { askData } from '../contract.ts'
import { askDialog, askFields, askProblems } from '../studio-texts.ts'
import { AskDialog } from './ask-dialog.tsx'

const EXAMPLE = '{"passed": true}'

/** The address of the community's own server. */
function FieldsAsk({ data, onChange, errors }: FieldsProps) {
  const say = useTexts(askFields)
  return (
    <Stack gap="l" shrinks>
      <TextField
        label={say.url()}
        hint={say.urlHint({ example: EXAMPLE })}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={shownText(data.url)}
        onChange={(url) => onChange({ url })}
        error={errors.url}
      />
      <Text type="small" tone="ink2">
        {say.secret()}
      </Text>
    </Stack>
  )
}

/** A question to the community's own server. */
export const askInStudio: TypeInStudio = {
  name: askFields.type,
  data: askData,
  start: { url: '' },
  Fields: FieldsAsk,
  note: askFields.note,
  after: { label: () => askDialog.open, Dialog: AskDialog },
  problems: askProblems,
}
