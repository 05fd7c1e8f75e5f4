import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { readReplacement, stopReplacement } from '../contract.ts'
import { mailedPages } from '../texts.ts'
import { MailedOutcome, MailedPage } from './mailed-page.tsx'

/** /stop-replacement: keeps the main admin whom the operator is about to replace, at the press of a button. */
export function StopPage({ token }: { token: string }) {
  const mailed = useTexts(mailedPages)
  const sentence = useProblemText()
  const { dateTime } = useFormat()
  const read = useQueryCall(readReplacement, { token }, { staleTime: Number.POSITIVE_INFINITY })
  const { run, working, problem } = useCall(stopReplacement)
  const [isDone, setIsDone] = useState(false)
  const stop = async () => {
    const { output } = await run({ token })
    setIsDone(output !== undefined)
  }
  return (
    <MailedPage page={mailed.stopPage()} read={read} expiredText={mailed.stopExpired()}>
      {({ community, email, dueAt }) =>
        isDone ? (
          <MailedOutcome title={mailed.stopped()} text={mailed.stoppedText({ community })} />
        ) : (
          <>
            <h1>{mailed.stopTitle()}</h1>
            <Text above="s" below="xxl" tone="ink2" breaks>
              {mailed.stopText({ community, email, date: dateTime(dueAt) })}
            </Text>
            <Button
              kind="primary"
              size="large"
              fullWidth="phones"
              working={working}
              workingLabel={mailed.stopping()}
              onClick={stop}
            >
              {mailed.stop()}
            </Button>
            {problem && (
              <Box above="l">
                <ProblemNote>{sentence(problem.key)}</ProblemNote>
              </Box>
            )}
            <Text above="xl" type="small" tone="ink3">
              {mailed.stopNote()}
            </Text>
          </>
        )
      }
    </MailedPage>
  )
}
