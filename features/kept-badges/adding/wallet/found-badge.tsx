import { useEffect, useRef } from 'react'
import { checkPageWords } from '#features/badges/verification/page-texts.ts'
import { OwnKeyGate } from '#features/holders/keys/wallet/own-key-gate.tsx'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { isOfHolder } from '../../rules.ts'
import { useSealKeys } from '../../sealing/wallet/use-seal-keys.ts'
import { keptProblems } from '../../texts.ts'
import { KeptPicture } from '../../wallet/kept-picture.tsx'
import { KeptVerdict } from '../../wallet/kept-verdict.tsx'
import { useIssuerLine } from '../../wallet/use-issuer-line.ts'
import { addSheet, keptShelf } from '../../wallet-texts.ts'
import type { Found, useAdding } from './use-adding.ts'

type Props = { found: Found; adding: ReturnType<typeof useAdding>; onBack: () => void }

/** What was found: the badge, its verdict and whom it names, before anything is stored. */
export function FoundBadge({ found, adding, onBack }: Props) {
  const say = useTexts(addSheet)
  const shelf = useTexts(keptShelf)
  const checkPage = useTexts(checkPageWords)
  const problems = useTexts(keptProblems)
  const format = useFormat()
  const lineOf = useIssuerLine()
  const { summary, verification } = found
  const title = summary.title || shelf.untitled()
  const heading = useRef<HTMLHeadingElement>(null)
  // It replaces the field, which had the focus.
  useEffect(() => heading.current?.focus(), [])
  const isRefused = verification.word === 'notGenuine'
  return (
    <Stack gap="l" padBlock="m">
      <Row gap="l" align="start">
        <KeptPicture picture={found.picture || summary.picture} title={title} size={64} />
        <Stack grow gap="xxs">
          <Text as="h3" type="heading" breaks dir="auto" ref={heading} tabIndex={-1}>
            {title}
          </Text>
          <Text tone="ink2" breaks dir="auto">
            {lineOf(summary.issuer).line}
          </Text>
          {summary.issuedAt && (
            <Text type="small" tone="ink3">
              {format.date(summary.issuedAt)}
            </Text>
          )}
        </Stack>
      </Row>
      <KeptVerdict verification={verification} issuer={summary.issuer} />
      {adding.of > 1 && <StatusLine status="pending">{checkPage.firstOf({ count: adding.of })}</StatusLine>}
      {!isRefused && <Recipient found={found} />}
      {isRefused && <ProblemNote>{problems.badgeNotGenuine()}</ProblemNote>}
      {verification.word === 'notChecked' && (
        <StatusLine status="pending" glyphTone="pending">
          {say.notChecked()}
        </StatusLine>
      )}
      {!isRefused && <KeepPart found={found} adding={adding} />}
      <Button kind="quiet" fullWidth disabled={adding.isKeeping} onClick={onBack}>
        {say.another()}
      </Button>
    </Stack>
  )
}

/** Whom it names; what identifies somebody else may be a hash, which says nothing to a reader. */
function Recipient({ found: { yours, verification } }: { found: Found }) {
  const say = useTexts(addSheet)
  const { identifier, isHashed } = verification.recipient
  const isProven = verification.word === 'genuine'
  if (isOfHolder(yours)) {
    const status = isProven ? 'owner' : 'pending'
    return (
      <StatusLine status={status} glyphTone={status}>
        {isProven ? say.forYou() : say.forYouMaybe()}
      </StatusLine>
    )
  }
  const isReadable = identifier !== '' && !isHashed
  const somebody = isReadable ? say.forOther({ recipient: identifier }) : say.forSomebody()
  return (
    <StatusLine status="pending" glyphTone="pending" breaks>
      {yours === 'other' ? somebody : say.forNobody()}
    </StatusLine>
  )
}

/** Keeps it; a wallet with a key of its own unlocks that first, because this device seals the badge. */
function KeepPart({ found, adding }: Omit<Props, 'onBack'>) {
  const say = useTexts(addSheet)
  const problems = useTexts(keptProblems)
  const sentence = useProblemText()
  const keys = useSealKeys()
  const isOwn = useHolder()?.kind === 'own'
  const { keep, isKeeping, keepProblem } = adding
  if (isOwn && keys === 'locked') return <OwnKeyGate why={say.sealWhy()} />
  const isOther = found.yours === 'other'
  const sealing = isOwn && keys !== 'locked' ? keys : undefined
  return (
    <Stack gap="m">
      {isOther && <Text weight={600}>{problems.namesSomebodyElse()}</Text>}
      {keepProblem && <ProblemNote>{sentence(keepProblem.key, keepProblem.values)}</ProblemNote>}
      <Button
        kind="primary"
        size="large"
        fullWidth
        disabled={isOwn && !keys}
        working={isKeeping}
        workingLabel={say.keeping()}
        onClick={() => void keep(found, sealing)}
      >
        {isOther ? say.keepAnyway() : say.keep()}
      </Button>
    </Stack>
  )
}
