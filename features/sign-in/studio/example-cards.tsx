import type { SyntheticEvent } from 'react'
import { useLanguage } from '#ui/words/language.tsx'
import { EXAMPLE_DRAWINGS } from './example-drawings.ts'
import styles from './sign-in-aside.module.css'

const FANNED = ['participation', 'ticket', 'basic'] as const

/** Three example cards, fanned out behind the lower edge of the panel. Decorative: hidden from screen readers. */
export function ExampleCards() {
  const { language } = useLanguage()
  const drawings = EXAMPLE_DRAWINGS[language]
  // The pictures are not loaded when the panel has no room for cards.
  return (
    <div className={styles.fan} aria-hidden>
      {FANNED.map((name) => (
        <img
          key={name}
          src={drawings[name]}
          alt=""
          width={255}
          height={400}
          loading="lazy"
          decoding="async"
          onLoad={arrive}
        />
      ))}
    </div>
  )
}

function arrive({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.dataset.arrived = ''
}
