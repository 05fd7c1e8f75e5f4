import { type FormEvent, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { useCall } from '#ui/calls/use-call.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { PublicCard } from '#ui/frames/public-card.tsx'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { openGate } from '../contract.ts'
import { PASSWORD_MAX } from '../rules.ts'
import { gateScreen } from '../texts.ts'

/** /protected: asks for the site password; Enter submits it. */
export function GatePage({ onOpened }: { onOpened: (pass: string) => void }) {
  const gateScreenTexts = useTexts(gateScreen)
  const sentence = useProblemText()
  const [password, setPassword] = useState('')
  const { run, working, problem, reset } = useCall(openGate)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { output } = await run({ password })
    if (output) onOpened(output.pass)
  }
  return (
    <PublicFrame title={gateScreenTexts.password()} home="/protected">
      <PublicCard>
        <Stack as="form" gap="l" onSubmit={submit}>
          <h1>{gateScreenTexts.title()}</h1>
          <Text tone="ink2">{gateScreenTexts.text()}</Text>
          <TextField
            label={gateScreenTexts.password()}
            type="password"
            autoComplete="current-password"
            autoFocus
            maxLength={PASSWORD_MAX}
            value={password}
            error={problem && sentence(problem.key)}
            onChange={(text) => {
              reset()
              setPassword(text)
            }}
          />
          <div>
            <Button kind="primary" size="large" type="submit" working={working}>
              {gateScreenTexts.open()}
            </Button>
          </div>
        </Stack>
      </PublicCard>
    </PublicFrame>
  )
}
