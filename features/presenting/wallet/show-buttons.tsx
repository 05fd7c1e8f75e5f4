import { Suspense, useState } from 'react'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { Text } from '#ui/layout/text.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { presentPage } from '../wallet-texts.ts'
import type { Choice } from './asked.ts'

const UnlockKey = lazyPart(() =>
  import('#features/holders/keys/wallet/unlock-key.tsx').then((module) => module.UnlockKey),
)

type Props = { choice: Choice; working: boolean; onShow: () => void }

/** The button that shows the badge. A key that is locked on this device is unlocked first, which alone shows nothing. */
export function ShowButtons({ choice, working, onShow }: Props) {
  const pageTexts = useTexts(presentPage)
  const wallet = useWallet()
  const [isUnlocking, setUnlocking] = useState(false)
  const sealed = wallet.sealedKey()
  if (isUnlocking && sealed) {
    return (
      <section>
        <Text above="m" below="m">
          {pageTexts.unlockText()}
        </Text>
        <Suspense fallback={<RuledOutline kind="lines" count={2} />}>
          <UnlockKey
            sealed={sealed}
            onKey={async (key) => {
              wallet.unlock(key)
              setUnlocking(false)
            }}
          />
        </Suspense>
      </section>
    )
  }
  const press = () => {
    if (choice.isKept || wallet.key() || !sealed) return onShow()
    setUnlocking(true)
  }
  return (
    <Button kind="primary" size="large" fullWidth working={working} workingLabel={pageTexts.showing()} onClick={press}>
      {pageTexts.show()}
    </Button>
  )
}
