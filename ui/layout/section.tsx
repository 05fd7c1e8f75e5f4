import type { ReactNode } from 'react'
import { Box } from './box.tsx'
import type { PartOf } from './draw-part.ts'
import { Heading } from './heading.tsx'
import { Text } from './text.tsx'

type HeadingProps = Parameters<typeof Heading>[0]

type Props = Omit<PartOf<'section', object>, 'as' | 'title'> & {
  title: ReactNode
  /** How many things there are in it, as words. */
  count?: ReactNode
  /** What it is about, in a sentence or two. */
  lead?: ReactNode
  /** Attributes of the heading, as for the focus. */
  heading?: HeadingProps
}

/** A part of a page under its heading. With `lined` it is told apart from its neighbours. */
export function Section({ title, count, lead, heading, children, ...section }: Props) {
  return (
    <Box padBlock="xxl" {...section} as="section">
      <Heading below="s" count={count} {...heading}>
        {title}
      </Heading>
      {lead && (
        <Text below="m" tone="ink2" width="text" breaks>
          {lead}
        </Text>
      )}
      {children}
    </Box>
  )
}
