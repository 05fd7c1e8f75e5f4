import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/words/language.tsx'
import {
  type FieldsProps,
  mendNumber,
  type OfferedProps,
  shownText,
  type TypeInStudio,
  typedNumber,
} from '../../../studio/type-in-studio.ts'
import { ownsData, sentData } from '../contract.ts'
import { badgesFields, badgesProblems } from '../studio-texts.ts'
import { TemplatePicker } from './template-picker.tsx'

/** Which badges; `onlyCommunity`: of those that members give to each other. */
function Picked({ data, onChange, onNamed, errors, onlyCommunity }: OfferedProps & { onlyCommunity: boolean }) {
  return (
    <TemplatePicker
      chosen={Array.isArray(data.templateHashList) ? (data.templateHashList as string[]) : []}
      onChange={(templateHashList) => onChange({ ...data, templateHashList })}
      onNamed={onNamed}
      onlyCommunity={onlyCommunity}
      error={errors.templateHashList}
    />
  )
}

function Count({ data, onChange, errors }: FieldsProps) {
  const say = useTexts(badgesFields)
  return (
    <TextField
      label={say.count()}
      inputMode="numeric"
      value={shownText(data.count)}
      mend={mendNumber}
      onChange={(count) => onChange({ ...data, count: typedNumber(count) })}
      error={errors.count}
    />
  )
}

/** Badges to hold. */
export const ownsInStudio: TypeInStudio = {
  name: badgesFields.hold,
  data: ownsData,
  start: { templateHashList: [], count: 1 },
  Fields: (props) => <Picked {...props} onlyCommunity={false} />,
  Beside: Count,
  note: badgesFields.note,
  problems: badgesProblems,
  canBeMet: true,
}

/** Badges to give. */
export const sentInStudio: TypeInStudio = {
  name: badgesFields.send,
  data: sentData,
  start: { templateHashList: [] },
  Fields: (props) => <Picked {...props} onlyCommunity />,
  note: badgesFields.note,
  problems: badgesProblems,
  canBeMet: true,
}
