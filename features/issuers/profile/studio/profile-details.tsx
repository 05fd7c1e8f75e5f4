import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { DESCRIPTION_MAX, NAME_MAX, PROFILE_DESCRIPTION_MAX, PROFILE_NAME_INPUT, SECTOR_MAX } from '../../rules.ts'
import { TagField } from '../../studio/tag-field.tsx'
import { wizardScreen } from '../../texts.ts'
import type { useProfile } from './use-profile.ts'

type Props = {
  profile: Pick<ReturnType<typeof useProfile>, 'fields' | 'change' | 'error'>
  /** At sign-up the description is shorter, and a name that is too long can be typed and is reported. */
  isNew?: boolean
}

/** Name, description, sector and tags of a community, at sign-up and in its profile. */
export function ProfileDetails({ profile, isNew }: Props) {
  const wizardScreenTexts = useTexts(wizardScreen)
  const { fields, change, error } = profile
  return (
    <>
      <TextField
        label={wizardScreenTexts.name()}
        autoComplete="organization"
        value={fields.name}
        onChange={(name) => change({ name })}
        maxLength={isNew ? undefined : PROFILE_NAME_INPUT}
        maxCount={isNew ? NAME_MAX : PROFILE_NAME_INPUT}
        placeholder={wizardScreenTexts.nameExample()}
        error={error('name')}
      />
      <TextArea
        label={wizardScreenTexts.description()}
        value={fields.description}
        onChange={(description) => change({ description })}
        maxCount={isNew ? DESCRIPTION_MAX : PROFILE_DESCRIPTION_MAX}
        placeholder={wizardScreenTexts.descriptionExample()}
        error={error('description')}
      />
      <TextField
        label={wizardScreenTexts.sector()}
        optional
        value={fields.sector}
        onChange={(sector) => change({ sector })}
        maxCount={SECTOR_MAX}
        countFrom={SECTOR_MAX - 20}
        placeholder={wizardScreenTexts.sectorExample()}
        error={error('sector')}
      />
      <TagField value={fields.tags} onChange={(tags) => change({ tags })} error={error('tags')} isNew={isNew} />
    </>
  )
}
