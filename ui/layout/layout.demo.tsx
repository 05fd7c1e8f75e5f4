import { TYPE } from '../theme/tokens.ts'
import { Box } from './box.tsx'
import type { Shape } from './draw-part.ts'
import { Grid } from './grid.tsx'
import { Row } from './row.tsx'
import { Rows } from './rows.tsx'
import { Section } from './section.tsx'
import { Stack } from './stack.tsx'
import { Text } from './text.tsx'

/** Stacks, rows, columns, a section, and each role of type. */
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
      <Grid columns={2} gap="m">
        <Box ground="sunken" round="l" pad="m">
          Sunken
        </Box>
        <Box framed ground="raised" round="l" pad="m">
          Raised
        </Box>
      </Grid>
      <Grid narrow="last" gap="m">
        <Box framed ground="hatched" round="l" pad="m">
          To come
        </Box>
        <Box framed round="l" pad="m">
          Narrow
        </Box>
      </Grid>
      <Section title="Devices" count={2} lead="Where notifications arrive." lined="above">
        <Rows>
          <li>This device</li>
          <li>A telephone</li>
        </Rows>
      </Section>
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
