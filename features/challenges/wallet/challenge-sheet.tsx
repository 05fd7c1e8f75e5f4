import { ProofGate } from '#features/holders/wallet/proof-gate.tsx'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CatalogueProvider, useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { ChallengeType } from '../rules.ts'
import { TYPES_IN_WALLET } from '../types/wallet.ts'
import { titleOf } from '../view/step-words.ts'
import { useSaid } from '../view/use-said.ts'
import { challengeSheet, walletChallengeProblems } from '../wallet-texts.ts'
import type { Answer, Opened } from './opened.ts'
import type { PartProps } from './type-in-wallet.ts'
import { type Checking, useChecking } from './use-checking.ts'

const CATALOGUES = [walletChallengeProblems]

type Props = Opened & {
  /** Something of the challenge has changed: what shows it is read again. */
  onChanged: (answer?: Answer) => void
  onClose: () => void
}

/** A challenge over its page, from below on phones: what to do, what happens with it, and how far it is. */
export function ChallengeSheet(props: Props) {
  const said = useSaid()
  const say = useTexts(challengeSheet)
  const { challenge, community, onClose } = props
  const above = challenge.reward > 0 ? `${community}, ${say.points({ count: challenge.reward })}` : community
  return (
    <Dialog opened onClose={onClose} title={titleOf(challenge, said)} above={above}>
      <CatalogueProvider catalogues={CATALOGUES}>
        <Stack gap="m">
          <Content {...props} />
        </Stack>
      </CatalogueProvider>
    </Dialog>
  )
}

function Content({ onChanged, onClose, ...opened }: Props) {
  const say = useTexts(challengeSheet)
  const format = useFormat()
  const isOffline = !useIsOnline()
  const { challenge, community } = opened
  const { Passed } = TYPES_IN_WALLET[challenge.type]
  const checking = useChecking(opened, (answer) => {
    onChanged(answer)
    if (answer.state === 'passed' || answer.state === 'checking') onClose()
  })
  const sent = () => {
    toastSuccess(say.sent())
    onChanged()
    onClose()
  }
  if (challenge.state === 'passed') {
    return (
      <>
        <Text tone="ink2" breaks>
          {say.passedOn({ date: format.date(challenge.passedAt) })}
        </Text>
        {Passed && (
          <Passed challenge={challenge} community={community} isOffline={isOffline} onChanged={() => onChanged()} />
        )}
      </>
    )
  }
  if (challenge.isStopped)
    return (
      <Text tone="ink2" breaks>
        {say.stopped()}
      </Text>
    )
  if (challenge.state === 'checking')
    return (
      <Text tone="ink2" breaks>
        {say.checkLater()}
      </Text>
    )
  if (challenge.state === 'review')
    return (
      <Text tone="ink2" breaks>
        {say.waiting({ community })}
      </Text>
    )
  return (
    <ProofGate>
      <Before challenge={challenge} checking={checking} />
      <TypePart {...opened} checking={checking} isOffline={isOffline} onSent={sent} />
      <Problem checking={checking} type={challenge.type} />
      {isOffline && (
        <Text type="small" tone="ink3" role="status">
          {say.offline()}
        </Text>
      )}
    </ProofGate>
  )
}

/** What a member does for a challenge, by its type; evidence where a person verifies it. */
function TypePart(props: PartProps) {
  const { type, way } = props.challenge
  const { Part, ToDo } = TYPES_IN_WALLET[type]
  if (way !== 'review') return <Part {...props} />
  const Evidence = TYPES_IN_WALLET.evidence.Part
  return <Evidence {...props} above={ToDo && <ToDo challenge={props.challenge} />} />
}

/** Why an earlier attempt did not count, until the next one. */
function Before({
  challenge: { state, reason, type },
  checking,
}: {
  challenge: Opened['challenge']
  checking: Checking
}) {
  const say = useTexts(challengeSheet)
  if (state === 'ended')
    return (
      <Text tone="ink2" breaks>
        {say.ended()}
      </Text>
    )
  if (checking.answer?.state === 'refused' && !TYPES_IN_WALLET[type].saysResult)
    return <ProblemNote>{say.notYet()}</ProblemNote>
  return state === 'refused' && reason ? <ProblemNote>{say.refused({ reason })}</ProblemNote> : null
}

function Problem({ checking, type }: { checking: Checking; type: ChallengeType }) {
  const sentence = useProblemText()
  // The sign-in begins by itself; others are at their field.
  if (!checking.problem || checking.problem === 'accountNeeded') return null
  if (TYPES_IN_WALLET[type].atField?.includes(checking.problem)) return null
  return <ProblemNote>{sentence(checking.problem)}</ProblemNote>
}
