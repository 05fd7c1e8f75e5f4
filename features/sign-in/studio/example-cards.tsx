import type { SyntheticEvent } from 'react'
import { useLanguage } from '#ui/language.tsx'
import styles from './example-cards.module.css'
import { EXAMPLE_DRAWINGS } from './example-drawings.ts'

const FANNED = ['participation', 'ticket', 'basic'] as const

/** Three cards as examples, fanned out behind the lower edge of the panel. Decoration: not read aloud. */
export function ExampleCards() {
  const { language } = useLanguage()
  const drawings = EXAMPLE_DRAWINGS[language]
  // Where the panel has no room for cards their pictures are not loaded.
  return (
    <div className={styles.fan} aria-hidden>
      {FANNED.map((name) => (
        <img
          key={name}
          className={styles[name]}
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
