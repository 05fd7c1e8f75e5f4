import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { texts } from '#base/text.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { SelectBox } from '../fields/select-box.tsx'
import { useFormat } from '../words/format.ts'
import { useTexts } from '../words/language.tsx'
import styles from './pager.module.css'

type Props = {
  /** From 1. */
  page: number
  pages: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  /** A sentence after the places: what all pages add up to. */
  sum?: string
}

/** "1 to 20 of 112", buttons to the pages beside, and a select with all of them. */
export function PageSelector({ page, pages, pageSize, total, onPage, sum }: Props) {
  const say = useTexts(sentences)
  const format = useFormat()
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  return (
    <nav className={styles.pager} aria-label={say.pages()}>
      <span>
        {say.range({ from, to: Math.min(page * pageSize, total), total })}
        {sum && `. ${sum}`}
      </span>
      <span className={styles.turn}>
        <IconButton
          label={say.before()}
          look="edge"
          icon={<CaretLeftIcon size={16} />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        {say.page()}
        <span className={styles.select}>
          <SelectBox
            aria-label={say.page()}
            value={page}
            onChange={(event) => onPage(Number(event.currentTarget.value))}
          >
            {Array.from({ length: Math.max(1, pages) }, (_, at) => at + 1).map((each) => (
              <option key={each} value={each}>
                {format.number(each)}
              </option>
            ))}
          </SelectBox>
        </span>
        <span aria-live="polite">{say.of({ pages: Math.max(1, pages) })}</span>
        <IconButton
          label={say.after()}
          look="edge"
          icon={<CaretRightIcon size={16} />}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  )
}

const sentences = texts({
  pages: { en: 'Pages', fr: 'Pages' },
  range: { en: '{from} to {to} of {total}', fr: '{from} à {to} sur {total}' },
  page: { en: 'Page', fr: 'Page' },
  of: { en: 'of {pages}', fr: 'sur {pages}' },
  before: { en: 'Previous page', fr: 'Page précédente' },
  after: { en: 'Next page', fr: 'Page suivante' },
})
