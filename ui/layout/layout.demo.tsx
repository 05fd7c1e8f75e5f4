import { TYPE } from '../theme/tokens.ts'
import type { Shape } from './layout-classes.ts'
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
        <Text as="span" tone="ink3">
          at the end
        </Text>
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
