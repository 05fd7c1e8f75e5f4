import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { listOutsideAccounts, unlinkOutside } from '../contract.ts'
import { providerNames } from '../texts.ts'
import { linkedAccounts } from '../wallet-texts.ts'

export type LinkedAccount = Output<typeof listOutsideAccounts>['accounts'][number]

/** Confirms that an account is unlinked from this wallet. */
export function UnlinkDialog({ account, onClose }: { account: LinkedAccount; onClose: () => void }) {
  const sectionTexts = useTexts(linkedAccounts)
  const names = useTexts(providerNames)
  const common = useTexts(words)
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
        <>
          <Button size="footer" onClick={onClose}>
            {common.cancel()}
          </Button>
          <Button kind="dangerFilled" size="footer" working={unlink.working} onClick={confirm}>
            {sectionTexts.unlinkShort()}
          </Button>
        </>
      }
    >
      <p>{sectionTexts.unlinkText({ name: account.name })}</p>
      {unlink.problem && <ProblemNote>{sentence(unlink.problem.key)}</ProblemNote>}
    </Dialog>
  )
}
