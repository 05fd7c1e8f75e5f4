import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { readAddressChange, undoAddressChange } from '../contract.ts'
import { mailedPages } from '../texts.ts'
import { MailedOutcome, MailedPage } from './mailed-page.tsx'

/** /undo-email: gives an admin the old address back, at the press of a button. */
export function UndoPage({ token }: { token: string }) {
  const mailed = useTexts(mailedPages)
  const sentence = useProblemText()
  const { dateTime } = useFormat()
  const read = useQueryCall(readAddressChange, { token }, { staleTime: Number.POSITIVE_INFINITY })
  const { run, working, problem } = useCall(undoAddressChange)
  const [isDone, setIsDone] = useState(false)
  const undo = async () => {
    const { output } = await run({ token })
    setIsDone(output !== undefined)
  }
  return (
    <MailedPage page={mailed.undoPage()} read={read} expiredText={mailed.undoExpired()}>
      {({ community, oldEmail, newEmail, undoUntil }) =>
        isDone ? (
          <MailedOutcome title={mailed.undone()} text={mailed.undoneText({ community, oldEmail, newEmail })} />
        ) : (
          <>
            <h1>{mailed.undoTitle()}</h1>
            <Text above="s" below="xxl" tone="ink2" breaks>
              {mailed.undoText({ community, oldEmail, newEmail })}
            </Text>
            <Button
              kind="primary"
              size="large"
              fullWidth="phones"
              working={working}
              workingLabel={mailed.undoing()}
              onClick={undo}
            >
              {mailed.undo({ oldEmail })}
            </Button>
            {problem && (
              <Box above="l">
                <ProblemNote>{problem.key === 'emailTaken' ? mailed.emailTaken() : sentence(problem.key)}</ProblemNote>
              </Box>
            )}
            <Text above="xl" type="small" tone="ink3">
              {mailed.undoUntil({ date: dateTime(undoUntil) })}
            </Text>
          </>
        )
      }
    </MailedPage>
  )
}
