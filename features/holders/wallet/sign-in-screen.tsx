import { Suspense, useState } from 'react'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { Button } from '#ui/buttons/button.tsx'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { useOwnDoor } from '../keys/wallet/use-own-door.ts'
import { EmailDoor } from '../links/wallet/email-door.tsx'
import { keyWords, signInPage } from '../wallet-texts.ts'
import styles from './holders.module.css'
import { useWallet, useWalletState } from './wallet-context.tsx'

const MakeKey = lazyHere(() => import('../keys/wallet/make-key.tsx').then((module) => module.MakeKey))
const RestoreKey = lazyHere(() => import('../keys/wallet/restore-key.tsx').then((module) => module.RestoreKey))
const UnlockKey = lazyHere(() => import('../keys/wallet/unlock-key.tsx').then((module) => module.UnlockKey))

type Door = 'email' | 'unlock' | 'make' | 'restore'

/** Opens a wallet: by e-mail, by the key sealed on this device, by its twelve words, or with a new key. */
export function SignInScreen({ onEntered }: { onEntered: () => void }) {
  const signInPageTexts = useTexts(signInPage)
  const keyTexts = useTexts(keyWords)
  const isLocked = useWalletState() === 'locked'
  const wallet = useWallet()
  const [chosen, setChosen] = useState<Door>()
  const own = useOwnDoor(onEntered)
  const sealed = wallet.sealedKey()
  const door = chosen ?? (isLocked && sealed ? 'unlock' : 'email')
  const titles = {
    email: signInPageTexts.title(),
    unlock: keyTexts.unlockTitle(),
    make: keyTexts.makeTitle(),
    restore: keyTexts.restoreTitle(),
  }
  usePageTitle(titles[door])
  const others: { door: Door; label: string }[] = [
    { door: 'email' as const, label: signInPageTexts.byEmail() },
    ...(sealed ? [{ door: 'unlock' as const, label: keyTexts.unlockTitle() }] : []),
    { door: 'restore' as const, label: signInPageTexts.restore() },
    { door: 'make' as const, label: signInPageTexts.make() },
  ].filter((other) => other.door !== door)
  return (
    <Box above="xxl" middled width="narrow">
      <h1 className="bz-headline">{titles[door]}</h1>
      {(door === 'email' || door === 'unlock') && (
        <p className="bz-lead">{door === 'email' ? signInPageTexts.lead() : signInPageTexts.locked()}</p>
      )}
      <Box above="xxxl">
        <Suspense fallback={<RuledOutline kind="lines" count={2} />}>
          {door === 'email' && <EmailDoor onEntered={onEntered} />}
          {door === 'unlock' && sealed && <UnlockKey sealed={sealed} onKey={(key) => own.open(key)} />}
          {door === 'make' && <MakeKey onEntered={onEntered} />}
          {door === 'restore' && <RestoreKey onEntered={onEntered} />}
        </Suspense>
        {own.problem && (
          <Text above="m" tone="error" role="alert">
            {own.problem}
          </Text>
        )}
        <Row as="p" above="m" below="xs" gap="m" type="small" tone="ink3" className={styles.or}>
          {signInPageTexts.or()}
        </Row>
        <Stack gap="xs">
          {others.map((other) => (
            <Button key={other.door} kind="quiet" fullWidth onClick={() => setChosen(other.door)}>
              {other.label}
            </Button>
          ))}
        </Stack>
      </Box>
    </Box>
  )
}
