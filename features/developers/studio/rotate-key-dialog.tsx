import { useState } from 'react'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { type ApiKeyRow, listKeys, rotateKey } from '../contract.ts'
import { keyDialogs } from '../page-texts.ts'
import { OVERLAP_HOURS } from '../rules.ts'

const CHOICES = [0, 1, OVERLAP_HOURS.usual, 72, OVERLAP_HOURS.most]

type Props = { row: ApiKeyRow; onMade: (apiKey: string, oldUntil: string) => void; onClose: () => void }

/** A second secret for a key; asks for how long the one before works on. */
export function RotateKeyDialog({ row, onMade, onClose }: Props) {
  const say = useTexts(keyDialogs)
  const [hours, setHours] = useState<number>(OVERLAP_HOURS.usual)
  const wordOf = (count: number) => {
    if (count === 0) return say.atOnce()
    return count > 24 ? say.days({ count: count / 24 }) : say.hours({ count })
  }
  return (
    <ConfirmCall
      call={rotateKey}
      input={{ keyId: row.id, overlapHours: hours }}
      stale={[listKeys]}
      title={say.rotateTitle({ name: row.name })}
      confirm={say.rotate()}
      working={say.rotating()}
      kind="primary"
      onClose={onClose}
      onDone={({ apiKey, oldUntil }) => onMade(apiKey, oldUntil)}
    >
      <Text>{say.rotateText()}</Text>
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
    </ConfirmCall>
  )
}
