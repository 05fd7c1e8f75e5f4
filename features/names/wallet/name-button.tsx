import { UserIcon } from '@phosphor-icons/react/dist/csr/User'
import { useState } from 'react'
import type { Endpoint } from '#base/endpoint.ts'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ownNames } from '../wallet-texts.ts'
import { NameForm } from './name-form.tsx'
import { SeenName } from './seen-name.tsx'
import { useOwnNames } from './use-own-names.ts'

/** On a community's page: what it calls the holder, to be changed there. */
export function NameButton({ issuerId, affects }: { issuerId: string; affects: Endpoint[] }) {
  const say = useTexts(ownNames)
  const isOnline = useIsOnline()
  const [isOpen, setIsOpen] = useState(false)
  const own = useOwnNames()?.find((row) => row.issuerId === issuerId)
  if (!own) return null
  const close = () => setIsOpen(false)
  return (
    <>
      <Button icon={<UserIcon size={20} />} disabled={!isOnline} onClick={() => setIsOpen(true)}>
        {say.open()}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={say.open()}>
        {isOpen && (
          <>
            <Text below="m" breaks>
              <SeenName own={own} />
            </Text>
            <Text below="m" width="text" tone="ink2">
              {say.text()}
            </Text>
            <NameForm own={own} affects={affects} onDone={close} />
          </>
        )}
      </Dialog>
    </>
  )
}
