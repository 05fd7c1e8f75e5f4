import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { PassedProps } from '../../../wallet/type-in-wallet.ts'
import { withdrawValue } from '../../../wallet-contract.ts'
import { sharePart } from '../texts.ts'

/** The value that the community has from this member, with the way to withdraw it; nothing without one. */
export function SharedNote({ challenge, community, isOffline, onChanged }: PassedProps) {
  const say = useTexts(sharePart)
  const sentence = useProblemText()
  const { run, working, problem } = useCall(withdrawValue)
  const { value, vcKey } = challenge.shown
  if (!value) return null
  const withdraw = async () => {
    const { problem } = await run({ challengeId: challenge.challengeId })
    if (problem) return
    toastSuccess(say.withdrawn({ community }))
    onChanged()
  }
  return (
    <Stack gap="m" breaks shrinks>
      <p>{say.has({ community })}</p>
      <Stack as="p" padBlock="m" padInline="l" framed round="l" ground="sunken" gap="xxs">
        {vcKey && (
          <Text as="span" type="small" tone="ink3">
            {say[vcKey]()}
          </Text>
        )}
        <Text as="strong" breaks>
          {value}
        </Text>
      </Stack>
      {problem && <ProblemNote>{sentence(problem.key)}</ProblemNote>}
      <Button
        size="large"
        fullWidth
        working={working}
        workingLabel={say.withdrawing()}
        disabled={isOffline}
        onClick={() => void withdraw()}
      >
        {say.withdraw()}
      </Button>
    </Stack>
  )
}
