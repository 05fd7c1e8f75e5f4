import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { useOnce } from '#ui/calls/use-once.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { PASSPHRASE_MIN, passphraseProblems } from '../../rules.ts'
import { useWallet } from '../../wallet/wallet-context.tsx'
import { keyWords } from '../../wallet-texts.ts'
import { OtherKeyWarning } from './other-key-warning.tsx'
import type { OwnKey } from './own-key.ts'
import { canUsePasskey, makePasskey } from './passkey.ts'
import { isOtherKey, newSealSalt, type SealedKey, sealKey } from './seal-key.ts'

/** `onBack`: the key on this device stays. */
type Props = { ownKey: OwnKey; onSealed: (sealed: SealedKey) => Promise<void>; onBack: () => void }

/**
 * Seals a key on this device: with a passkey where the browser supports it, with a passphrase everywhere. Asks first
 * before it replaces another key.
 */
export function SealStep({ ownKey, onSealed, onBack }: Props) {
  const sealed = useWallet().sealedKey()
  const [isReplacing, setIsReplacing] = useState(false)
  if (sealed && isOtherKey(sealed, ownKey) && !isReplacing)
    return <OtherKeyWarning onReplace={() => setIsReplacing(true)} onBack={onBack} />
  return <SealForm ownKey={ownKey} onSealed={onSealed} />
}

function SealForm({ ownKey, onSealed }: Omit<Props, 'onBack'>) {
  const keyTexts = useTexts(keyWords)
  const [hasPasskeys, setHasPasskeys] = useState(false)
  const [passphrase, setPassphrase] = useState('')
  const [problem, setProblem] = useState<'passkey'>()
  const validation = useFieldProblems({ passphrase }, passphraseProblems)
  useEffect(() => {
    canUsePasskey().then(setHasPasskeys)
  }, [])
  const { run: finish, working } = useOnce(async (seal: () => Promise<SealedKey | undefined>) => {
    setProblem(undefined)
    const sealed = await seal()
    if (sealed) await onSealed(sealed)
    else setProblem('passkey')
  })
  const byPasskey = () =>
    finish(async () => {
      const salt = newSealSalt()
      const passkey = await makePasskey(keyTexts.passkeyName(), salt)
      return passkey && sealKey(ownKey, { ...passkey, salt })
    })
  const byPassphrase = (event: FormEvent) => {
    event.preventDefault()
    if (!validation.isRight()) return
    finish(() => sealKey(ownKey, { passphrase }))
  }
  return (
    <Stack as="form" gap="l" onSubmit={byPassphrase} noValidate>
      <h2>{keyTexts.sealTitle()}</h2>
      <Text type="lead" tone="ink2">
        {keyTexts.sealText()}
      </Text>
      {hasPasskeys && (
        <Button kind="primary" size="large" fullWidth working={working} onClick={byPasskey}>
          {keyTexts.byPasskey()}
        </Button>
      )}
      {problem === 'passkey' && (
        <Text tone="error" role="alert">
          {keyTexts.passkeyFailed()}
        </Text>
      )}
      <TextField
        label={keyTexts.passphrase()}
        type="password"
        autoComplete="new-password"
        value={passphrase}
        onChange={setPassphrase}
        hint={keyTexts.passphraseHint({ count: PASSPHRASE_MIN })}
        error={validation.problems.passphrase && keyTexts.passphraseShort({ count: PASSPHRASE_MIN })}
      />
      <Button
        kind={hasPasskeys ? 'secondary' : 'primary'}
        type="submit"
        size="large"
        fullWidth
        working={working}
        workingLabel={keyTexts.locking()}
      >
        {keyTexts.byPassphrase()}
      </Button>
    </Stack>
  )
}
