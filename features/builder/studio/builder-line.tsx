import { useLayoutEffect, useRef, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { getTemplate } from '#features/templates/contract.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { endSessionBuilder, showSessionBuilder } from '../contract.ts'
import { builderWords } from '../texts.ts'

type Builder = Output<typeof getTemplate>['sessionBuilders'][number]
type Props = {
  templateId: string
  builder: Builder
  /** The key that was just created, shown without another confirmation. */
  inClear?: string
  /** Called before the line disappears, to move the focus to a remaining element. */
  onEnded: () => void
}

/** One key, identified by its last characters; can be shown and copied in full, or revoked after a confirmation in place. */
export function BuilderLine({ templateId, builder: { keyId, apiKey, created }, inClear, onEnded }: Props) {
  const builderTexts = useTexts(builderWords)
  const common = useTexts(words)
  const sentence = useProblemText()
  const { dateTime } = useFormat()
  const copy = useCopy()
  const [isEnding, setIsEnding] = useState(false)
  const question = useRef<HTMLButtonElement>(null)
  const answer = useRef<HTMLButtonElement>(null)
  const wasEnding = useRef(false)
  // Moves the focus between the button and its confirmation when one replaces the other.
  useLayoutEffect(() => {
    if (isEnding) answer.current?.focus()
    else if (wasEnding.current) question.current?.focus()
    wasEnding.current = isEnding
  }, [isEnding])
  const ending = useCall(endSessionBuilder, { invalidates: [getTemplate] })
  const showing = useCall(showSessionBuilder)
  const [shown, setShown] = useState(inClear)
  const date = dateTime(created)
  const show = async () => {
    const { output, problem } = await showing.run({ templateId, builder: keyId })
    if (output) setShown(output.apiKey)
    else if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
  }
  const end = async () => {
    const { output } = await ending.run({ templateId, builder: keyId })
    if (!output) return
    toastSuccess(builderTexts.revoked())
    onEnded()
  }
  if (isEnding) {
    return (
      <li role="alert">
        <Box as="p" grow>
          {builderTexts.sure()}
        </Box>
        <Button ref={answer} size="compact" onClick={() => setIsEnding(false)}>
          {builderTexts.keep()}
        </Button>
        <Button size="compact" kind="dangerFilled" working={ending.working} onClick={() => void end()}>
          {builderTexts.revoke()}
        </Button>
      </li>
    )
  }
  return (
    <li>
      <Row as="p" gap="m" rows="xxs" grow wrap>
        <code className="bz-mono">{shown ?? apiKey}</code>
        <Text as="span" tone="ink2">
          {builderTexts.made({ date })}
        </Text>
      </Row>
      {shown ? (
        <Button size="compact" aria-label={builderTexts.copyOf({ date })} onClick={() => void copy(shown)}>
          {common.copy()}
        </Button>
      ) : (
        <Button
          size="compact"
          working={showing.working}
          aria-label={builderTexts.showOf({ date })}
          onClick={() => void show()}
        >
          {builderTexts.show()}
        </Button>
      )}
      <Button
        ref={question}
        size="compact"
        kind="danger"
        aria-label={builderTexts.revokeOf({ date })}
        onClick={() => setIsEnding(true)}
      >
        {builderTexts.revoke()}
      </Button>
    </li>
  )
}
