import type { Endpoint } from '#base/endpoint.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import type { revokeSession, suspendSession } from '../contract.ts'
import { ReasonField } from './reason-field.tsx'
import { useReason } from './use-reason.ts'

type Props = {
  /** The template whose card is shown. */
  template: Template
  title: string
  /** The effect of the change, shown in advance. */
  consequence: string
  example: string
  keep: string
  act: string
  done: string
  isFinal?: boolean
  endpoint: typeof revokeSession | typeof suspendSession
  challenge: string
  invalidates: Endpoint[]
  onEnd: () => void
}

/** Asks for the reason of a change of one row, and makes the change. */
export function ReasonDialog(props: Props) {
  const { template, title, consequence, example, keep, act, done, isFinal, endpoint, challenge, invalidates, onEnd } =
    props
  const sentence = useProblemText()
  const { run, working, problem, reset } = useCall(endpoint, { invalidates })
  const writing = useReason(reset)
  const change = async () => {
    if (!writing.isGiven()) return
    const { output } = await run({ challenge, reason: writing.reason })
    if (!output) return
    toastSuccess(done)
    onEnd()
  }
  return (
    <FormDialog
      gap="l"
      onClose={onEnd}
      title={title}
      object={<FlatCard spec={template.card as CardSpec} width={56} />}
      cancel={keep}
      submit={act}
      kind={isFinal ? 'dangerFilled' : 'primary'}
      working={working}
      onSubmit={() => void change()}
    >
      <Text tone="ink2">{consequence}</Text>
      <ReasonField writing={writing} example={example} error={problem && sentence(problem.key)} />
    </FormDialog>
  )
}
