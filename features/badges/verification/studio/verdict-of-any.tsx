import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { useEffect, useRef, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ButtonRow } from '#ui/buttons/button-row.tsx'
import { useReportOnce } from '#ui/calls/use-report-once.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { reportCheck, type verifyAny } from '../../contract.ts'
import { Advice, AdviceButton } from '../../findings/studio/advice.tsx'
import { CheckList } from '../../findings/studio/check-list.tsx'
import { ProofSection } from '../../findings/studio/proof-section.tsx'
import { useProofLead } from '../../findings/studio/use-proof-lead.ts'
import { BadgeStage, Stage } from '../../studio/badge-stage.tsx'
import { GiverPart } from '../../studio/giver-part.tsx'
import { IssuerMark } from '../../studio/issuer-mark.tsx'
import page from '../../studio/public-page.module.css'
import { SkillFacts } from '../../studio/skill-facts.tsx'
import { TakenBack } from '../../studio/taken-back.tsx'
import { checkPageWords } from '../page-texts.ts'
import { AnotherBadge } from './another-badge.tsx'
import styles from './check-page.module.css'
import { EndorsementList, Said } from './endorsement-list.tsx'
import { EvidencePart } from './evidence-part.tsx'
import { GaveForeign } from './gave-foreign.tsx'
import { GaveOurs } from './gave-sentence.tsx'
import { OlderFormat, OpenHosted } from './older-format.tsx'
import { OtherVerdict } from './other-verdict.tsx'
import { RecipientPart } from './recipient-part.tsx'
import { RegistryLines } from './registry-lines.tsx'
import { VerdictHead } from './verdict-head.tsx'

export type Verdict = Output<typeof verifyAny>

type Props = {
  found: Verdict
  file?: File
  /** How many files were brought; the first one is checked. */
  of?: number
  onAgain: () => void
  /** Checks the same badge once more. */
  onRetry: () => void
  working: boolean
}

/** The verdict on a submitted badge; it receives the focus, because it replaces the form. */
export function VerdictOfAny({ found, file, of = 1, onAgain, onRetry, working }: Props) {
  const checkPageTexts = useTexts(checkPageWords)
  const lead = useProofLead(found)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer takes the focus
  useEffect(() => heading.current?.focus(), [found])
  const { own, checks, proof } = found
  // A forged file is no check of the badge whose id it has.
  useReportOnce(reportCheck, own && found.word !== 'notGenuine' ? { badgeId: own.badgeId } : undefined)
  const unnamed = found.word === 'genuine' ? checkPageTexts.unnamed : checkPageTexts.unnamedInside
  const issuer = {
    did: found.issuer.did,
    host: found.issuer.host,
    name: found.issuer.name || found.issuer.host || unnamed(),
    promotedAt: own?.issuer.promotedAt ?? '',
  }
  const badge = { ...found, issuer, title: found.title || checkPageTexts.untitled() }
  return (
    <div className={page.page}>
      {own ? <BadgeStage spec={own.card as CardSpec} /> : <Carrier found={found} file={file} />}
      <Stack as="section" gap="xxl" across="start">
        <VerdictHead
          badge={badge}
          standard={found.standard}
          gave={own ? <GaveOurs badge={{ ...own, issuer }} word={found.word} /> : <GaveForeign badge={badge} />}
          lead={lead}
          headingRef={heading}
        >
          {own && found.word === 'genuine' && <IssuerMark issuer={own.issuer} />}
          {own && <TakenBack badge={own} type="lead" />}
          {of > 1 && (
            <StatusLine status="pending" size={18}>
              {checkPageTexts.firstOf({ count: of })}
            </StatusLine>
          )}
        </VerdictHead>
        {proof?.word === 'notGenuine' && <ProofSection proof={proof} badge={badge} />}
        <CheckList checks={checks} because={found.because} badge={badge} />
        <Advice judged={found} />
        {found.kind === 'endorsement' && found.word !== 'notGenuine' && <Said comment={found.description} />}
        <EndorsementList badge={badge} />
        <OlderFormat found={found} />
        <RegistryLines registries={found.registries} />
        {proof && proof.word !== 'notGenuine' && <ProofSection proof={proof} badge={badge} />}
        <SkillFacts skills={found.skills} />
        {own ? <GiverPart {...own} evidence={found.evidence} /> : <EvidencePart evidence={found.evidence} />}
        {!own && <RecipientPart recipient={found.recipient} />}
        {found.others.map((other) => (
          <OtherVerdict key={other.place} found={other} checkedAt={found.checkedAt} />
        ))}
        <ButtonRow full className={page.actions}>
          <AdviceButton
            judged={found}
            issuerUrl={own ? own.issuer.pageUrl : found.issuer.host && `https://${found.issuer.host}`}
            onRetry={onRetry}
            working={working}
            onAgain={onAgain}
          />
          {own && (
            <Button href={own.verifyUrl} icon={<SealCheckIcon size={20} />}>
              {checkPageTexts.page()}
            </Button>
          )}
          <OpenHosted found={found} />
          <AnotherBadge place="below" onPress={onAgain} />
        </ButtonRow>
        {!own && (
          <Text type="small" tone="ink3">
            {checkPageTexts.foreign()}
          </Text>
        )}
      </Stack>
    </div>
  )
}

/** The submitted picture of another site's badge, or the outline of a card. */
function Carrier({ found, file }: { found: Verdict; file?: File }) {
  const checkPageTexts = useTexts(checkPageWords)
  const [picture, setPicture] = useState('')
  const type = found.carrier === 'svg' ? 'image/svg+xml' : 'image/png'
  const isPicture = file !== undefined && found.carrier !== 'text'
  useEffect(() => {
    if (!isPicture) return
    const address = URL.createObjectURL(new Blob([file], { type }))
    setPicture(address)
    return () => URL.revokeObjectURL(address)
  }, [file, isPicture, type])
  if (!isPicture)
    return (
      <Stage only="desks">
        <CategoryOutline category="basic" width={240} />
      </Stage>
    )
  return (
    <Stack as="figure" gap="l" across="center" className={styles.picture}>
      {picture && <img src={picture} alt={checkPageTexts.picture()} />}
      <Text as="figcaption" type="small" tone="ink3">
        {checkPageTexts.pictureNote()}
      </Text>
    </Stack>
  )
}
