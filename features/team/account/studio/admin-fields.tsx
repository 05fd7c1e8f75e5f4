import { EmailField } from '#ui/fields/email-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { adminDialogs } from '../texts.ts'
import type { AdminProblems, AdminFields as Fields } from './admin-form.ts'

type Props = {
  fields: Fields
  problems: AdminProblems
  emailHint?: string
  onChange: (changed: Partial<Fields>) => void
}

/** First name, last name and e-mail of an admin. */
export function AdminFields({ fields, problems, emailHint, onChange }: Props) {
  const dialogs = useTexts(adminDialogs)
  const sentence = useProblemText()
  const error = (field: keyof Fields) => problems[field] && sentence(problems[field])
  return (
    <Stack gap="l">
      <Grid columns={2} gap="m" rows="l">
        <TextField
          label={dialogs.firstName()}
          value={fields.firstName}
          onChange={(firstName) => onChange({ firstName })}
          error={error('firstName')}
          autoComplete="off"
          data-autofocus
        />
        <TextField
          label={dialogs.lastName()}
          value={fields.lastName}
          onChange={(lastName) => onChange({ lastName })}
          error={error('lastName')}
          autoComplete="off"
        />
      </Grid>
      <EmailField
        label={dialogs.email()}
        hint={emailHint}
        value={fields.email}
        onChange={(email) => onChange({ email })}
        error={error('email')}
        autoComplete="off"
      />
    </Stack>
  )
}
