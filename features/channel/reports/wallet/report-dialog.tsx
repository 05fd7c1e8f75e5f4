import { useState } from 'react'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CatalogueProvider, useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { REPORT_REASON_MAX } from '../../rules.ts'
import { type Post, reportPost } from '../../wallet-contract.ts'
import { postActions, reportProblems } from '../../wallet-texts.ts'

const CATALOGUES = [reportProblems]

type Props = { post: Post; onClose: () => void }

/** Tells the operator about a post, with a reason if the holder gives one. */
export function ReportDialog(props: Props) {
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <ReportForm {...props} />
    </CatalogueProvider>
  )
}

function ReportForm({ post, onClose }: Props) {
  const words = useTexts(postActions)
  const sentence = useProblemText()
  const [reason, setReason] = useState('')
  const { run, working, problem } = useCall(reportPost)
  const isTooLong = reason.trim().length > REPORT_REASON_MAX
  const report = async () => {
    if (isTooLong) return
    const { output } = await run({ postId: post.postId, reason })
    if (!output) return
    toastSuccess(words.reported())
    onClose()
  }
  return (
    <FormDialog
      gap="l"
      onClose={onClose}
      title={words.reportTitle()}
      submit={words.reportConfirm()}
      kind="dangerFilled"
      working={working}
      workingLabel={words.reporting()}
      onSubmit={() => void report()}
    >
      <Text tone="ink2">{words.reportText({ name: post.name })}</Text>
      <TextArea
        label={words.reason()}
        optional
        rows={3}
        maxCount={REPORT_REASON_MAX}
        value={reason}
        onChange={setReason}
        placeholder={words.reasonExample()}
        error={isTooLong ? sentence('reasonTooLong') : problem && sentence(problem.key)}
      />
    </FormDialog>
  )
}
