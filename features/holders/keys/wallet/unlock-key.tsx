import { type FormEvent, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { useOnce } from '#ui/calls/use-once.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyWords } from '../../wallet-texts.ts'
import { openSealed } from './open-sealed.ts'
import type { OwnKey } from './own-key.ts'
import type { SealedKey } from './seal-key.ts'

type Props = { sealed: SealedKey; onKey: (key: OwnKey) => Promise<void> }

/** Unlocks the key sealed on this device, by its passkey or its passphrase. */
export function UnlockKey({ sealed, onKey }: Props) {
  const keyTexts = useTexts(keyWords)
  const [passphrase, setPassphrase] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { run, working } = useOnce(async () => {
    setIsWrong(false)
    const key = await openSealed(sealed, passphrase)
    if (key) await onKey(key)
    else setIsWrong(true)
  })
  const unlock = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  const byPasskey = sealed.by === 'passkey'
  return (
    <Stack as="form" gap="l" onSubmit={unlock} noValidate>
      {byPasskey ? (
        isWrong && (
          <Text tone="error" role="alert">
            {keyTexts.passkeyFailed()}
          </Text>
        )
      ) : (
        <TextField
          label={keyTexts.passphrase()}
          type="password"
          autoComplete="current-password"
          value={passphrase}
          onChange={(text) => {
            setPassphrase(text)
            setIsWrong(false)
          }}
          error={isWrong && keyTexts.passphraseWrong()}
        />
      )}
      <Button kind="primary" type="submit" size="large" fullWidth working={working} workingLabel={keyTexts.unlocking()}>
        {byPasskey ? keyTexts.unlockPasskey() : keyTexts.unlock()}
      </Button>
    </Stack>
  )
}
