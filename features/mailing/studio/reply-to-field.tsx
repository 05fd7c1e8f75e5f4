import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { getMail } from '../contract.ts'
import { mailPage } from '../page-texts.ts'
import { ReplyDialog } from './reply-dialog.tsx'

type Props = {
  kept: Output<typeof getMail>
  isOfTemplate: boolean
  value: string
  onChange: (email: string) => void
}

/** The reply-to address: one of the confirmed addresses, or none; another one is confirmed in a dialog. */
export function ReplyToField({ kept, isOfTemplate, value, onChange }: Props) {
  const mailPageTexts = useTexts(mailPage)
  const [isAdding, setIsAdding] = useState(false)
  const confirmed = kept.addresses.filter(({ isConfirmed }) => isConfirmed).map(({ email }) => email)
  const isFollowing = isOfTemplate && kept.baseReplyTo !== ''
  return (
    <Stack gap="s">
      <FieldFrame label={mailPageTexts.replyTo()} optional>
        {(control) => (
          <SelectBox
            {...control}
            value={confirmed.includes(value) ? value : ''}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="">
              {isFollowing ? mailPageTexts.asAll({ email: kept.baseReplyTo }) : mailPageTexts.nobody()}
            </option>
            {confirmed.map((email) => (
              <option key={email} value={email}>
                {email}
              </option>
            ))}
          </SelectBox>
        )}
      </FieldFrame>
      <div>
        <Button size="compact" kind="quiet" isFlush onClick={() => setIsAdding(true)}>
          {mailPageTexts.addresses()}
        </Button>
      </div>
      {isAdding && <ReplyDialog addresses={kept.addresses} onConfirmed={onChange} onEnd={() => setIsAdding(false)} />}
    </Stack>
  )
}
