import { ChoiceLine } from '#ui/fields/choice-line.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { EVIDENCE_KINDS, type EvidenceKind } from '../../../rules.ts'
import { type FieldsProps, shownText, type TypeInStudio } from '../../../studio/type-in-studio.ts'
import { evidenceData, REQUEST_MAX } from '../contract.ts'
import { evidenceFields, evidenceProblems } from '../studio-texts.ts'

/** What members show, and whether by text, link or picture. */
function FieldsEvidence({ data, onChange, errors }: FieldsProps) {
  const say = useTexts(evidenceFields)
  const kinds = Array.isArray(data.kinds) ? data.kinds : []
  const toggle = (kind: EvidenceKind) =>
    onChange({ ...data, kinds: EVIDENCE_KINDS.filter((each) => (each === kind) !== kinds.includes(each)) })
  return (
    <Stack gap="l" shrinks>
      <TextArea
        label={say.request()}
        hint={say.requestHint()}
        value={shownText(data.request)}
        onChange={(request) => onChange({ ...data, request })}
        maxCount={REQUEST_MAX}
        countFrom={REQUEST_MAX - 200}
        error={errors.request}
      />
      <Row as="fieldset" gap="xl" rows="xs" wrap data-problem={Boolean(errors.kinds) || undefined}>
        <legend>{say.kinds()}</legend>
        {EVIDENCE_KINDS.map((kind) => (
          <ChoiceLine
            key={kind}
            type="checkbox"
            checked={kinds.includes(kind)}
            aria-invalid={Boolean(errors.kinds) || undefined}
            onChange={() => toggle(kind)}
          >
            {say[kind]()}
          </ChoiceLine>
        ))}
        {errors.kinds && (
          <Text type="small" tone="error" ownLine>
            {errors.kinds}
          </Text>
        )}
      </Row>
    </Stack>
  )
}

/** Evidence, which an admin examines. */
export const evidenceInStudio: TypeInStudio = {
  name: evidenceFields.type,
  data: evidenceData,
  start: { request: '', kinds: [...EVIDENCE_KINDS] },
  Fields: FieldsEvidence,
  note: evidenceFields.note,
  problems: evidenceProblems,
}
