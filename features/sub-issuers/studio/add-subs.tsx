import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { getIssuer } from '#features/issuers/contract.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { inviteSubs, listSubs } from '../contract.ts'
import { addSubs } from '../texts.ts'
import { InviteRowFields } from './invite-row-fields.tsx'
import { isReady, readyInvites, unready, wrongEmails } from './invite-rows.ts'
import { useInviteRows } from './use-invite-rows.ts'

/** The drawer that invites the people who are to create sub-communities, one in each row. */
export function AddSubs({ onClose }: { onClose: () => void }) {
  const add = useTexts(addSubs)
  const common = useTexts(words)
  const sentence = useProblemText()
  const { language } = useLanguage()
  const { run, working } = useCall(inviteSubs, { invalidates: [listSubs, getIssuer] })
  const form = useInviteRows()
  const list = useRef<HTMLOListElement>(null)
  const [problem, setProblem] = useState<string>()
  const [isChecked, setIsChecked] = useState(false)
  const { rows } = form
  const wrong = isChecked ? wrongEmails(rows) : []
  const count = rows.filter(isReady).length

  const leave = () => {
    if (working) return
    onClose()
  }
  const focusIn = (key: number | undefined, field: string) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${key}"] [data-field="${field}"]`)?.focus()
  const addRow = () => {
    // Drawn at once: the next key that a fast typist presses belongs to the new row.
    const key = flushSync(() => form.add())
    if (key !== undefined) focusIn(key, 'name')
  }
  const send = async () => {
    setIsChecked(true)
    setProblem(undefined)
    const [firstWrong] = wrongEmails(rows)
    if (firstWrong !== undefined) {
      setProblem('invalidEmails')
      return void focusIn(firstWrong, 'email')
    }
    const { output, problem } = await run({ invites: readyInvites(rows), lang: language })
    if (!output) return isServerTrouble(problem) ? undefined : setProblem(problem.key)
    toastSuccess(add.sent({ count: output.invited }))
    onClose()
  }
  const lacking = unready(rows)
  const note = [
    lacking.length > 0 && add.incomplete({ count: lacking.length, row: lacking[0] ?? 0 }),
    add.valid(),
  ].filter(Boolean)
  return (
    <Dialog
      opened
      isDrawer
      isTyped={form.isTyped}
      onClose={leave}
      title={add.title()}
      explanation={add.explanation()}
      note={note.join(' ')}
      actions={
        <DialogActions
          onClose={leave}
          icon={<PaperPlaneTiltIcon size={18} />}
          disabled={count === 0}
          working={working}
          workingLabel={common.sending()}
          onClick={() => void send()}
        >
          {add.send({ count })}
        </DialogActions>
      }
    >
      <Box as="ol" lined="between" ref={list}>
        {rows.map((row, at) => (
          <InviteRowFields
            key={row.key}
            row={row}
            number={at + 1}
            emailError={wrong.includes(row.key) ? sentence('invalidEmail') : undefined}
            onChange={(field, text) => form.change(row.key, field, text)}
            onPaste={(field, table) => form.fill(row.key, field, table)}
            onRemove={() => form.remove(row.key)}
            onEnd={addRow}
          />
        ))}
      </Box>
      <Button kind="quiet" icon={<PlusIcon size={16} weight="bold" />} disabled={form.isFull} onClick={addRow}>
        {add.another()}
      </Button>
      {problem && (
        <Box above="l">
          <ProblemNote>{sentence(problem)}</ProblemNote>
        </Box>
      )}
    </Dialog>
  )
}
