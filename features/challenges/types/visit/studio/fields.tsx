import { toField, toInstant } from '#features/channel/studio/publish-moment.ts'
import { DateField } from '#ui/fields/days/date-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { type FieldsProps, shownText, type TypeInStudio } from '../../../studio/type-in-studio.ts'
import { visitData } from '../contract.ts'
import { PLACE_MAX } from '../rules.ts'
import { kioskDialog, visitFields, visitProblems } from '../studio-texts.ts'
import { KioskDialog } from './kiosk-dialog.tsx'

/** What is visited, and when it can be. */
function FieldsVisit({ data, onChange, errors }: FieldsProps) {
  const say = useTexts(visitFields)
  return (
    <Stack gap="l" shrinks>
      <TextField
        label={say.name()}
        hint={say.nameHint()}
        value={shownText(data.name)}
        onChange={(name) => onChange({ ...data, name })}
        maxCount={PLACE_MAX}
        countFrom={PLACE_MAX - 20}
        error={errors.name}
      />
      <Grid least="m" gap="l">
        {(['from', 'to'] as const).map((side) => (
          <DateField
            key={side}
            label={say[side]()}
            optional
            withTime
            value={fieldOf(shownText(data[side]))}
            onChange={(typed) => onChange({ ...data, [side]: momentOf(typed) })}
            error={errors[side]}
          />
        ))}
      </Grid>
      <Text type="small" tone="ink2">
        {say.open()}
      </Text>
    </Stack>
  )
}

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
/** An instant as its field shows it; what is not one yet stays as typed. */
const fieldOf = (value: string) => (isInstant(value) ? toField(value) : value)
const momentOf = (typed: string) => toInstant(typed) || typed

/** A visit to a screen that shows codes. */
export const visitInStudio: TypeInStudio = {
  name: visitFields.type,
  data: visitData,
  start: { name: '', from: '', to: '' },
  Fields: FieldsVisit,
  after: { label: () => kioskDialog.openPage, Dialog: KioskDialog },
  problems: visitProblems,
}
