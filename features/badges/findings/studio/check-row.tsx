import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { ReactNode } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { type Status, StatusGlyph } from '#ui/marks/status-glyph.tsx'
import styles from '../../studio/public-page.module.css'

type Props = {
  status: Status
  /** Which colours it has. */
  weight: string
  title: string
  sentence: ReactNode
  aside: ReactNode
  isDeciding?: boolean
  children: ReactNode
}

/** What was looked at and what was found; opened, the evidence for it. */
export function CheckRow({ status, weight, title, sentence, aside, isDeciding = false, children }: Props) {
  return (
    <li>
      <details className={styles.check} data-weight={weight} data-deciding={isDeciding || undefined}>
        <summary>
          <StatusGlyph status={status} size={20} />
          <span>
            <CheckWords title={title} sentence={sentence} />
          </span>
          <Text as="span" type="small" tone="ink2" className={styles.fact}>
            {aside}
          </Text>
          <CaretDownIcon size={16} aria-hidden />
        </summary>
        {children}
      </details>
    </li>
  )
}

/** A list of such lines. */
export function CheckRows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Box as="ul" full round="xl" ground="sheet" lined="between" className={styles.lifted} aria-label={label}>
      {children}
    </Box>
  )
}

/** The subject of a check, and its result below. */
export function CheckWords({ title, sentence }: Pick<Props, 'title' | 'sentence'>) {
  return (
    <>
      <Text as="strong" block>
        {title}
      </Text>
      <Text as="small" type="small" tone="ink2">
        {sentence}
      </Text>
    </>
  )
}
