import type { ReactNode } from 'react'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { SentBadge } from '../../contract.ts'
import styles from '../../view/conversation.module.css'
import { threadTexts } from '../texts.ts'

/** In px. */
export const CARD_WIDTH = 56

type Props = {
  badge: SentBadge
  isOwn: boolean
  card: ReactNode
  status: { kind: 'owner' | 'pending' | 'expired'; label: string }
  /** Where all of it leads, or its title alone. */
  href?: string
  titleHref?: string
  /** For screen readers, before it. */
  said?: string
  caption?: string
}

/** A badge that was sent, as its card with its status. */
export function BadgeLine({ badge, isOwn, card, status, href, titleHref, said, caption }: Props) {
  const say = useTexts(threadTexts)
  const format = useFormat()
  const { title, validUntil } = badge
  const looks = `${styles.bubble} ${styles.badge}`
  const inside = (
    <>
      {card && (
        <Box as="span" fixed style={{ width: CARD_WIDTH }} aria-hidden>
          {card}
        </Box>
      )}
      <Stack as="span" gap="xs" across="start" tone="ink2" shrinks>
        <Text as={titleHref ? 'span' : 'strong'} tone="ink" weight={600} breaks>
          {titleHref ? (
            <PageLink href={titleHref} target="_blank" className="bz-quiet">
              {title}
            </PageLink>
          ) : (
            title
          )}
        </Text>
        {validUntil && (
          <Text as="span" type="small">
            {say.validUntil({ date: format.lastDay(validUntil) })}
          </Text>
        )}
        <Box as="span" above="xs">
          <StatusChip status={status.kind}>{status.label}</StatusChip>
        </Box>
      </Stack>
    </>
  )
  return (
    <Stack as="li" gap="xs" across={isOwn ? 'end' : 'start'} className={styles.line} data-own={isOwn || undefined}>
      {said && <span className="bz-hidden">{said}</span>}
      {href ? (
        <PageLink className={looks} href={href}>
          {inside}
        </PageLink>
      ) : (
        <span className={looks}>{inside}</span>
      )}
      {caption && (
        <Text as="small" type="caption" tone="ink3" below="m">
          {caption}
        </Text>
      )}
    </Stack>
  )
}
