import { type FormEvent, useState } from 'react'
import { isEmail } from '#base/email-address.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useCall } from '#ui/calls/use-call.ts'
import { DigitsField } from '#ui/fields/digits-field.tsx'
import { EmailField } from '#ui/fields/email-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CODE_LENGTH, codeProblems } from '../../rules.ts'
import { browserSecret } from '../../studio/browser-secret.ts'
import { readSession } from '../../studio/session.ts'
import { acceptInvitationByCode } from '../contract.ts'
import { invitationScreen } from '../texts.ts'

type Values = { email: string; digits: string }

/**
 * Accepts an invitation with the invited address and the six digits from its e-mail; a person who is signed in under
 * another address signs out first.
 */
export function InviteCode({ onEntered }: { onEntered: (session: string) => void }) {
  const invitationTexts = useTexts(invitationScreen)
  const sentence = useProblemText()
  const { run, working } = useCall(acceptInvitationByCode)
  const [values, setValues] = useState<Values>({ email: '', digits: '' })
  const validation = useFieldProblems(values, problemsOf)
  const type = (changed: Partial<Values>) => setValues({ ...values, ...changed })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (working || !validation.isRight()) return
    const email = values.email.trim()
    const { output, problem } = await run({ email, code: values.digits, browser: browserSecret() })
    if (output) return onEntered(output.token)
    if (problem.status >= 400 && problem.status < 500) validation.refuse('digits', problem.key)
  }
  const { email, digits } = validation.problems
  return (
    <>
      <h1>{invitationTexts.codeTitle()}</h1>
      <Text above="s" below="xl" tone="ink2" breaks>
        {invitationTexts.codeText()}
      </Text>
      <Stack as="form" ref={validation.form} gap="l" onSubmit={submit} noValidate>
        <EmailField
          label={invitationTexts.email()}
          autoComplete="email"
          value={values.email}
          onChange={(email) => type({ email })}
          error={email && sentence(email)}
        />
        <DigitsField
          label={invitationTexts.code()}
          length={CODE_LENGTH}
          value={values.digits}
          onChange={(digits) => type({ digits })}
          error={digits && sentence(digits)}
        />
        <Button
          kind="primary"
          type="submit"
          size="large"
          fullWidth
          working={working}
          workingLabel={invitationTexts.accepting()}
        >
          {invitationTexts.accept()}
        </Button>
      </Stack>
    </>
  )
}

function problemsOf({ email, digits }: Values): { email?: string; digits?: string } {
  const address = email.trim().toLowerCase()
  const own = readSession().full?.claims
  const isOther = own !== undefined && own.connexionEmail !== address
  const problem = !isEmail(address) ? 'emailNotValid' : isOther ? 'otherAddress' : undefined
  return { ...(problem && { email: problem }), ...codeProblems({ digits }) }
}
