import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { conversationsPage } from '../page-texts.ts'
import styles from './conversations.module.css'

type Props = { more: () => void; working: boolean; isFailed: boolean }

/** Reads the next rows as soon as it is scrolled to; after a failure, when it is pressed. */
export function MoreRows({ more, working, isFailed }: Props) {
  const page = useTexts(conversationsPage)
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
    <div ref={box} className={styles.more}>
      <Button size="compact" working={working} onClick={more}>
        {page.more()}
      </Button>
    </div>
  )
}
