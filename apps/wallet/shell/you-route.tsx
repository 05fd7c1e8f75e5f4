import { useNavigate } from '@tanstack/react-router'
import { listHeld } from '#features/badges/contract.ts'
import { DigestSection } from '#features/digests/wallet/digest-section.tsx'
import { GiftsSection } from '#features/giving/wallet/gifts-section.tsx'
import { YouScreen } from '#features/holders/wallet/you-screen.tsx'
import { DeleteWalletSection } from '#features/leaving/wallet/delete-wallet-section.tsx'
import { CommunitiesSection } from '#features/members/communities/wallet/communities-section.tsx'
import { NamesSection } from '#features/names/wallet/names-section.tsx'
import { LinkedAccountsSection } from '#features/outside-accounts/wallet/linked-accounts-section.tsx'
import { ShownSection } from '#features/presenting/wallet/shown-section.tsx'
import { PushSection } from '#features/push/wallet/push-section.tsx'
import { isOn } from './feature-flags.ts'

/** What contains the holder's name for a community. */
const NAMED = [listHeld]

/** /you */
export function YouRoute() {
  const navigate = useNavigate()
  const left = async () => {
    await forgetPictures()
    await navigate({ to: '/signin', replace: true })
  }
  return (
    <YouScreen
      onLeft={left}
      communities={
        <>
          <CommunitiesSection />
          <NamesSection affects={NAMED} />
          {isOn('giving') && <GiftsSection />}
          {isOn('quests') && <LinkedAccountsSection />}
        </>
      }
      notifications={
        <>
          <PushSection />
          <DigestSection />
        </>
      }
      shown={isOn('presenting') && <ShownSection />}
      deletion={<DeleteWalletSection onDeleted={() => void left()} />}
    />
  )
}

/** Deletes the pictures that the service worker cached on this device. */
async function forgetPictures(): Promise<void> {
  if (!('caches' in globalThis)) return
  await caches.delete('pictures').catch(() => undefined)
}
