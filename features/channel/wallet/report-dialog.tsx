import { type FormEvent, useId, useState } from 'react'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { CatalogueProvider, useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words as common } from '#ui/words/texts.ts'
import { REPORT_REASON_MAX } from '../rules.ts'
import { type Post, reportPost } from '../wallet-contract.ts'
import { postActions, reportProblems } from '../wallet-texts.ts'
import styles from './news-post.module.css'

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
  const buttons = useTexts(common)
  const sentence = useProblemText()
  const form = useId()
  const [reason, setReason] = useState('')
  const { run, working, problem } = useCall(reportPost)
  const isTooLong = reason.trim().length > REPORT_REASON_MAX
  const report = async (event: FormEvent) => {
    event.preventDefault()
    if (isTooLong) return
    const { output } = await run({ postId: post.postId, reason })
    if (!output) return
    toastSuccess(words.reported())
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.reportTitle()}
      actions={
        <DialogActions
          onClose={onClose}
          cancel={buttons.cancel()}
          kind="dangerFilled"
          type="submit"
          form={form}
          working={working}
          workingLabel={words.reporting()}
        >
          {words.reportConfirm()}
        </DialogActions>
      }
    >
      <form id={form} onSubmit={(event) => void report(event)} noValidate>
        <p className={styles.question}>{words.reportText({ name: post.name })}</p>
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
      </form>
    </Dialog>
  )
}
