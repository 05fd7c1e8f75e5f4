import { useState } from 'react'
import { emailProblems } from '#base/read-email.ts'
import { readRecipient } from '#base/split-addresses.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { EmailField } from '#ui/fields/email-field.tsx'
import { FieldLine } from '#ui/fields/field-line.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { suppressionWords } from '../page-texts.ts'
import { findSuppression } from '../suppression-contract.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import { useSuppress } from './use-suppress.ts'

/** Shows whether a typed address is suppressed, and suppresses or releases it. */
export function SuppressionLookup() {
  const suppressionTexts = useTexts(suppressionWords)
  const sentence = useProblemText()
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const validation = useFieldProblems({ email: typed }, emailProblems)
  const [email, setEmail] = useState('')
  const [isReleasing, setIsReleasing] = useState(false)
  const query = useQueryCall(findSuppression, { email }, { enabled: email !== '', staleTime: 0 })
  const { suppress, working } = useSuppress()
  const look = () => {
    if (validation.isRight()) setEmail(readRecipient(typed))
  }
  return (
    <Section
      title={suppressionTexts.lookTitle()}
      lead={suppressionTexts.lookHint()}
      width="middle"
      aria-label={suppressionTexts.lookTitle()}
    >
      <FieldLine
        onSubmit={(event) => {
          event.preventDefault()
          look()
        }}
      >
        <EmailField
          label={suppressionTexts.email()}
          placeholder={suppressionTexts.emailExample()}
          value={typed}
          onChange={setTyped}
          error={validation.problems.email && sentence('noValidEmails')}
        />
        <Button type="submit">{suppressionTexts.look()}</Button>
      </FieldLine>
      <Box above="l" role="status">
        {email && (
          <Loaded query={query}>
            {(data) => (
              <Row as="p" gap="m" wrap breaks>
                {data.isSuppressed && data.reason
                  ? suppressionTexts.isOn({
                      email,
                      date: format.date(data.at),
                      reason: suppressionTexts[data.reason](),
                    })
                  : suppressionTexts.isOff({ email })}
                {data.isSuppressed ? (
                  <Button size="compact" onClick={() => setIsReleasing(true)}>
                    {suppressionTexts.release()}
                  </Button>
                ) : (
                  <Button size="compact" disabled={working} onClick={() => void suppress(email, 'asked')}>
                    {suppressionTexts.add()}
                  </Button>
                )}
              </Row>
            )}
          </Loaded>
        )}
      </Box>
      {isReleasing && <ReleaseDialog email={email} onEnd={() => setIsReleasing(false)} />}
    </Section>
  )
}
