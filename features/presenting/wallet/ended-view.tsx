import { useEffect, useRef } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { presentPage } from '../wallet-texts.ts'
import type { Asked } from './asked.ts'
import type { Ended } from './use-show.ts'

type Props = { asked: Asked; ended: Ended; onClose: () => void }

/** After the answer: what was shown, to whom and when, or that nothing was. */
export function EndedView({ asked, ended, onClose }: Props) {
  const pageTexts = useTexts(presentPage)
  const format = useFormat()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { name } = asked.asker
  const isShown = ended.how === 'shown'
  const next = isShown ? ended.next : ''
  return (
    <Box as="article" padBlock="xxxl">
      <Text as="span" below="l" block tone={isShown ? 'owner' : 'ink3'}>
        <StatusGlyph status={isShown ? 'owner' : 'expired'} size={56} />
      </Text>
      <h1 ref={title} tabIndex={-1} className="bz-headline">
        {isShown ? pageTexts.shown({ name }) : pageTexts.declined()}
      </h1>
      <p className="bz-lead" role="status">
        {isShown
          ? pageTexts.shownText({ title: ended.title, time: format.time(ended.at) })
          : pageTexts.declinedText({ name })}
      </p>
      <Stack above="xxl" gap="s">
        {next && (
          <Button kind="primary" size="large" fullWidth href={next} target="_blank">
            {pageTexts.continue({ host: new URL(next).host })}
          </Button>
        )}
        <Button kind={next ? 'quiet' : 'primary'} size="large" fullWidth onClick={onClose}>
          {pageTexts.toBadges()}
        </Button>
      </Stack>
    </Box>
  )
}
