import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import { EmailField } from '#ui/fields/email-field.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { FIRST_NAME_MAX, LAST_NAME_MAX } from '../../rules.ts'
import { wizardScreen } from '../../texts.ts'
import type { Wizard } from './use-wizard.ts'

/** Step 1: who is responsible; the connected address, the terms, the news. */
export function StepContact({ wizard }: { wizard: Wizard }) {
  const wizardScreenTexts = useTexts(wizardScreen)
  const { language } = useLanguage()
  const { fields, change, error } = wizard
  return (
    <>
      <Grid columns={2} gap="l">
        <TextField
          label={wizardScreenTexts.firstName()}
          autoComplete="given-name"
          value={fields.contactFirstName}
          onChange={(contactFirstName) => change({ contactFirstName })}
          maxCount={FIRST_NAME_MAX}
          countFrom={FIRST_NAME_MAX - 9}
          error={error('contactFirstName')}
        />
        <TextField
          label={wizardScreenTexts.lastName()}
          autoComplete="family-name"
          value={fields.contactLastName}
          onChange={(contactLastName) => change({ contactLastName })}
          maxCount={LAST_NAME_MAX}
          countFrom={LAST_NAME_MAX - 9}
          error={error('contactLastName')}
        />
      </Grid>
      <EmailField
        label={wizardScreenTexts.email()}
        value={fields.contactEmail}
        onChange={(contactEmail) => change({ contactEmail })}
        autoComplete="email"
        disabled={!wizard.byWallet}
        hint={wizard.byWallet ? wizardScreenTexts.emailFreeHint() : wizardScreenTexts.emailHint()}
        error={error('contactEmail')}
      />
      <Stack above="xs" gap="m">
        <Checkbox
          checked={fields.terms}
          onChange={(event) => change({ terms: event.currentTarget.checked })}
          error={
            error('terms') && (
              <ProblemNote as="span" small>
                {error('terms')}
              </ProblemNote>
            )
          }
          aria-invalid={error('terms') ? true : undefined}
          label={
            <>
              {wizardScreenTexts.termsBefore()}{' '}
              <a className="bz-link" href={`/legal/${language}/terms`} target="_blank" rel="noopener">
                {wizardScreenTexts.terms()}
              </a>{' '}
              {wizardScreenTexts.termsAnd()}{' '}
              <a className="bz-link" href={`/legal/${language}/privacy`} target="_blank" rel="noopener">
                {wizardScreenTexts.privacy()}
              </a>
              .
            </>
          }
        />
        <Checkbox
          checked={fields.contactOptIn}
          onChange={(event) => change({ contactOptIn: event.currentTarget.checked })}
          label={wizardScreenTexts.optIn()}
        />
      </Stack>
    </>
  )
}
