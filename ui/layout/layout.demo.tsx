import { TYPE } from '../theme/tokens.ts'
import { Box } from './box.tsx'
import type { Shape } from './draw-part.ts'
import { Row } from './row.tsx'
import { Stack } from './stack.tsx'
import { Text } from './text.tsx'

/** Stacks, rows, and each role of type. */
export function LayoutDemo() {
  return (
    <Stack gap="l">
      <Row as="header" gap="m" rows="xs" justify="between" wrap>
        <Text as="span" weight={600}>
          At the start
        </Text>
        <Box as="span" fixed>
          at the end
        </Box>
      </Row>
      <Stack as="ul" gap="s">
        {(Object.keys(TYPE) as NonNullable<Shape['type']>[]).map((type) => (
          <Text as="li" key={type} type={type} breaks>
            {type}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}
