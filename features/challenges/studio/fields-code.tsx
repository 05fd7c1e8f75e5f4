import { TextField } from '#ui/fields/text-field.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { codeFields } from '../own-fields-texts.ts'
import { WORD_MAX } from '../rules.ts'
import { type FieldsProps, mendNumber, shownText, typedNumber } from './fields.ts'

const USUAL_COUNT = 100

/** A word that everyone enters, or codes that each work once. */
export function FieldsCode({ data, onChange, errors }: FieldsProps) {
  const say = useTexts(codeFields)
  const isWord = data.kind !== 'codes'
  return (
    <Stack gap="l" shrinks>
      <Row as="fieldset" gap="s" align="stretch" wrap>
        <legend>{say.kind()}</legend>
        <FilterChip selected={isWord} onSelect={() => !isWord && onChange({ kind: 'word', word: '' })}>
          {say.word()}
        </FilterChip>
        <FilterChip selected={!isWord} onSelect={() => isWord && onChange({ kind: 'codes', count: USUAL_COUNT })}>
          {say.codes()}
        </FilterChip>
      </Row>
      {isWord ? (
        <TextField
          label={say.wordLabel()}
          hint={say.wordHint()}
          value={shownText(data.word)}
          onChange={(word) => onChange({ kind: 'word', word })}
          maxCount={WORD_MAX}
          countFrom={WORD_MAX - 20}
          autoComplete="off"
          error={errors.word}
        />
      ) : (
        <TextField
          label={say.count()}
          hint={say.countHint()}
          inputMode="numeric"
          value={shownText(data.count)}
          mend={mendNumber}
          onChange={(count) => onChange({ kind: 'codes', count: typedNumber(count) })}
          error={errors.count}
        />
      )}
    </Stack>
  )
}
