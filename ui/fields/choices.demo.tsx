import { useState } from 'react'
import { Box } from '../layout/box.tsx'
import { Row } from '../layout/row.tsx'
import { Stack } from '../layout/stack.tsx'
import { CategoryOutline } from '../marks/category-outline.tsx'
import { ChoiceCard, ChoiceList } from './choice-card.tsx'

const NAMES = ['Lead climbing', 'Route setting', 'Full by now']

/** Choices as cards, as rows of a list and as pictures, and a box with its words. */
export function ChoicesDemo() {
  const [chosen, setChosen] = useState(NAMES[0])
  const radio = (name: string, group: string) => (
    <input
      type="radio"
      name={group}
      aria-label={name}
      disabled={name === NAMES[2]}
      checked={name === chosen}
      onChange={() => setChosen(name)}
    />
  )
  const drawing = (
    <Box as="span" fixed aria-hidden>
      <CategoryOutline category="community" width={44} />
    </Box>
  )
  return (
    <Stack gap="l">
      <Stack gap="s">
        {NAMES.map((name) => (
          <ChoiceCard key={name} unseen>
            {radio(name, 'cards')}
            {drawing}
            {name}
          </ChoiceCard>
        ))}
      </Stack>
      <ChoiceList>
        {NAMES.map((name) => (
          <ChoiceCard key={name} look="row">
            {radio(name, 'rows')}
            {name}
          </ChoiceCard>
        ))}
      </ChoiceList>
      <Row gap="l">
        {NAMES.map((name) => (
          <ChoiceCard key={name} look="picture" unseen title={name}>
            {radio(name, 'pictures')}
            {drawing}
          </ChoiceCard>
        ))}
      </Row>
    </Stack>
  )
}
