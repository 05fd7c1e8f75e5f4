import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { promotePage } from '../texts.ts'

type Props = {
  /** Undefined before the first one is done. */
  current: 2 | 3 | undefined
  /** Working days within which the operator usually decides; undefined when it did not say. */
  within: number | undefined
}

/** The three steps to the mark, the current one marked. */
export function PromoteSteps({ current, within }: Props) {
  const page = useTexts(promotePage)
  const steps = [
    { title: page.step1(), text: page.step1Text() },
    { title: page.step2(), text: within === undefined ? page.step2Text() : page.step2Within({ count: within }) },
    { title: page.step3(), text: page.step3Text() },
  ]
  return (
    <Stack as="ol" gap="xs" aria-label={page.steps()}>
      {steps.map(({ title, text }, at) => {
        const isCurrent = at + 1 === current
        return (
          <Row
            as="li"
            padBlock="s"
            padInline="l"
            round="l"
            ground={isCurrent ? 'accent' : undefined}
            gap="l"
            align="start"
            tone="ink2"
            key={title}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <Text as="span" type="section" tone="accent" className="bz-display" aria-hidden>
              {at + 1}
            </Text>
            <div>
              <Text as="b" tone="ink">
                {title}
              </Text>
              <p>{text}</p>
            </div>
          </Row>
        )
      })}
    </Stack>
  )
}
