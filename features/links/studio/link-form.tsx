import { type FormEvent, useState } from 'react'
import { listSessions } from '#features/claims/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { useSigning } from '#features/sends/studio/use-signing.ts'
import { getTemplate, listTemplates } from '#features/templates/contract.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listLinks, updateLink } from '../contract.ts'
import { linkWords } from '../texts.ts'
import { LinkFields } from './link-fields.tsx'
import styles from './link-form.module.css'
import type { OpenLink } from './link-list.tsx'
import {
  firstValues,
  isShared,
  kindsOf,
  type LinkKind,
  type LinkValues,
  linkInput,
  linkProblems,
  settingsOf,
  valuesOf,
} from './link-values.ts'

type Props = {
  template: Template
  /** The link to change; without it a new one is created. */
  changed?: OpenLink
  onLink: (link: string, isOpen: boolean) => void
}

const STALE = [listLinks, listSessions, listTemplates, getTemplate]

/** Creates a link of a kind, or changes the settings of an open one. */
export function LinkForm({ template, changed, onLink }: Props) {
  const linkTexts = useTexts(linkWords)
  const sentence = useProblemText()
  const kinds = kindsOf(template)
  const [kind, setKind] = useState<LinkKind>(changed ? 'open' : (kinds[0] ?? 'open'))
  const [values, setValues] = useState<LinkValues>(() =>
    changed ? valuesOf(changed) : firstValues(template, new Date()),
  )
  const [problem, setProblem] = useState<string>()
  const validation = useFieldProblems({ ...values, kind }, linkProblems)
  const creating = useCall(createSessions, { invalidates: STALE, trouble: 'serverRetry' })
  const updating = useCall(updateLink, { invalidates: STALE })
  const signing = useSigning(STALE, setProblem)

  const choose = (next: LinkKind) => {
    setProblem(undefined)
    setKind(next)
  }
  const make = async () => {
    const { output, problem: refused } = await creating.run(linkInput(template.id, kind, values))
    if (output?.callbackId) signing.wait(output.callbackId, () => toastSuccess(linkTexts.saved()))
    else if (output) onLink(output.links[0] ?? '', isShared(kind))
    return refused
  }
  const change = async (link: OpenLink) => {
    const { output, problem: refused } = await updating.run({ challenge: link.challenge, ...settingsOf(values) })
    if (output) signing.waitFor(output.callbackId, () => toastSuccess(linkTexts.saved()))
    return refused
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    if (!validation.isRight()) return
    const refused = await (changed ? change(changed) : make())
    if (refused && !isServerTrouble(refused)) setProblem(refused.key)
  }
  return (
    <Stack as="form" gap="l" ref={validation.form} onSubmit={(event: FormEvent) => void submit(event)} noValidate>
      {!changed && (
        <>
          <Row gap="s" align="stretch" wrap role="group" aria-label={linkTexts.kinds()}>
            {kinds.map((one) => (
              <FilterChip key={one} selected={one === kind} onSelect={() => choose(one)}>
                {linkTexts[one]()}
              </FilterChip>
            ))}
          </Row>
          <Text tone="ink2">{linkTexts[`${kind}Text`]()}</Text>
        </>
      )}
      <LinkFields
        kind={kind}
        template={template}
        values={values}
        problems={validation.problems}
        onChange={(part) => {
          setProblem(undefined)
          setValues((before) => ({ ...before, ...part }))
        }}
      />
      {problem && (
        <Text role="alert" tone="error">
          {sentence(problem)}
        </Text>
      )}
      <div className={styles.act}>
        <Button
          kind="primary"
          type="submit"
          fullWidth="phones"
          working={creating.working || updating.working}
          workingLabel={changed ? linkTexts.saving() : linkTexts.making()}
        >
          {changed ? linkTexts.save() : linkTexts.make()}
        </Button>
      </div>
      <OperationDialog operation={signing.operation} byWallet title={template.data.name} queued={linkTexts.making()} />
    </Stack>
  )
}
