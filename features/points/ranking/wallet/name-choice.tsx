import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getOwnRanking, showInRanking } from '../../wallet-contract.ts'
import { rankingQuestion, rankingScreen } from './ranking-texts.ts'

/** Asks the holder once whether other members see their name. */
export function NameQuestion({ issuerId }: { issuerId: string }) {
  const say = useTexts(rankingQuestion)
  const { choose, working } = useNameChoice(issuerId)
  return (
    <Box as="section" pad="l" framed round="l" ground="raised" aria-labelledby="ranking-question">
      <Box as="h2" below="s" id="ranking-question">
        {say.title()}
      </Box>
      <Text below="m" tone="ink2">
        {say.text()}
      </Text>
      <Text below="m" tone="ink2">
        {say.later()}
      </Text>
      <Grid columns={2} gap="s">
        <Button kind="primary" working={working} onClick={() => void choose(true)}>
          {say.show()}
        </Button>
        <Button disabled={working} onClick={() => void choose(false)}>
          {say.hide()}
        </Button>
      </Grid>
    </Box>
  )
}

/** Changes the answer at any time. */
export function NameSwitch({ issuerId, isShown }: { issuerId: string; isShown: boolean }) {
  const say = useTexts(rankingScreen)
  const isOnline = useIsOnline()
  const { choose } = useNameChoice(issuerId)
  return (
    <Box above="xl">
      <SwitchField
        label={say.shown()}
        hint={say.shownHint()}
        checked={isShown}
        disabled={!isOnline}
        onChange={choose}
      />
    </Box>
  )
}

function useNameChoice(issuerId: string) {
  const sentence = useProblemText()
  const { run, working } = useCall(showInRanking, { invalidates: [getOwnRanking] })
  const choose = async (shown: boolean) => {
    const { problem } = await run({ issuerId, shown })
    if (problem && !isServerTrouble(problem)) toastError(sentence(problem.key))
    return !problem
  }
  return { choose, working }
}
