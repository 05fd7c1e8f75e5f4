import { type FormEvent, useState } from 'react'
import { emailProblems, readEmail } from '#features/issuers/rules.ts'
import { CODE_LENGTH } from '#features/sign-in/rules.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { useTexts } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFieldProblems } from '#ui/use-field-problems.ts'
import { emailDoor } from '../wallet-texts.ts'
import styles from './door.module.css'
import { useMailLink } from './use-mail-link.ts'

type Props = {
  /** A known address: nothing has to be typed. */
  address?: string
  onEntered: () => void
}

/** Opens a wallet by e-mail: the address, then the six digits from the e-mail (its link opens the wallet as well). */
export function EmailDoor({ address, onEntered }: Props) {
  const emailDoorTexts = useTexts(emailDoor)
  const sentence = useProblemText()
  const link = useMailLink()
  const [typed, setTyped] = useState('')
  const told = useFieldProblems({ email: address ?? typed }, emailProblems)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readEmail(address ?? typed)
    if (!told.isRight() || read.email === undefined || link.sending) return
    const refused = await link.send(read.email)
    if (refused) told.refuse('email', refused)
  }
  if (link.sent) return <CodeEntry link={link} email={link.sent.email} onEntered={onEntered} canChange={!address} />
  const problem = told.problems.email
  return (
    <form className={styles.door} onSubmit={submit} noValidate onFocus={link.prepare} onPointerEnter={link.prepare}>
      {address === undefined && (
        <EmailField
          label={emailDoorTexts.email()}
          autoComplete="email"
          placeholder={emailDoorTexts.example()}
          value={typed}
          onChange={setTyped}
          error={problem && sentence(problem)}
        />
      )}
      <Button
        kind="primary"
        type="submit"
        size="footer"
        fullWidth
        working={link.sending}
        workingLabel={emailDoorTexts.sending()}
      >
        {emailDoorTexts.send()}
      </Button>
      {address !== undefined && problem && (
        <p className={styles.problem} role="alert">
          {sentence(problem)}
        </p>
      )}
    </form>
  )
}

type CodeProps = {
  link: ReturnType<typeof useMailLink>
  email: string
  canChange: boolean
  onEntered: () => void
}

function CodeEntry({ link, email, canChange, onEntered }: CodeProps) {
  const emailDoorTexts = useTexts(emailDoor)
  const sentence = useProblemText()
  const [digits, setDigits] = useState('')
  const finish = async (code: string) => {
    if (!link.finishing && (await link.finish(code))) onEntered()
  }
  const type = (text: string) => {
    const next = text.replace(/\D/g, '').slice(0, CODE_LENGTH)
    setDigits(next)
    link.forget()
    if (next.length === CODE_LENGTH && next !== digits) finish(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (digits.length === CODE_LENGTH) finish(digits)
  }
  return (
    <form className={styles.door} onSubmit={submit} noValidate>
      <p className={styles.sent} role="status">
        {emailDoorTexts.sent({ email })}
      </p>
      <TextField
        label={emailDoorTexts.code()}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        autoFocus
        value={digits}
        onChange={type}
        error={link.problem && !link.finishing && sentence(link.problem)}
      />
      <Button
        kind="primary"
        type="submit"
        size="footer"
        fullWidth
        working={link.finishing}
        workingLabel={emailDoorTexts.opening()}
      >
        {emailDoorTexts.open()}
      </Button>
      <p className={styles.line}>
        {canChange && (
          <Button kind="quiet" size="compact" onClick={link.reset}>
            {emailDoorTexts.change()}
          </Button>
        )}
        <Button
          kind="quiet"
          size="compact"
          disabled={link.left > 0}
          working={link.sending}
          onFocus={link.prepare}
          onPointerEnter={link.prepare}
          onClick={() => link.send(email)}
        >
          {link.left > 0 ? emailDoorTexts.againIn({ count: link.left }) : emailDoorTexts.again()}
        </Button>
      </p>
    </form>
  )
}
