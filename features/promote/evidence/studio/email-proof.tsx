import { useEffect, useRef, useState } from 'react'
import { isEmail } from '#base/email-address.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { DigitBoxes } from '#ui/fields/digit-boxes.tsx'
import { EmailField } from '#ui/fields/email-field.tsx'
import { FieldLine } from '#ui/fields/field-line.tsx'
import { useCountdown } from '#ui/fields/use-countdown.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { createEmailVerification, getPromotion, submitEmailValidation } from '../../contract.ts'
import { CODE_LENGTH, RESEND_SECONDS } from '../../rules.ts'
import { promotePage } from '../../texts.ts'

type Props = {
  email: string
  onEmail: (email: string) => void
  /** Proven addresses, which need no code. */
  emails: string[]
  error: string | undefined
}

/** The representative's address, and the code that proves it. */
export function EmailProof({ email, onEmail, emails, error }: Props) {
  const page = useTexts(promotePage)
  const sentence = useProblemText()
  const { language } = useLanguage()
  const create = useCall(createEmailVerification, { quiet: true })
  const countdown = useCountdown()
  const [sent, setSent] = useState<{ email: string; until: number }>()
  const [refused, setRefused] = useState<string>()
  const address = email.trim().toLowerCase()
  const isProven = emails.includes(address)
  const isSent = sent?.email === address
  const send = async () => {
    setRefused(undefined)
    const { output, problem } = await create.run({ email: address, lang: language })
    if (!output) return setRefused(problem.key)
    setSent({ email: address, until: Date.parse(output.expiresAt) })
    countdown.start(RESEND_SECONDS)
  }
  const label = isSent ? page.sendAgain() : page.sendCode()
  const isWaiting = isSent && countdown.left > 0
  return (
    <Stack gap="m">
      <FieldLine as="div">
        <EmailField
          label={page.email()}
          value={email}
          onChange={(next) => {
            setRefused(undefined)
            onEmail(next)
          }}
          autoComplete="email"
          error={error ?? (refused && sentence(refused))}
        />
        {!isProven && (
          <Button disabled={!isEmail(address) || isWaiting} working={create.working} onClick={() => void send()}>
            {isWaiting ? page.againIn({ count: countdown.left }) : label}
          </Button>
        )}
      </FieldLine>
      {isProven && (
        <StatusLine status="owner" tone="owner" role="status">
          {page.confirmed()}
        </StatusLine>
      )}
      {isSent && !isProven && <CodeBox key={sent.until} email={address} until={sent.until} />}
    </Stack>
  )
}

function CodeBox({ email, until }: { email: string; until: number }) {
  const page = useTexts(promotePage)
  const sentence = useProblemText()
  const submit = useCall(submitEmailValidation, { invalidates: [getPromotion] })
  const field = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const [refused, setRefused] = useState<string>()
  const minutes = useMinutesUntil(until)
  useEffect(() => {
    // Who has gone on to another field keeps it.
    if (!document.activeElement?.matches('input, textarea, select')) field.current?.focus()
  }, [])
  const send = async (code: string) => {
    if (submit.working) return
    const { problem } = await submit.run({ email, code })
    if (!problem || isServerTrouble(problem)) return
    setRefused(problem.key)
    field.current?.select()
  }
  return (
    <Row padBlock="m" padInline="l" round="l" ground="sunken" gap="l" rows="s" wrap>
      <DigitBoxes
        ref={field}
        label={page.code()}
        length={CODE_LENGTH}
        value={digits}
        onChange={(next) => {
          setDigits(next)
          setRefused(undefined)
        }}
        onWhole={(whole) => void send(whole)}
        error={refused && sentence(refused)}
      />
      <Text grow="s" type="small" tone="ink2">
        {minutes > 0 ? page.codeText({ count: minutes }) : page.codeOver()}
      </Text>
    </Row>
  )
}

/** Whole minutes left, counted down once a few seconds. */
function useMinutesUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 60_000))
}
