import { TextField } from '#ui/fields/text-field.tsx'
import { Box } from '#ui/layout/box.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { claimName } from '../texts.ts'
import styles from './claim.module.css'

type Props = {
  issuer: string
  /** As the community entered it; '' without. */
  listed: string
  value: string
  onChange: (name: string) => void
  onEnter: () => void
  error: string | undefined
}

/** Asks the recipient what to be called, with who sees it; the list's spelling can be taken back. */
export function NameField({ issuer, listed, value, onChange, onEnter, error }: Props) {
  const nameTexts = useTexts(claimName)
  const isOther = listed !== '' && value !== listed
  return (
    <Box below="s" className={styles.start}>
      <TextField
        label={nameTexts.label()}
        optional
        hint={nameTexts.seen({ issuer })}
        error={error}
        below={
          isOther && (
            <button
              type="button"
              className={`bz-link ${styles.listed}`}
              aria-label={nameTexts.takeBack({ name: listed })}
              onClick={() => onChange(listed)}
            >
              {nameTexts.listed({ name: listed })}
            </button>
          )
        }
        value={value}
        onChange={onChange}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="done"
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter()
        }}
      />
    </Box>
  )
}
