import { Row } from '#ui/layout/row.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { VC_KEYS } from '../../../rules.ts'
import type { OfferedProps, TypeInStudio } from '../../../studio/type-in-studio.ts'
import { shareData } from '../contract.ts'
import { shareFields, shareProblems, vcKeyNames } from '../studio-texts.ts'

/** Which fact is shared. The name at X is proven by a sign-in there, which this server must offer. */
function FieldsShare({ data, onChange, offered }: OfferedProps) {
  const say = useTexts(shareFields)
  const names = useTexts(vcKeyNames)
  const hasX = offered.includes('xAuth')
  return (
    <Row as="fieldset" gap="s" align="stretch" wrap>
      <legend>{say.fact()}</legend>
      {VC_KEYS.filter((vcKey) => hasX || vcKey !== 'xUsername').map((vcKey) => (
        <FilterChip key={vcKey} selected={data.vcKey === vcKey} onSelect={() => onChange({ vcKey })}>
          {names[vcKey]()}
        </FilterChip>
      ))}
    </Row>
  )
}

/** A fact to share. */
export const shareInStudio: TypeInStudio = {
  name: shareFields.type,
  data: shareData,
  start: { vcKey: 'pseudo' },
  Fields: FieldsShare,
  note: shareFields.note,
  problems: shareProblems,
}
