import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Output } from '#base/endpoint.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { EventFacts } from '#features/templates/event/view/event-facts.tsx'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ButtonRow } from '#ui/buttons/button-row.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useReportOnce } from '#ui/calls/use-report-once.ts'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import type { QrCode } from '#ui/marks/qr-code.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getShare, reportCheck, verifyBadge } from '../../contract.ts'
import { OtherFiles, PictureButton, ProofButton } from '../../files/studio/badge-files.tsx'
import { BadgeStage } from '../../studio/badge-stage.tsx'
import { GiverPart } from '../../studio/giver-part.tsx'
import { IssuerMark } from '../../studio/issuer-mark.tsx'
import styles from '../../studio/public-page.module.css'
import { SkillFacts } from '../../studio/skill-facts.tsx'
import { TakenBack } from '../../studio/taken-back.tsx'
import { publicPageWords } from '../../texts.ts'
import { faceOf } from '../../verification/face-rules.ts'
import { UnreadPage } from '../../verification/studio/unread-page.tsx'
import { VerdictChip } from '../../verification/view/verdict-chip.tsx'

type Shared = Output<typeof getShare>

/** A holder's public page of one badge; it prints as a one-page certificate. */
export function SharePage({ shareId }: { shareId: string }) {
  const publicPageTexts = useTexts(publicPageWords)
  const { data, error, refetch } = useQueryCall(getShare, { shareId }, { staleTime: 0, quiet: true })
  const missing = { title: publicPageTexts.offTitle(), text: publicPageTexts.offText() }
  return (
    <PublicFrame>
      {data ? <SharedBadge badge={data} /> : <UnreadPage problem={error} missing={missing} onRetry={refetch} />}
    </PublicFrame>
  )
}

function SharedBadge({ badge }: { badge: Shared }) {
  const publicPageTexts = useTexts(publicPageWords)
  const format = useFormat()
  const issuer = badge.issuer.name
  const [Code, setCode] = useState<typeof QrCode>()
  const copy = useCopy()
  const share = async () => {
    const link = { title: badge.title, url: badge.shareUrl }
    if (navigator.share) return navigator.share(link).catch(() => undefined)
    await copy(badge.shareUrl)
  }
  // Loaded only for printing; without it only the address is printed.
  const print = async () => {
    const code = await import('#ui/marks/qr-code.tsx').catch(() => undefined)
    if (code) flushSync(() => setCode(() => code.QrCode))
    window.print()
  }
  return (
    <div className={styles.page}>
      <BadgeStage spec={badge.card as CardSpec} />
      <Stack as="section" gap="xxl" across="start" lang={badge.lang}>
        <Stack gap="m">
          <h1 className="bz-headline">{badge.title}</h1>
          <Text type="lead" tone="ink2" width="text">
            {badge.holderName
              ? publicPageTexts.issuedTo({ holder: badge.holderName, issuer })
              : publicPageTexts.issuedToHolder({ issuer })}
          </Text>
          <IssuerMark issuer={badge.issuer} />
          <SharedVerdict badgeId={badge.badgeId} />
        </Stack>
        <Text type="lead" tone="ink2" width="text">
          {badge.description}
        </Text>
        {badge.event && (
          <Facts beside gap="l" rows="xs">
            <EventFacts event={badge.event} />
          </Facts>
        )}
        <div>
          <Heading below="xs">{publicPageTexts.criteria()}</Heading>
          <Text tone="ink2" width="text">
            {badge.criteria}
          </Text>
        </div>
        <SkillFacts skills={badge.skills} />
        <GiverPart {...badge} />
        <Text tone="ink2" width="text">
          {publicPageTexts.issuedOn({ at: format.date(badge.issuedAt) })}
          <br />
          {badge.validUntil
            ? publicPageTexts.validUntil({ at: format.lastDay(badge.validUntil) })
            : publicPageTexts.noEnd()}
        </Text>
        <TakenBack badge={badge} />
        <ButtonRow full className={styles.actions}>
          <Button kind="primary" href={badge.verifyUrl} icon={<SealCheckIcon size={20} />}>
            {publicPageTexts.verify()}
          </Button>
          <Button icon={<ShareNetworkIcon size={20} />} onClick={() => void share()}>
            {publicPageTexts.shareOn()}
          </Button>
          <Button icon={<PrinterIcon size={20} />} onClick={() => void print()}>
            {publicPageTexts.print()}
          </Button>
          <PictureButton credentialUrl={badge.credentialUrl} />
          <ProofButton credentialUrl={badge.credentialUrl} />
        </ButtonRow>
        <OtherFiles credentialUrl={badge.credentialUrl} json />
        <Row gap="l" breaks className={styles.proof}>
          {Code && <Code value={badge.verifyUrl} label={publicPageTexts.verify()} size={96} />}
          <p>
            {publicPageTexts.verify()}
            <br />
            {badge.verifyUrl}
          </p>
        </Row>
      </Stack>
    </div>
  )
}

/** The word of the verification page, once it is known; without an answer the button below leads there. */
function SharedVerdict({ badgeId }: { badgeId: string }) {
  const { data } = useQueryCall(verifyBadge, { badgeId }, { staleTime: 0, quiet: true })
  useReportOnce(reportCheck, data && { badgeId })
  return <p className={styles.word}>{data && <VerdictChip face={faceOf(data)} />}</p>
}
