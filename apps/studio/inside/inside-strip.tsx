import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { useSwitchBack } from '#features/sign-in/inside/studio/use-switch-back.ts'
import { insideWords } from '#features/sign-in/inside/texts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { useMe } from '../shell/use-me.ts'

/** The line above everything inside a sub-community: where the person is, and the way back. */
export function InsideStrip() {
  const inside = useTexts(insideWords)
  const { issuer, parent } = useMe()
  const { back, working } = useSwitchBack()
  if (!parent) return null
  const place = issuer ? inside.place({ community: issuer.name, parent: parent.name }) : parent.name
  return (
    <Row padInline="l" lined="below" ground="accent" as="aside" gap="m" justify="center" aria-label={inside.label()}>
      <Text as="span" type="text" tone="ink" weight={600} shrinks breaks brief={2} title={place}>
        {place}
      </Text>
      <Box fixed>
        <Button
          size="compact"
          icon={<ArrowUUpLeftIcon size={16} />}
          working={working}
          aria-label={inside.backTo({ parent: parent.name })}
          onClick={back}
        >
          {inside.back()}
        </Button>
      </Box>
    </Row>
  )
}
