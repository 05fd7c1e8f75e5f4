import { useLayoutEffect, useState } from 'react'
import { useFocusBack } from '../browser/use-focus-back.ts'
import { useLate } from '../calls/use-late.ts'
import type { DialogProps } from './dialog-props.ts'

const loadFrame = () => import('./dialog-frame.tsx').then((module) => module.DialogFrame)

/**
 * A dialog: title left, close right, footer with hairline; from below on phones. Its frame loads at the first opening;
 * if that fails the dialog is closed, so that it can be opened again.
 */
export function Dialog(props: DialogProps) {
  useFocusBack()
  const [Frame, want] = useLate(loadFrame, props.onClose)
  const [isMounted, setIsMounted] = useState(false)
  const { opened } = props
  // Before the page is painted, where the frame is there already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opening.
  useLayoutEffect(() => {
    if (opened) want('pressed')
  }, [opened])
  // Only a frame that opens after it is mounted remembers the focused element.
  useLayoutEffect(() => setIsMounted(Frame !== undefined), [Frame])
  return Frame ? <Frame {...props} opened={opened && isMounted} /> : null
}
