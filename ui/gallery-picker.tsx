import { type KeyboardEvent, useId, useState } from 'react'
import { texts } from '#base/text.ts'
import styles from './gallery-picker.module.css'
import { useTexts } from './language.tsx'

export type GalleryPicture = { url: string; thumb: string; alt: string }
/** A collection of built-in pictures, named in the page's language. */
export type GalleryShelf = { key: string; name: string; pictures: GalleryPicture[] }

type Props = { shelves: GalleryShelf[]; aspect: number; onChoose: (picture: GalleryPicture) => void }

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Built-in pictures by collection: a list at the side, on phones a row of chips. Arrow keys walk through the collections,
 * Tab leads on to the pictures.
 */
export function GalleryPicker({ shelves, aspect, onChoose }: Props) {
  const t = useTexts(sentences)
  const id = useId()
  const [open, setOpen] = useState(shelves[0]?.key)
  const shelf = shelves.find(({ key }) => key === open) ?? shelves[0]
  if (!shelf) return null
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key]
    const next = step && shelves[(shelves.indexOf(shelf) + step + shelves.length) % shelves.length]
    if (!next) return
    event.preventDefault()
    setOpen(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }
  return (
    <div className={styles.gallery}>
      <div className={styles.shelves} role="tablist" aria-label={t.collections()} onKeyDown={walk}>
        {shelves.map(({ key, name }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            className={styles.shelf}
            aria-selected={key === shelf.key}
            aria-controls={`${id}-pictures`}
            tabIndex={key === shelf.key ? 0 : -1}
            onClick={() => setOpen(key)}
          >
            <span>{name}</span>
          </button>
        ))}
      </div>
      <div
        className={styles.pictures}
        role="tabpanel"
        id={`${id}-pictures`}
        aria-labelledby={`${id}-${shelf.key}`}
        data-wide={aspect > 1.2 || undefined}
      >
        {shelf.pictures.map((picture) => (
          <button key={picture.url} type="button" className={styles.picture} onClick={() => onChoose(picture)}>
            <img src={picture.thumb} alt={picture.alt} style={{ aspectRatio: aspect }} loading="lazy" />
          </button>
        ))}
      </div>
    </div>
  )
}

const sentences = texts({ collections: { en: 'Collections', fr: 'Collections' } })
