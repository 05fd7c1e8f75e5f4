import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { WordDialog } from '#ui/dialogs/word-dialog.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { leaveIssuer } from '../../contract.ts'
import { isSameName } from '../../rules.ts'
import { type Community, listCommunities } from '../contract.ts'
import { leaving } from '../texts.ts'

type Props = { community: Community; onLeft: () => void; onClose: () => void }

/** Asks before a holder leaves a community: says what goes and what stays, and wants its name typed. */
export function LeaveDialog({ community, onLeft, onClose }: Props) {
  const { issuerId, name, points } = community
  const leavingTexts = useTexts(leaving)
  const sentence = useProblemText()
  const invalidate = useInvalidate()
  const { run, working, problem } = useCall(leaveIssuer)
  const leave = async () => {
    const { output, problem: refusal } = await run({ issuerId })
    // Left meanwhile on another device.
    if (!output && refusal.status !== 404) return
    await invalidate(listCommunities)
    toastSuccess(leavingTexts.left({ name }))
    onLeft()
  }
  const sentences = [
    leavingTexts.unlisted(),
    leavingTexts.stays(),
    leavingTexts.known(),
    ...(points > 0 ? [leavingTexts.points({ count: points })] : []),
    leavingTexts.back(),
  ]
  return (
    <WordDialog
      title={leavingTexts.title({ name })}
      read={{ data: sentences, error: null, isFetching: false, refetch: () => undefined }}
      sentencesOf={(all) => all}
      label={leavingTexts.word({ name })}
      example={name}
      error={problem && sentence(problem.key)}
      isWord={(text) => isSameName(text, name)}
      confirm={leavingTexts.confirm()}
      working={working}
      workingLabel={leavingTexts.working()}
      onConfirm={() => void leave()}
      onClose={onClose}
    />
  )
}
