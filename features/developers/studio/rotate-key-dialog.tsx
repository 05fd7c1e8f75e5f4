import { useState } from 'react'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { type ApiKeyRow, listKeys, rotateKey } from '../contract.ts'
import { keyDialogs } from '../page-texts.ts'
import { OVERLAP_HOURS } from '../rules.ts'
import styles from './developers.module.css'

const CHOICES = [0, 1, OVERLAP_HOURS.usual, 72, OVERLAP_HOURS.most]

type Props = { row: ApiKeyRow; onMade: (apiKey: string, oldUntil: string) => void; onClose: () => void }

/** A second secret for a key; asks for how long the one before works on. */
export function RotateKeyDialog({ row, onMade, onClose }: Props) {
  const say = useTexts(keyDialogs)
  const sentence = useProblemText()
  const [hours, setHours] = useState<number>(OVERLAP_HOURS.usual)
  const { run, working, problem } = useCall(rotateKey, { invalidates: [listKeys] })
  const rotate = async () => {
    const { output } = await run({ keyId: row.id, overlapHours: hours })
    if (output) onMade(output.apiKey, output.oldUntil)
  }
  const wordOf = (count: number) => {
    if (count === 0) return say.atOnce()
    return count > 24 ? say.days({ count: count / 24 }) : say.hours({ count })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say.rotateTitle({ name: row.name })}
      actions={
        <DialogActions onClose={onClose} working={working} workingLabel={say.rotating()} onClick={() => void rotate()}>
          {say.rotate()}
        </DialogActions>
      }
    >
      <Stack gap="m" className={styles.once}>
        <p>{say.rotateText()}</p>
        <FieldFrame label={say.overlap()}>
          {(control) => (
            <SelectBox {...control} value={hours} onChange={(event) => setHours(Number(event.currentTarget.value))}>
              {CHOICES.map((count) => (
                <option key={count} value={count}>
                  {wordOf(count)}
                </option>
              ))}
            </SelectBox>
          )}
        </FieldFrame>
        {problem && <ProblemNote>{sentence(problem.key)}</ProblemNote>}
      </Stack>
    </Dialog>
  )
}
