import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { askFields } from '../own-fields-texts.ts'
import { type FieldsProps, shownText } from './fields.ts'

const EXAMPLE = '{"passed": true}'

/** The address of the community's own server. */
export function FieldsAsk({ data, onChange, errors }: FieldsProps) {
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
