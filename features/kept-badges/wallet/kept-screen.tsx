import { OwnKeyGate } from '#features/holders/keys/wallet/own-key-gate.tsx'
import { ProofGate } from '#features/holders/wallet/proof-gate.tsx'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { ScreenStage } from '#ui/frames/screen-stage.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keptPage, keptShelf } from '../wallet-texts.ts'
import { ClosedActions } from './closed-actions.tsx'
import { IssuersWords } from './issuers-words.tsx'
import { KeptActions } from './kept-actions.tsx'
import { KeptAnswers } from './kept-answers.tsx'
import { KeptPicture } from './kept-picture.tsx'
import { KeptVerdict } from './kept-verdict.tsx'
import { useIssuerLine } from './use-issuer-line.ts'
import type { Summary } from './use-kept-badges.ts'
import { type KeptPage, useKeptPage } from './use-kept-page.ts'

type Props = {
  keptId: string
  /** The address of the shelf. */
  shelf: string
  onRemoved: () => void
}

/** /kept/{id}: a badge of another issuer, its verdict, and what can be done with it. */
export function KeptScreen({ keptId, shelf, onRemoved }: Props) {
  const say = useTexts(keptPage)
  const shelfTexts = useTexts(keptShelf)
  const { page, isGone, isLocked, read, forget } = useKeptPage(keptId)
  const isClosed = !isGone && (isLocked || page?.opened.isRefused)
  const removed = () => {
    forget()
    onRemoved()
  }
  return (
    <Box middled width="narrow">
      <BackLink isQuiet href={shelf}>
        {shelfTexts.elsewhere()}
      </BackLink>
      <ProofGate>
        {isGone ? (
          <h1>{say.gone()}</h1>
        ) : isLocked ? (
          <OwnKeyGate why={shelfTexts.locked()} />
        ) : page?.opened.isRefused ? (
          <StatusLine status="pending" glyphTone="pending" breaks>
            {shelfTexts.sealedText({ did: page.row.sealedBy })}
          </StatusLine>
        ) : page?.summary ? (
          <KeptBadge page={page} summary={page.summary} onRemoved={removed} />
        ) : (
          <Loaded query={read} coming={<RuledOutline kind="lines" count={3} />}>
            {() => <RuledOutline kind="lines" count={3} />}
          </Loaded>
        )}
        {page && isClosed && <ClosedActions row={page.row} onRemoved={removed} />}
      </ProofGate>
    </Box>
  )
}

type BadgeProps = { page: KeptPage; summary: Summary; onRemoved: () => void }

function KeptBadge({ page, summary, onRemoved }: BadgeProps) {
  const shelf = useTexts(keptShelf)
  const lineOf = useIssuerLine()
  const title = summary.title || shelf.untitled()
  usePageTitle(title)
  const { issuer } = summary
  const { name } = lineOf(issuer)
  const { reading } = page
  // Before it is read, its verdict is that of the list, without a sentence.
  const verification = reading?.verification ?? { ...summary, checks: [], because: '' as const }
  return (
    <article>
      <ScreenStage wide>
        <KeptPicture picture={reading?.picture || summary.picture} title={title} size={168} />
      </ScreenStage>
      <Stack above="xl" gap="m">
        <Stack gap="xs">
          <Text as="h1" type="title" breaks dir="auto">
            {title}
          </Text>
          <Row as="p" gap="s" rows="xxs" align="baseline" wrap breaks type="lead" tone="ink2">
            <bdi>{name}</bdi>
            {issuer.host && issuer.host !== name && (
              <Text as="span" tone="ink3">
                {issuer.host}
              </Text>
            )}
          </Row>
        </Stack>
        <KeptVerdict verification={verification} issuer={issuer} checkedAt={page.checkedAt} />
      </Stack>
      <KeptAnswers summary={summary} isShared={page.row.shownUrl !== ''} />
      <KeptActions page={page} summary={summary} onRemoved={onRemoved} />
      {reading && <IssuersWords verification={reading.verification} />}
    </article>
  )
}
