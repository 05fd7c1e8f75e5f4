import type { ReactNode } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import type { Look } from '../rules.ts'
import styles from './verdict.module.css'

const GLYPHS = { yes: 'owner', no: 'revoked', mend: 'pending' } as const

type Props = {
  look: Look
  /** The result in two or three words. */
  title: string
  /** Whose ticket or badge it is, in larger letters. */
  names?: string[]
  /** One sentence: a date, or what to do. */
  line?: ReactNode
  /** A button that takes the result back. */
  action?: ReactNode
}

/** A result that is read at arm's length: by colour, by shape and in words. */
export function VerdictBlock({ look, title, names = [], line, action }: Props) {
  return (
    <Row gap="l" wrap type="lead" className={styles.verdict} data-look={look}>
      <StatusGlyph status={GLYPHS[look]} size={64} />
      <div>
        <strong>{title}</strong>
        {names.map((name) => (
          <p key={name} className={styles.name}>
            {name}
          </p>
        ))}
        {line && <p>{line}</p>}
      </div>
      {action && <Box atEnd>{action}</Box>}
    </Row>
  )
}
