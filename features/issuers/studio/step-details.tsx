import { useTexts } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DESCRIPTION_MAX, NAME_MAX, SECTOR_MAX } from '../rules.ts'
import { wizardScreen } from '../texts.ts'
import { TagField } from './tag-field.tsx'
import type { Wizard } from './use-wizard.ts'

/** Step 4: name, description, sector and tags. */
export function StepDetails({ wizard }: { wizard: Wizard }) {
  const t = useTexts(wizardScreen)
  const { fields, change, error } = wizard
  return (
    <>
      <TextField
        label={t.name()}
        autoComplete="organization"
        value={fields.name}
        onChange={(name) => change({ name })}
        maxCount={NAME_MAX}
        placeholder={t.nameExample()}
        error={error('name')}
      />
      <TextArea
        label={t.description()}
        value={fields.description}
        onChange={(description) => change({ description })}
        maxCount={DESCRIPTION_MAX}
        placeholder={t.descriptionExample()}
        error={error('description')}
      />
      <TextField
        label={t.sector()}
        optional
        value={fields.sector}
        onChange={(sector) => change({ sector })}
        maxCount={SECTOR_MAX}
        countFrom={SECTOR_MAX - 20}
        placeholder={t.sectorExample()}
        error={error('sector')}
      />
      <TagField value={fields.tags} onChange={(tags) => change({ tags })} error={error('tags')} />
    </>
  )
}
