import { useState } from 'react'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { createWebhook, listWebhooks, updateWebhook, type Webhook } from '../contract.ts'
import { webhookForm } from '../page-texts.ts'
import { KindChoice } from './kind-choice.tsx'
import { checkWebhook, fieldOfProblem, NEW_WEBHOOK, type WebhookValues } from './webhook-values.ts'

type Props = {
  /** The endpoint to edit; a new one without it. */
  webhook?: Webhook
  /** Whether the person may include addresses. */
  isMain: boolean
  /** Receives the secret of a new endpoint. */
  onMade?: (secret: string) => void
  onClose: () => void
}

/** The form of an endpoint. */
export function WebhookFormDialog({ webhook, isMain, onMade, onClose }: Props) {
  const say = useTexts(webhookForm)
  const common = useTexts(words)
  const sentence = useProblemText()
  const [first] = useState<WebhookValues>(webhook ?? NEW_WEBHOOK)
  const [values, setValues] = useState(first)
  const change = (changed: Partial<WebhookValues>) => setValues((before) => ({ ...before, ...changed }))
  const { problems, form, isRight, refuse } = useFieldProblems(values, checkWebhook)
  const creating = useCall(createWebhook, { invalidates: [listWebhooks] })
  const updating = useCall(updateWebhook, { invalidates: [listWebhooks] })
  const { working, problem } = webhook ? updating : creating
  const save = async () => {
    const asked = { url: values.url.trim(), kinds: values.kinds, withAddresses: values.withAddresses }
    if (webhook) {
      const { output, problem } = await updating.run({ webhookId: webhook.id, ...asked })
      if (output) toastSuccess(say.saved())
      if (output) onClose()
      return problem
    }
    const { output, problem } = await creating.run(asked)
    if (output) onMade?.(output.secret)
    return problem
  }
  const submit = async () => {
    if (!isRight()) return
    const refusal = await save()
    const field = refusal && fieldOfProblem(refusal.key)
    if (field) refuse(field, refusal.key)
  }
  const errorOf = (key: string | undefined) => key && sentence(key)
  return (
    <FormDialog
      form={form}
      gap="xxl"
      isDrawer
      isTyped={values !== first}
      onClose={onClose}
      title={webhook ? say.editTitle() : say.newTitle()}
      submit={webhook ? common.save() : say.create()}
      working={working}
      workingLabel={webhook ? common.saving() : say.creating()}
      problem={problem && !fieldOfProblem(problem.key) ? problem.key : undefined}
      onSubmit={() => void submit()}
    >
      <TextField
        label={say.url()}
        hint={say.urlHint()}
        error={errorOf(problems.url)}
        value={values.url}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="https://"
        data-autofocus
        onChange={(url) => change({ url })}
      />
      <KindChoice chosen={values.kinds} error={errorOf(problems.kinds)} onChange={(kinds) => change({ kinds })} />
      <SwitchField
        label={say.withAddresses()}
        hint={say.withAddressesHint()}
        checked={values.withAddresses}
        // Other admins may turn it off, but not on.
        disabled={!isMain && !values.withAddresses}
        onChange={(withAddresses) => change({ withAddresses })}
      />
    </FormDialog>
  )
}
