import { useState } from 'react'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { type ApiKeyRow, listKeys, renameKey } from '../contract.ts'
import { keyDialogs } from '../page-texts.ts'
import { NAME_MAX } from '../rules.ts'

/** Another name for a key; nothing else of it changes. */
export function RenameKeyDialog({ row, onClose }: { row: ApiKeyRow; onClose: () => void }) {
  const say = useTexts(keyDialogs)
  const common = useTexts(words)
  const sentence = useProblemText()
  const [name, setName] = useState(row.name)
  const { run, working, problem, reset } = useCall(renameKey, { invalidates: [listKeys] })
  const submit = async () => {
    const { output } = await run({ keyId: row.id, name })
    if (!output) return
    toastSuccess(say.renamed())
    onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={say.renameTitle({ name: row.name })}
      submit={common.save()}
      working={working}
      workingLabel={common.saving()}
      onSubmit={() => void submit()}
    >
      <TextField
        label={say.nameLabel()}
        value={name}
        maxCount={NAME_MAX}
        countFrom={30}
        autoComplete="off"
        data-autofocus
        error={problem && sentence(problem.key)}
        onChange={(typed) => {
          reset()
          setName(typed)
        }}
      />
    </FormDialog>
  )
}
