import type { ReactNode } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import type { Look } from '../rules.ts'
import styles from './desk.module.css'

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
    <Row gap="l" wrap padBlock="l" padInline="xl" round="l" type="lead" className={styles.verdict} data-look={look}>
      <StatusGlyph status={GLYPHS[look]} size={64} />
      <div>
        <Text as="strong" block type="hero" className="bz-display">
          {title}
        </Text>
        {names.map((name) => (
          <Text key={name} above="xxs" type="section" weight={600} breaks>
            {name}
          </Text>
        ))}
        {line && <Text above="xxs">{line}</Text>}
      </div>
      {action && <Box atEnd>{action}</Box>}
    </Row>
  )
}
