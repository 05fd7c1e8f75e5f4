import type { Output } from '#base/endpoint.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listOutsideAccounts, unlinkOutside } from '../contract.ts'
import { providerNames } from '../texts.ts'
import { linkedAccounts } from '../wallet-texts.ts'

export type LinkedAccount = Output<typeof listOutsideAccounts>['accounts'][number]

/** Confirms that an account is unlinked from this wallet. */
export function UnlinkDialog({ account, onClose }: { account: LinkedAccount; onClose: () => void }) {
  const sectionTexts = useTexts(linkedAccounts)
  const names = useTexts(providerNames)
  const sentence = useProblemText()
  const unlink = useCall(unlinkOutside, { invalidates: [listOutsideAccounts] })
  const provider = names[account.provider]()
  const confirm = async () => {
    const { output } = await unlink.run({ provider: account.provider })
    if (!output) return
    toastSuccess(sectionTexts.unlinked({ provider }))
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={sectionTexts.unlinkTitle({ provider })}
      actions={
        <DialogActions onClose={onClose} kind="dangerFilled" working={unlink.working} onClick={confirm}>
          {sectionTexts.unlinkShort()}
        </DialogActions>
      }
    >
      <p>{sectionTexts.unlinkText({ name: account.name })}</p>
      {unlink.problem && <ProblemNote>{sentence(unlink.problem.key)}</ProblemNote>}
    </Dialog>
  )
}
