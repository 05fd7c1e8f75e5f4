import { type FormEvent, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyWords } from '../wallet-texts.ts'
import styles from './door.module.css'
import { openSealed } from './open-sealed.ts'
import type { OwnKey } from './own-key.ts'
import type { SealedKey } from './seal-key.ts'

type Props = { sealed: SealedKey; onKey: (key: OwnKey) => Promise<void> }

/** Unlocks the key sealed on this device, by its passkey or its passphrase. */
export function UnlockKey({ sealed, onKey }: Props) {
  const keyTexts = useTexts(keyWords)
  const [passphrase, setPassphrase] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [working, setWorking] = useState(false)
  const unlock = async (event: FormEvent) => {
    event.preventDefault()
    if (working) return
    setWorking(true)
    setIsWrong(false)
    const key = await openSealed(sealed, passphrase)
    if (key) await onKey(key)
    else setIsWrong(true)
    setWorking(false)
  }
  const byPasskey = sealed.by === 'passkey'
  return (
    <form className={styles.door} onSubmit={unlock} noValidate>
      {byPasskey ? (
        isWrong && (
          <p className={styles.problem} role="alert">
            {keyTexts.passkeyFailed()}
          </p>
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
      <Button
        kind="primary"
        type="submit"
        size="footer"
        fullWidth
        working={working}
        workingLabel={keyTexts.unlocking()}
      >
        {byPasskey ? keyTexts.unlockPasskey() : keyTexts.unlock()}
      </Button>
    </form>
  )
}
