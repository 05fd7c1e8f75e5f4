import { TextField } from '#ui/fields/text-field.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import {
  type AfterProps,
  type FieldsProps,
  mendNumber,
  shownText,
  type TypeInStudio,
  typedNumber,
} from '../../../studio/type-in-studio.ts'
import { codeData, WORD_MAX } from '../contract.ts'
import { codeDialogs, codeFields, codeProblems } from '../studio-texts.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { WordDialog } from './word-dialog.tsx'

const USUAL_COUNT = 100

/** A word that everyone enters, or codes that each work once. */
function FieldsCode({ data, onChange, errors }: FieldsProps) {
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

/** Single-use codes right after they were made, or the QR code of a word. */
function CodeDialog({ codes, data, ...props }: AfterProps) {
  if (codes.length > 0) return <CodesDialog {...props} codes={codes} />
  return <WordDialog {...props} word={typeof data.word === 'string' ? data.word.trim() : ''} />
}

/** A word that everyone enters, or codes that each work once. */
export const codeInStudio: TypeInStudio = {
  name: codeFields.type,
  data: codeData,
  start: { kind: 'word', word: '' },
  Fields: FieldsCode,
  after: { label: ({ kind }) => (kind === 'word' ? codeDialogs.open : undefined), Dialog: CodeDialog },
  problems: codeProblems,
}
