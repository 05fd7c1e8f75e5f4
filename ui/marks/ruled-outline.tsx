import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import { CATEGORIES, type Category } from './category-glyph.tsx'
import { CategoryOutline } from './category-outline.tsx'
import styles from './ruled-outline.module.css'
import { useIsLate } from './use-is-late.ts'

type Props = {
  /** Cards with two lines each, rows of a table, or lines of text. */
  kind: 'card' | 'rows' | 'lines'
  count?: number
  /** Whose cards; without it the categories follow each other. */
  category?: Category
}

/** Loading state as ruled outlines without animation; nothing during the first 300 ms. */
export function RuledOutline({ kind, count = 4, category }: Props) {
  const common = useTexts(words)
  const isLate = useIsLate()
  return (
    <div className={styles[kind]} role="status">
      <span className="bz-hidden">{common.loading()}</span>
      {isLate &&
        Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outlines never move
          <div key={at} className={styles.one} aria-hidden>
            {kind === 'card' && (
              <div className={styles.plinth}>
                <CategoryOutline category={category ?? CATEGORIES[at % 4] ?? 'basic'} width={160} />
              </div>
            )}
            <i className={styles.line} />
            <i className={styles.line} />
          </div>
        ))}
    </div>
  )
}
