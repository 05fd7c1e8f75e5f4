import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { keyWords } from '../wallet-texts.ts'
import styles from './door.module.css'
import { keyOfEntropy, type OwnKey } from './own-key.ts'
import { askPasskey } from './passkey.ts'
import { type SealedKey, unsealKey } from './seal-key.ts'

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
    const entropy = await unseal(sealed, passphrase)
    if (entropy) await onKey(keyOfEntropy(entropy))
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

async function unseal(sealed: SealedKey, passphrase: string): Promise<Uint8Array | undefined> {
  if (!sealed.credentialId) return unsealKey(sealed, { passphrase })
  const prf = await askPasskey(sealed.credentialId, sealed.salt)
  return prf && unsealKey(sealed, { prf })
}
