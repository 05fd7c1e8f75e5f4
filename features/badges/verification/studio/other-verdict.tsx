import type { Output } from '#base/endpoint.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyAny } from '../../contract.ts'
import { CheckList } from '../../findings/studio/check-list.tsx'
import { SkillFacts } from '../../studio/skill-facts.tsx'
import { checkPageWords } from '../page-texts.ts'
import { EndorsementList } from './endorsement-list.tsx'
import { EvidencePart } from './evidence-part.tsx'
import { useHero } from './use-hero.ts'

type Props = { found: Output<typeof verifyAny>['others'][number]; checkedAt: string }

/** A further badge of a presentation: its verdict, each of its checks, and what it attests. */
export function OtherVerdict({ found, checkedAt }: Props) {
  const checkPageTexts = useTexts(checkPageWords)
  const hero = useHero(found)
  const unnamed = found.word === 'genuine' ? checkPageTexts.unnamed : checkPageTexts.unnamedInside
  const issuer = {
    did: found.issuer.did,
    host: found.issuer.host,
    name: found.issuer.name || found.issuer.host || unnamed(),
    promotedAt: found.own?.issuer.promotedAt ?? '',
  }
  return (
    <section>
      <Heading below="xs">{found.title || checkPageTexts.untitled()}</Heading>
      <p className="bz-lead">{hero}</p>
      <CheckList checks={found.checks} because={found.because} badge={{ ...found, checkedAt, issuer }} />
      <EndorsementList badge={{ ...found, issuer }} heading="h3" />
      <SkillFacts skills={found.skills} heading="h3" />
      <EvidencePart evidence={found.evidence} heading="h3" />
    </section>
  )
}
