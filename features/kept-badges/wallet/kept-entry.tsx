import { memo } from 'react'
import { VerdictChip } from '#features/badges/verification/view/verdict-chip.tsx'
import { shortDid } from '#features/holders/wallet/use-holder.ts'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { classesOf } from '#ui/layout/draw-part.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { shownFace } from '../shown-rules.ts'
import { keptShelf } from '../wallet-texts.ts'
import styles from './kept.module.css'
import { KeptPicture } from './kept-picture.tsx'
import { useIssuerLine } from './use-issuer-line.ts'
import type { KeptBadge, KeptRow, Summary } from './use-kept-badges.ts'

const FRAME = { framed: true, round: 'l', ground: 'raised', pad: 'm', gap: 'l' } as const

/**
 * A badge of another issuer as a row: picture, title, who issued it, verdict and day. Drawn again only when it changes, not
 * with each page that is read below it.
 */
export const KeptEntry = memo(function KeptEntry({ row, summary }: KeptBadge) {
  return (
    <li className={styles.item}>
      <PageLink href={`/kept/${row.keptId}`} className={classesOf('row', FRAME, styles.entry)}>
        {summary ? <Entry summary={summary} /> : <SealedEntry row={row} />}
      </PageLink>
    </li>
  )
})

function Entry({ summary }: { summary: Summary }) {
  const say = useTexts(keptShelf)
  const format = useFormat()
  const lineOf = useIssuerLine()
  const isOffline = useIsOffline()
  const title = summary.title || say.untitled()
  return (
    <>
      <KeptPicture picture={summary.picture} title={title} size={64} />
      <Stack as="span" grow gap="xxs">
        <Text as="strong" brief={2} breaks dir="auto">
          {title}
        </Text>
        <Text as="span" type="small" tone="ink2" brief={2} breaks dir="auto">
          {lineOf(summary.issuer).line}
        </Text>
        <Row as="span" gap="s" rows="xxs" wrap>
          <VerdictChip face={shownFace(summary, isOffline)} />
          {summary.issuedAt && (
            <Text as="span" type="small" tone="ink3">
              {format.date(summary.issuedAt)}
            </Text>
          )}
        </Row>
      </Stack>
    </>
  )
}

function SealedEntry({ row }: { row: KeptRow }) {
  const say = useTexts(keptShelf)
  return (
    <Stack as="span" grow gap="xs">
      <StatusChip status="pending">{say.sealed()}</StatusChip>
      <Text as="span" type="small" tone="ink2">
        {say.sealedText({ did: shortDid(row.sealedBy) })}
      </Text>
    </Stack>
  )
}
