import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { texts } from '#base/text.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { Row } from '../layout/row.tsx'
import { useTexts } from '../words/language.tsx'
import styles from './pager.module.css'

type Props = {
  /** From 1. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}

/** "1 to 10 of 112" and buttons to the other pages. */
export function Pager({ page, pageSize, total, onPage }: Props) {
  const say = useTexts(sentences)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  return (
    <Row as="nav" gap="l" rows="s" justify="between" wrap tone="ink2" className={styles.pager} aria-label={say.pages()}>
      <span>{say.range({ from, to: Math.min(page * pageSize, total), total })}</span>
      <span className={styles.turn}>
        <IconButton
          label={say.before()}
          look="edge"
          icon={<CaretLeftIcon size={16} />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span aria-live="polite">{say.page({ page, pages })}</span>
        <IconButton
          label={say.after()}
          look="edge"
          icon={<CaretRightIcon size={16} />}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </Row>
  )
}

const sentences = texts({
  pages: { en: 'Pages', fr: 'Pages' },
  range: { en: '{from} to {to} of {total}', fr: '{from} à {to} sur {total}' },
  page: { en: 'Page {page} of {pages}', fr: 'Page {page} sur {pages}' },
  before: { en: 'Previous page', fr: 'Page précédente' },
  after: { en: 'Next page', fr: 'Page suivante' },
})
