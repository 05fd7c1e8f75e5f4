import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { useEffect, useRef, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { checkPageWords } from '../check-page-texts.ts'
import type { verifyAny } from '../contract.ts'
import { publicPageWords } from '../texts.ts'
import { AnotherBadge } from './another-badge.tsx'
import { BadgeStage } from './badge-stage.tsx'
import { CheckLine } from './check-line.tsx'
import styles from './check-page.module.css'
import { EvidencePart } from './evidence-part.tsx'
import { GaveSentence } from './gave-sentence.tsx'
import { GiverPart } from './giver-part.tsx'
import { IssuerMark } from './issuer-mark.tsx'
import { OtherVerdict } from './other-verdict.tsx'
import { ProofSection } from './proof-section.tsx'
import page from './public-page.module.css'
import { RegistryLines } from './registry-lines.tsx'
import { SkillFacts } from './skill-facts.tsx'
import { TakenBack } from './taken-back.tsx'
import { useProofHero } from './use-proof-hero.ts'
import { VerdictShield } from './verdict-shield.tsx'

export type Verdict = Output<typeof verifyAny>

/** The verdict on a submitted badge; it receives the focus, because it replaces the form. */
export function VerdictOfAny({ found, file, onAgain }: { found: Verdict; file?: File; onAgain: () => void }) {
  const checkPageTexts = useTexts(checkPageWords)
  const publicPageTexts = useTexts(publicPageWords)
  const format = useFormat()
  const hero = useProofHero(found)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { own, checks, proof } = found
  const passed = checks.filter((check) => check.result === 'ok').length
  const issuer = found.issuer.name || found.issuer.host || checkPageTexts.unnamed()
  return (
    <div className={page.page}>
      {own ? <BadgeStage spec={own.card as CardSpec} /> : <Carrier found={found} file={file} />}
      <section className={page.words}>
        <div className={page.hero}>
          <VerdictShield verdict={found.verdict} />
          <h1 className={`bz-hero ${styles.title}`} ref={heading} tabIndex={-1}>
            {hero}
          </h1>
          <p className="bz-lead">
            <GaveSentence
              issuer={issuer}
              title={found.title || checkPageTexts.untitled()}
              holder={own?.holderName ?? ''}
              verdict={found.verdict}
              giver={own?.giver.name}
            />{' '}
            {publicPageTexts.checked({ at: format.dateTime(found.checkedAt), passed, total: checks.length })}
          </p>
          {own && found.verdict !== 'invalid' && found.verdict !== 'unknown' && <IssuerMark issuer={own.issuer} />}
          {own && <TakenBack badge={own} />}
        </div>
        {proof?.verdict === 'invalid' && <ProofSection proof={proof} />}
        <ul className={page.checks}>
          {checks.map((check) => (
            <CheckLine
              key={check.check}
              check={check}
              badge={{ ...found, issuer: { ...found.issuer, name: issuer } }}
            />
          ))}
        </ul>
        <RegistryLines registries={found.registries} />
        {proof && proof.verdict !== 'invalid' && <ProofSection proof={proof} />}
        <SkillFacts skills={found.skills} />
        {own ? <GiverPart {...own} evidence={found.evidence} /> : <EvidencePart evidence={found.evidence} />}
        {found.others.map((other) => (
          <OtherVerdict key={other.place} found={other} checkedAt={found.checkedAt} />
        ))}
        <div className={page.actions}>
          {own && (
            <Button href={own.verifyUrl} icon={<SealCheckIcon size={20} />}>
              {checkPageTexts.page()}
            </Button>
          )}
          <AnotherBadge place="below" onPress={onAgain} />
        </div>
        {!own && <p className={page.note}>{checkPageTexts.foreign()}</p>}
      </section>
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
      <div className={page.stage}>
        <CategoryOutline category="basic" width={240} />
      </div>
    )
  return (
    <figure className={styles.picture}>
      {picture && <img src={picture} alt={checkPageTexts.picture()} />}
      <figcaption className={page.note}>{checkPageTexts.pictureNote()}</figcaption>
    </figure>
  )
}
