import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple'
import type { Output } from '#base/endpoint.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { verifyBadge } from '../contract.ts'
import { publicPageWords } from '../texts.ts'
import { AnotherBadge } from './another-badge.tsx'
import { OtherFiles, PictureButton } from './badge-files.tsx'
import { BadgeStage } from './badge-stage.tsx'
import { CheckLine } from './check-line.tsx'
import { GaveSentence } from './gave-sentence.tsx'
import { GiverPart } from './giver-part.tsx'
import { IssuerMark } from './issuer-mark.tsx'
import styles from './public-page.module.css'
import { RegistryLines } from './registry-lines.tsx'
import { SkillFacts } from './skill-facts.tsx'
import { TakenBack } from './taken-back.tsx'
import { UnreadPage } from './unread-page.tsx'
import { useHero } from './use-hero.ts'
import { VerdictShield } from './verdict-shield.tsx'

type Verification = Output<typeof verifyBadge>

/** The public verification page: the verdict in words, then each check with its evidence. */
export function VerifyPage({ badgeId }: { badgeId: string }) {
  const publicPageTexts = useTexts(publicPageWords)
  const { data, error, refetch } = useQueryCall(verifyBadge, { badgeId }, { staleTime: 0, quiet: true })
  const missing = { title: publicPageTexts.notFoundTitle(), text: publicPageTexts.notFoundText() }
  return (
    <PublicFrame page={publicPageTexts.verification()} actions={<AnotherBadge place="head" />}>
      {data ? <Verified badge={data} /> : <UnreadPage problem={error} missing={missing} onRetry={refetch} />}
    </PublicFrame>
  )
}

function Verified({ badge }: { badge: Verification }) {
  const publicPageTexts = useTexts(publicPageWords)
  const format = useFormat()
  const copy = useCopy()
  const hero = useHero(badge.verdict)
  const passed = badge.checks.filter((check) => check.result === 'ok').length
  return (
    <div className={styles.page}>
      <BadgeStage spec={badge.card as CardSpec} />
      <section className={styles.words}>
        <div className={styles.hero}>
          <VerdictShield verdict={badge.verdict} />
          <h1 className="bz-hero">{hero}</h1>
          <p className="bz-lead">
            <GaveSentence
              issuer={badge.issuer.name}
              title={badge.title}
              holder={badge.holderName}
              verdict={badge.verdict}
              giver={badge.giver.name}
            />{' '}
            {publicPageTexts.checked({ at: format.dateTime(badge.checkedAt), passed, total: badge.checks.length })}
          </p>
          {badge.verdict !== 'invalid' && badge.verdict !== 'unknown' && <IssuerMark issuer={badge.issuer} />}
          <TakenBack badge={badge} />
        </div>
        <ul className={styles.checks}>
          {badge.checks.map((check) => (
            <CheckLine key={check.check} check={check} badge={badge} />
          ))}
        </ul>
        <RegistryLines registries={badge.registries} />
        <SkillFacts skills={badge.skills} />
        <GiverPart {...badge} />
        <div className={styles.actions}>
          {badge.credentialUrl && (
            <>
              <Button
                href={badge.credentialUrl}
                download={`${badge.badgeId}.json`}
                icon={<DownloadSimpleIcon size={20} />}
              >
                {publicPageTexts.credentialFile()}
              </Button>
              <PictureButton credentialUrl={badge.credentialUrl} />
            </>
          )}
          <Button icon={<LinkSimpleIcon size={20} />} onClick={() => copy(badge.verifyUrl)}>
            {publicPageTexts.copyLink()}
          </Button>
          <AnotherBadge place="below" />
        </div>
        {badge.credentialUrl && <OtherFiles credentialUrl={badge.credentialUrl} />}
        {badge.isLocal && <p className={styles.note}>{publicPageTexts.local()}</p>}
      </section>
    </div>
  )
}
