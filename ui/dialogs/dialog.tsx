import { type ComponentType, useLayoutEffect, useState } from 'react'
import { useFocusBack } from '../browser/use-focus-back.ts'
import { Button } from '../buttons/button.tsx'
import { useLate } from '../calls/use-late.ts'
import { Text } from '../layout/text.tsx'
import { useTexts } from '../words/language.tsx'
import type { DialogProps, FrameProps } from './dialog-props.ts'
import { discardWords } from './discard-texts.ts'
import { watchFields } from './typed-fields.ts'

const loadFrame = () => import('./dialog-frame.tsx').then((module) => module.DialogFrame)

/**
 * A dialog: title left, close right, footer with hairline; from below on phones. Escape, a press outside and its close
 * button ask first while it has typed text that would be lost. Its frame loads at the first opening; if that fails the
 * dialog is closed, so that it can be opened again.
 */
export function Dialog({ isTyped, ...props }: DialogProps) {
  useFocusBack()
  const [Frame, want] = useLate(loadFrame, props.onClose)
  const [isMounted, setIsMounted] = useState(false)
  const [fields] = useState(watchFields)
  const [isAsking, setIsAsking] = useState(false)
  const { opened } = props
  // Before the page is painted, where the frame is there already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opening.
  useLayoutEffect(() => {
    fields.forget()
    setIsAsking(false)
    if (opened) want('pressed')
  }, [opened])
  // Only a frame that opens after it is mounted remembers the focused element.
  useLayoutEffect(() => setIsMounted(Frame !== undefined), [Frame])
  if (!Frame) return null
  const close = () => ((isTyped ?? fields.isAnyTyped()) ? setIsAsking(true) : props.onClose())
  return (
    <>
      <Frame {...props} opened={opened && isMounted} onClose={close} onField={fields.see} />
      {opened && isAsking && (
        <DiscardQuestion Frame={Frame} onKeep={() => setIsAsking(false)} onDiscard={props.onClose} />
      )}
    </>
  )
}

type QuestionProps = { Frame: ComponentType<FrameProps>; onKeep: () => void; onDiscard: () => void }

/** Asks before what was typed is lost. */
function DiscardQuestion({ Frame, onKeep, onDiscard }: QuestionProps) {
  const say = useTexts(discardWords)
  const [isMounted, setIsMounted] = useState(false)
  useLayoutEffect(() => setIsMounted(true), [])
  return (
    <Frame
      opened={isMounted}
      onClose={onKeep}
      title={say.title()}
      actions={
        <>
          <Button size="large" onClick={onKeep} data-autofocus>
            {say.keep()}
          </Button>
          <Button kind="dangerFilled" size="large" onClick={onDiscard}>
            {say.discard()}
          </Button>
        </>
      }
    >
      <Text above="m" below="m">
        {say.text()}
      </Text>
    </Frame>
  )
}
