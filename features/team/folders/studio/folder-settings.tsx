import { useState } from 'react'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { FOLDER_MAILS_MAX } from '../../rules.ts'
import { getAccess, updateFolder } from '../contract.ts'
import { folderDialogs } from '../page-texts.ts'
import type { Folder } from './access-view.ts'

/** The settings of a folder: whether its people see addresses, and how many e-mails a day they may send. */
export function FolderSettings({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const dialogTexts = useTexts(folderDialogs)
  const common = useTexts(words)
  const sentence = useProblemText()
  const [seesAddresses, setSeesAddresses] = useState(folder.seesAddresses)
  const [mails, setMails] = useState(folder.mailsADay === 0 ? '' : String(folder.mailsADay))
  const [isChecked, setIsChecked] = useState(false)
  const { run, working, problem, reset } = useCall(updateFolder, { invalidates: [getAccess] })
  const mailsADay = readMailsADay(mails)
  const isWrong = isChecked && mailsADay === undefined
  const save = async () => {
    setIsChecked(true)
    if (mailsADay === undefined) return
    const { output } = await run({ roleId: folder.id, seesAddresses, mailsADay })
    if (!output) return
    toastSuccess(dialogTexts.saved())
    onClose()
  }
  return (
    <FormDialog
      gap="l"
      onClose={onClose}
      title={dialogTexts.settings({ folder: folder.name })}
      submit={common.save()}
      working={working}
      workingLabel={common.saving()}
      onSubmit={() => void save()}
    >
      <SwitchField
        label={dialogTexts.addresses()}
        hint={dialogTexts.addressesHint()}
        checked={seesAddresses}
        onChange={setSeesAddresses}
      />
      <div style={{ maxWidth: 320 }}>
        <TextField
          label={dialogTexts.mails()}
          optional
          inputMode="numeric"
          value={mails}
          onChange={(text) => {
            reset()
            setMails(text)
          }}
          hint={dialogTexts.mailsHint()}
          error={isWrong ? dialogTexts.mailsInvalid() : problem && sentence(problem.key)}
        />
      </div>
    </FormDialog>
  )
}

/** A typed number of e-mails a day: 0 when empty (no limit), undefined when it is not from 1 to the maximum. */
export function readMailsADay(text: string): number | undefined {
  const plain = text.trim()
  if (plain === '') return 0
  if (!/^\d{1,3}([\s,.]?\d{3})?$|^\d{1,6}$/.test(plain)) return undefined
  const count = Number(plain.replace(/\D/g, ''))
  return count >= 1 && count <= FOLDER_MAILS_MAX ? count : undefined
}
