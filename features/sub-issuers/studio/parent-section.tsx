import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { ButtonRow } from '#ui/buttons/button-row.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Shield } from '#ui/marks/shield.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getParent, keepOwn } from '../contract.ts'
import { parentWords } from '../texts.ts'
import { LeaveParentDialog } from './leave-parent-dialog.tsx'
import { useSubCall } from './use-sub-call.ts'

/**
 * In the profile of a sub-community: its parent, leaving it (where `mayLeave`), and stopping a deletion that waits.
 */
export function ParentSection({ mayLeave }: { mayLeave: boolean }) {
  const parentTexts = useTexts(parentWords)
  const { date } = useFormat()
  const { data: parent } = useQueryCall(getParent, {}, { quiet: true })
  const [isAsking, setIsAsking] = useState(false)
  if (!parent || parent.name === '') return null
  const { name, profileImage, since, deletionDue } = parent
  return (
    <Section title={parentTexts.section({ name })} padBlock={undefined} aria-label={parentTexts.section({ name })}>
      {deletionDue !== '' && <WaitingDeletion name={name} due={deletionDue} />}
      <Row as="p" below="l" gap="m" tone="ink2" breaks>
        <Shield name={name} picture={profileImage || undefined} size={27} />
        <span>{parentTexts.since({ name, day: date(since) })}</span>
      </Row>
      {mayLeave && (
        <Button kind="danger" onClick={() => setIsAsking(true)}>
          {parentTexts.leave({ name })}
        </Button>
      )}
      {isAsking && <LeaveParentDialog name={name} onClose={() => setIsAsking(false)} />}
    </Section>
  )
}

/** The deletion that the parent asked for, and stopping it. */
function WaitingDeletion({ name, due }: { name: string; due: string }) {
  const parentTexts = useTexts(parentWords)
  const { date } = useFormat()
  const { run, working } = useSubCall(keepOwn, [getParent])
  const stop = async () => {
    const { output } = await run({})
    if (output) toastSuccess(parentTexts.stopped())
  }
  return (
    <ButtonRow
      padBlock="s"
      padInline="l"
      round="l"
      ground="error"
      below="l"
      align="center"
      tone="error"
      breaks
      role="status"
    >
      <StatusLine as="div" grow status="notDelivered" size={16}>
        {parentTexts.deletion({ name, day: date(due) })}
      </StatusLine>
      <Button working={working} workingLabel={parentTexts.stopping()} onClick={() => void stop()}>
        {parentTexts.stop()}
      </Button>
    </ButtonRow>
  )
}
