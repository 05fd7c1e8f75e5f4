import type { Output } from '#base/endpoint.ts'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listOutsideAccounts, unlinkOutside } from '../contract.ts'
import { providerNames } from '../texts.ts'
import { linkedAccounts } from '../wallet-texts.ts'

export type LinkedAccount = Output<typeof listOutsideAccounts>['accounts'][number]

/** Confirms that an account is unlinked from this wallet. */
export function UnlinkDialog({ account, onClose }: { account: LinkedAccount; onClose: () => void }) {
  const sectionTexts = useTexts(linkedAccounts)
  const names = useTexts(providerNames)
  const provider = names[account.provider]()
  return (
    <ConfirmCall
      call={unlinkOutside}
      input={{ provider: account.provider }}
      stale={[listOutsideAccounts]}
      title={sectionTexts.unlinkTitle({ provider })}
      confirm={sectionTexts.unlinkShort()}
      done={sectionTexts.unlinked({ provider })}
      onClose={onClose}
    >
      {sectionTexts.unlinkText({ name: account.name })}
    </ConfirmCall>
  )
}
