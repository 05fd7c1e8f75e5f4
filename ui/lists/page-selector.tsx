import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { IconButton } from '../buttons/icon-button.tsx'
import { Row } from '../layout/row.tsx'
import { useFormat } from '../words/format.ts'
import { useTexts } from '../words/language.tsx'
import { PageChoice } from './page-choice.tsx'
import { pageWords } from './page-texts.ts'
import styles from './pager.module.css'

type Props = {
  /** From 1. */
  page: number
  pages: number
  pageSize: number
  total: number
  /** Counting stopped at `total`: there may be more. */
  isAtLeast?: boolean
  onPage: (page: number) => void
  /** Rows per page to choose from. */
  sizes?: readonly number[]
  onSize?: (size: number) => void
  /** A sentence after the places: what all pages add up to. */
  sum?: string
}

/** "1 to 20 of 112", the rows per page, buttons to the pages beside, and a select with all of them. */
export function PageSelector({ page, pages, pageSize, total, isAtLeast, onPage, sizes, onSize, sum }: Props) {
  const say = useTexts(pageWords)
  const format = useFormat()
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const to = isAtLeast ? page * pageSize : Math.min(page * pageSize, total)
  const range = isAtLeast ? say.rangeAtLeast : say.range
  return (
    <Row as="nav" gap="l" rows="s" justify="between" wrap tone="ink2" className={styles.pager} aria-label={say.pages()}>
      <Row as="span" gap="l" rows="xs" wrap>
        <span>
          {range({ from, to, total: Math.max(total, to) })}
          {sum && `. ${sum}`}
        </span>
        {sizes && (
          <Row as="span" inline className={styles.size}>
            <select
              aria-label={say.size()}
              value={pageSize}
              onChange={(event) => onSize?.(Number(event.currentTarget.value))}
            >
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {say.each({ size: format.number(size) })}
                </option>
              ))}
            </select>
            <CaretDownIcon size={14} />
          </Row>
        )}
      </Row>
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
          <PageChoice label={say.page()} page={page} pages={Math.max(1, pages)} onPage={onPage} />
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
    </Row>
  )
}
