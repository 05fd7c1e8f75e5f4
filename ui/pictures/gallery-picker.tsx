import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { texts } from '#base/text.ts'
import { moveInGrid } from '../browser/move-in-grid.ts'
import { useIsTouch } from '../browser/use-is-touch.ts'
import { Stack } from '../layout/stack.tsx'
import { ListSearch } from '../lists/list-search.tsx'
import { useTexts } from '../words/language.tsx'
import styles from './gallery-picker.module.css'
import { type GalleryPicture, type GalleryShelf, picturesOf } from './gallery-shelves.ts'

type Props = {
  shelves: GalleryShelf[]
  aspect: number
  /** Address of the current picture: marked, and the keyboard's starting point. */
  chosen?: string
  onChoose: (picture: GalleryPicture) => void
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }
const SEARCH_MAX = 50
const ALL = 'all'

/**
 * Built-in pictures: a search, the collections (a list at the side, on phones a row of chips) and a grid. Tab moves
 * between the parts, arrow keys move through the collections and the pictures.
 */
export function GalleryPicker({ shelves, aspect, chosen, onChoose }: Props) {
  const say = useTexts(sentences)
  const id = useId()
  const isTouch = useIsTouch()
  const [open, setOpen] = useState(ALL)
  const [text, setText] = useState('')
  const [stop, setStop] = useState(chosen)
  const grid = useRef<HTMLDivElement>(null)
  const keys = [ALL, ...shelves.map(({ key }) => key)]
  const pictures = picturesOf(shelves, open === ALL ? undefined : open, text)
  const first = pictures.find(({ url }) => url === stop) ?? pictures[0]
  const begins = chosen !== undefined && first?.url === chosen

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key]
    const next = step && keys[(keys.indexOf(open) + step + keys.length) % keys.length]
    if (!next) return
    event.preventDefault()
    setOpen(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  const search = (sought: string) => {
    setText(sought)
    setOpen(ALL)
  }
  const leadDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  return (
    <div className={styles.gallery}>
      <div className={styles.search}>
        <ListSearch
          label={say.search()}
          max={SEARCH_MAX}
          value={text}
          onChange={search}
          // On touch the focus would open the keyboard over the pictures.
          data-autofocus={(!begins && !isTouch) || undefined}
          onKeyDown={leadDown}
        />
      </div>
      <Stack className={styles.shelves} role="tablist" aria-label={say.collections()} onKeyDown={walk}>
        {keys.map((key) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            className={styles.shelf}
            aria-selected={key === open}
            aria-controls={`${id}-pictures`}
            tabIndex={key === open ? 0 : -1}
            onClick={() => setOpen(key)}
          >
            <span>{shelves.find((shelf) => shelf.key === key)?.name ?? say.all()}</span>
          </button>
        ))}
      </Stack>
      <div
        className={styles.pictures}
        role="tabpanel"
        id={`${id}-pictures`}
        aria-labelledby={`${id}-${open}`}
        data-wide={aspect > 1.2 || undefined}
        ref={grid}
        onKeyDown={moveInGrid}
      >
        {pictures.map((picture) => (
          <button
            key={picture.url}
            type="button"
            className={styles.picture}
            data-stop
            data-autofocus={(begins && picture === first) || undefined}
            aria-current={picture.url === chosen || undefined}
            tabIndex={picture === first ? 0 : -1}
            onFocus={() => setStop(picture.url)}
            onClick={() => onChoose(picture)}
          >
            <img src={picture.thumb} alt={picture.alt} style={{ aspectRatio: aspect }} loading="lazy" />
          </button>
        ))}
        <p className={pictures.length === 0 ? styles.none : 'bz-hidden'} role="status">
          {text.trim() !== '' && say.found({ count: pictures.length })}
        </p>
      </div>
    </div>
  )
}

const sentences = texts({
  collections: { en: 'Collections', fr: 'Collections' },
  search: { en: 'Search pictures', fr: 'Rechercher une image' },
  all: { en: 'All', fr: 'Toutes' },
  found: {
    en: {
      zero: 'No pictures match. Try another word or choose a file.',
      one: '{count} picture',
      other: '{count} pictures',
    },
    fr: {
      zero: 'Aucune image ne correspond. Essayez un autre mot ou choisissez un fichier.',
      one: '{count} image',
      other: '{count} images',
    },
  },
})
