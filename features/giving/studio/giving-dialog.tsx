import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { getGiving, updateGiving } from '../contract.ts'
import { GIVERS } from '../rules.ts'
import { givingForm } from '../studio-texts.ts'
import { checkSettings, fieldOfSetting, startOf, valuesOf } from './giving-values.ts'
import { NamedTemplates } from './named-templates.tsx'

type Props = { template: Template; giving: Output<typeof getGiving>; onClose: () => void }

/** The settings of giving: on or off, who may give, how often, and whether an admin reviews first. */
export function GivingDialog({ template, giving, onClose }: Props) {
  const say = useTexts(givingForm)
  const common = useTexts(words)
  const sentence = useProblemText()
  const [values, setValues] = useState(() => startOf(giving.settings))
  const [refusal, setRefusal] = useState<string>()
  const validation = useFieldProblems(values, checkSettings)
  const { run, working } = useCall(updateGiving, { invalidates: [getGiving] })
  const { problems } = validation
  const textOf = (problem: string | undefined) => {
    if (problem === 'templatesMissing' || problem === 'tooManyTemplates') return say[problem]()
    return problem && sentence(problem)
  }
  const change = (part: Partial<typeof values>) => {
    setRefusal(undefined)
    setValues((before) => ({ ...before, ...part }))
  }
  const save = async () => {
    if (!validation.isRight()) return
    const { output, problem } = await run({ templateId: template.id, ...valuesOf(values) })
    if (output) {
      toastSuccess(say.saved())
      return onClose()
    }
    const field = fieldOfSetting(problem.key)
    if (field) validation.refuse(field, problem.key)
    else if (!isServerTrouble(problem)) setRefusal(problem.key)
  }
  return (
    <FormDialog
      form={validation.form}
      onClose={onClose}
      title={say.title()}
      object={<FlatCard spec={template.card as CardSpec} width={56} />}
      submit={common.save()}
      working={working}
      workingLabel={common.saving()}
      problem={refusal}
      onSubmit={() => void save()}
    >
      <SwitchField
        label={say.isOn()}
        hint={say.isOnHint()}
        checked={values.isOn}
        onChange={(isOn) => change({ isOn })}
      />
      {values.isOn && (
        <>
          <Row as="fieldset" gap="s" align="stretch" wrap>
            <legend>{say.who()}</legend>
            {GIVERS.map((givers) => (
              <FilterChip key={givers} selected={values.givers === givers} onSelect={() => change({ givers })}>
                {say[givers]()}
              </FilterChip>
            ))}
            {values.givers === 'admins' && (
              <Text type="small" tone="ink3" ownLine>
                {say.adminsHint()}
              </Text>
            )}
          </Row>
          {values.givers === 'holders' && (
            <NamedTemplates
              templates={giving.templates}
              chosen={values.templateIds}
              onChange={(templateIds) => change({ templateIds })}
              error={textOf(problems.templateIds)}
            />
          )}
          <Grid columns={2} gap="l">
            <TextField
              label={say.perWeek()}
              inputMode="numeric"
              value={values.perWeek}
              onChange={(perWeek) => change({ perWeek })}
              error={textOf(problems.perWeek)}
            />
            <TextField
              label={say.pairDays()}
              hint={say.pairDaysHint()}
              inputMode="numeric"
              value={values.pairDays}
              onChange={(pairDays) => change({ pairDays })}
              error={textOf(problems.pairDays)}
            />
          </Grid>
          <SwitchField
            label={say.reviews()}
            hint={say.reviewsHint()}
            checked={values.reviewsFirst}
            onChange={(reviewsFirst) => change({ reviewsFirst })}
          />
        </>
      )}
    </FormDialog>
  )
}
