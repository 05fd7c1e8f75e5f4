import { useState } from 'react'
import { newId } from '#base/ids.ts'
import { getMember, listMembers, type MemberRow } from '#features/members/contract.ts'
import { useMemberName } from '#features/members/studio/member-name.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { CatalogueProvider, useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { adjustPoints, listMemberPoints } from '../contract.ts'
import { REASON_MAX } from '../rules.ts'
import { giveDialog, memberPoints } from '../studio-texts.ts'
import { pointsProblems } from '../texts.ts'
import { type Given, problemsOf, readPoints } from './given-points.ts'

const CATALOGUES = [pointsProblems]

type Props = { member: MemberRow; onClose: () => void }

/** Gives points to a member, or takes them, with the reason that the member reads. */
export function GivePointsDialog(props: Props) {
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <GivePoints {...props} />
    </CatalogueProvider>
  )
}

function GivePoints({ member, onClose }: Props) {
  const say = useTexts(giveDialog)
  const panel = useTexts(memberPoints)
  const sentence = useProblemText()
  const name = useMemberName()(member)
  const [given, setGiven] = useState<Given>({ points: '', reason: '' })
  const [isAsked, setIsAsked] = useState(false)
  // One press of the button, however often it is sent.
  const [key, setKey] = useState(newId)
  const { run, working, problem, reset } = useCall(adjustPoints, {
    invalidates: [listMemberPoints, listMembers, getMember],
  })
  const problems = isAsked ? problemsOf(given) : {}
  const change = (part: Partial<Given>) => {
    setGiven((before) => ({ ...before, ...part }))
    setKey(newId())
    reset()
  }
  const give = async () => {
    setIsAsked(true)
    if (Object.keys(problemsOf(given)).length > 0) return
    const points = readPoints(given.points)
    const { output } = await run({ did: member.did, points, reason: given.reason, key })
    if (!output) return
    toastSuccess(points > 0 ? say.given({ count: points }) : say.taken({ count: -points }))
    onClose()
  }
  const isTaking = readPoints(given.points) < 0
  return (
    <FormDialog
      onClose={onClose}
      title={say.title({ name })}
      submit={isTaking ? say.take() : panel.give()}
      working={working}
      problem={problem?.key}
      onSubmit={() => void give()}
    >
      <TextField
        label={say.points()}
        hint={say.pointsHint()}
        value={given.points}
        onChange={(points) => change({ points })}
        error={problems.points && sentence(problems.points)}
        autoComplete="off"
        data-autofocus
      />
      <TextArea
        label={say.reason()}
        hint={say.reasonHint({ name })}
        placeholder={say.example()}
        value={given.reason}
        onChange={(reason) => change({ reason })}
        maxCount={REASON_MAX}
        error={problems.reason && sentence(problems.reason)}
      />
    </FormDialog>
  )
}
