import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { CallInput } from '#base/endpoint.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { previewMail } from '../contract.ts'
import { mailPage } from '../page-texts.ts'
import { MailSheet, MailViews } from './mail-sheet.tsx'

const TYPING_MS = 400

type Props = {
  draft: CallInput<typeof previewMail>
  /** Whether the draft is valid; otherwise the last valid preview stays. */
  isRight: boolean
  replyTo: string
}

/** The e-mail with the words of a draft, as it will arrive. */
export function MailPreview({ draft, isRight, replyTo }: Props) {
  const mailPageTexts = useTexts(mailPage)
  const [settled] = useDebouncedValue(isRight ? draft : undefined, TYPING_MS)
  const [good, setGood] = useState(draft)
  if (settled && JSON.stringify(settled) !== JSON.stringify(good)) setGood(settled)
  const [isPlain, setIsPlain] = useState(false)
  const query = useQueryCall(previewMail, good, { placeholderData: (before) => before, enabled: isRight })
  return (
    <section aria-label={mailPageTexts.previewOf()}>
      <Row below="m" gap="m" justify="between" wrap>
        <h2>{mailPageTexts.preview()}</h2>
        <MailViews isPlain={isPlain} onPlain={setIsPlain} />
      </Row>
      <Loaded query={query} coming={<RuledOutline kind="lines" count={8} />}>
        {(mail) => <MailSheet mail={mail} lang={draft.lang} replyTo={replyTo} isPlain={isPlain} />}
      </Loaded>
    </section>
  )
}
