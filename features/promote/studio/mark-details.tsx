import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { markWords } from '#ui/words/mark-texts.ts'
import type { Community } from '../public-page/contract.ts'
import { EVIDENCE } from '../public-page/rules.ts'
import styles from '../public-page/studio/community-page.module.css'
import { markDetails } from '../public-page/texts.ts'

/** The name of a community with the verified mark; pressing or pointing at the mark shows what was checked. */
export function MarkDetails({ community }: { community: Community }) {
  const say = useTexts(markDetails)
  const mark = useTexts(markWords)
  const { date } = useFormat()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { name, promotedAt, host } = community
  useEffect(() => {
    if (!isOpen) return
    const close = (event: Event) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) setIsOpen(false)
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [isOpen])
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button opened.
    <div ref={box} className={styles.box} onKeyDown={onKeyDown}>
      <Row gap="m">
        <Text as="h1" breaks className="bz-headline">
          {name}
        </Text>
        <Stack as="span" fixed tone="accent" className={styles.mark}>
          <button
            type="button"
            className="bz-plain"
            aria-label={say.open()}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <SealCheckIcon size={34} weight="fill" aria-hidden />
          </button>
          <Box
            as="section"
            framed
            round="l"
            ground="sheet"
            padBlock="l"
            padInline="xl"
            type="small"
            tone="ink"
            id={id}
            className={styles.details}
            data-open={isOpen || undefined}
            aria-label={say.open()}
          >
            <Findings community={community} onLeave={() => setIsOpen(false)} />
          </Box>
        </Stack>
      </Row>
      <Text above="xs" type="small" tone="ink2" breaks>
        {mark.checkedOn({ date: date(promotedAt), host })}
      </Text>
    </div>
  )
}

function Findings({ community, onLeave }: { community: Community; onLeave: () => void }) {
  const say = useTexts(markDetails)
  const { date } = useFormat()
  const { promotedAt, promotedUntil, host, verifications, kind } = community
  const found = [
    say.representative({ host, date: date(promotedAt) }),
    ...verifications.map(({ type, domain }) => say[type]({ domain })),
    say.until({ date: date(promotedUntil) }),
  ]
  return (
    <>
      <Row as="h2" gap="s" type="text" weight={600}>
        <SealCheckIcon size={20} weight="fill" color="var(--bz-accent)" aria-hidden />
        {say[kind]()}
      </Row>
      <Stack as="ul" above="s" below="s" gap="s" tone="ink2">
        {found.map((sentence) => (
          <Row as="li" gap="s" align="start" breaks key={sentence}>
            <CheckCircleIcon size={16} weight="fill" color="var(--bz-owner-text)" aria-hidden />
            {sentence}
          </Row>
        ))}
      </Stack>
      <a className="bz-link" href={`#${EVIDENCE}`} onClick={onLeave}>
        {say.see()}
      </a>
    </>
  )
}
