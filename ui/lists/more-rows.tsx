import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { ProblemNote } from '../fields/problem-note.tsx'
import { Stack } from '../layout/stack.tsx'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'

type Props = {
  /** On the button: "Show more". */
  label: string
  more: () => void
  working: boolean
  isFailed: boolean
}

/** Reads the next rows as soon as it is scrolled to; after a failure, which it says, when it is pressed. */
export function MoreRows({ label, more, working, isFailed }: Props) {
  const common = useTexts(words)
  const box = useRef<HTMLDivElement>(null)
  const come = useEffectEvent((isSeen: boolean) => {
    if (isSeen && !isFailed) more()
  })
  // Observed again after each page: the button may still be in view.
  useEffect(() => {
    if (!box.current || working) return
    const watch = new IntersectionObserver((entries) => come(entries.some(({ isIntersecting }) => isIntersecting)))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [working])
  return (
    <Stack gap="s" across="center" ref={box} padBlock="l" padInline="xl">
      {isFailed && !working && <ProblemNote>{common.loadFailed()}</ProblemNote>}
      <Button size="compact" working={working} onClick={more}>
        {label}
      </Button>
    </Stack>
  )
}
