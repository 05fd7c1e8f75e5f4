import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { useHolder } from '../../wallet/use-holder.ts'
import { useWallet, useWalletState } from '../../wallet/wallet-context.tsx'
import { keyWords, ownKeyGate, signInPage } from '../../wallet-texts.ts'
import type { OwnKey } from './own-key.ts'
import { useOwnDoor } from './use-own-door.ts'

const MakeKey = lazyHere(() => import('./make-key.tsx').then((module) => module.MakeKey))
const RestoreKey = lazyHere(() => import('./restore-key.tsx').then((module) => module.RestoreKey))
const UnlockKey = lazyHere(() => import('./unlock-key.tsx').then((module) => module.UnlockKey))

type Props = {
  /** Why a locked key is asked for; by default, because a studio asks for a signature. */
  why?: string
  /** What the key is for; nothing where the page below waits for it itself. */
  children?: (key: OwnKey) => ReactNode
}

/**
 * Guards pages that need the signature of a community's key. First unlocks a key sealed on this device; without one, or
 * in a wallet whose key the server keeps, explains why one is needed and creates it here.
 */
export function OwnKeyGate({ why, children }: Props) {
  const ownKeyGateTexts = useTexts(ownKeyGate)
  const keyTexts = useTexts(keyWords)
  const wallet = useWallet()
  const state = useWalletState()
  const holder = useHolder()
  const [key, setKey] = useState(wallet.key())
  const [door, setDoor] = useState<'make' | 'restore'>()
  const entered = () => setKey(wallet.key())
  const own = useOwnDoor(entered)
  const sealed = wallet.sealedKey()
  if (key) return children?.(key)
  if (state === 'opening') return <RuledOutline kind="lines" count={2} />
  const unlock = async (unlocked: OwnKey) => {
    // The session may belong to another wallet, or be older than the badge key: then the key opens its own.
    const isOwn = holder?.did === unlocked.did && holder.badgeDid === unlocked.badge.did
    if (state !== 'open' || !isOwn) return own.open(unlocked)
    wallet.unlock(unlocked)
    setKey(unlocked)
  }
  if (sealed && !door) {
    return (
      <Stack as="section" gap="l">
        <h2>{keyTexts.unlockTitle()}</h2>
        <Text type="lead" tone="ink2">
          {why ?? ownKeyGateTexts.unlockText()}
        </Text>
        <Suspense fallback={<RuledOutline kind="lines" count={2} />}>
          <UnlockKey sealed={sealed} onKey={unlock} />
        </Suspense>
        {own.problem && (
          <Text tone="error" role="alert">
            {own.problem}
          </Text>
        )}
      </Stack>
    )
  }
  return (
    <Stack as="section" gap="l">
      <h2>{ownKeyGateTexts.title()}</h2>
      <Text type="lead" tone="ink2">
        {holder?.kind === 'email' ? ownKeyGateTexts.keptText() : ownKeyGateTexts.text()}
      </Text>
      <Suspense fallback={<RuledOutline kind="lines" count={2} />}>
        {door === 'make' && <MakeKey onEntered={entered} />}
        {door === 'restore' && <RestoreKey onEntered={entered} />}
      </Suspense>
      <Doors door={door} onDoor={setDoor} />
    </Stack>
  )
}

function Doors({ door, onDoor }: { door?: 'make' | 'restore'; onDoor: (door: 'make' | 'restore') => void }) {
  const signInPageTexts = useTexts(signInPage)
  return (
    <>
      {door === undefined && (
        <Button kind="primary" size="large" fullWidth onClick={() => onDoor('make')}>
          {signInPageTexts.make()}
        </Button>
      )}
      <Button kind="quiet" fullWidth onClick={() => onDoor(door === 'restore' ? 'make' : 'restore')}>
        {door === 'restore' ? signInPageTexts.make() : signInPageTexts.restore()}
      </Button>
    </>
  )
}
