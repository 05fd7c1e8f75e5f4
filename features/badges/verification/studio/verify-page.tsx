import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple'
import type { Output } from '#base/endpoint.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ButtonRow } from '#ui/buttons/button-row.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useReportOnce } from '#ui/calls/use-report-once.ts'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { reportCheck, verifyBadge } from '../../contract.ts'
import { OtherFiles, PictureButton } from '../../files/studio/badge-files.tsx'
import { Advice, AdviceButton } from '../../findings/studio/advice.tsx'
import { CheckList } from '../../findings/studio/check-list.tsx'
import { BadgeStage } from '../../studio/badge-stage.tsx'
import { GiverPart } from '../../studio/giver-part.tsx'
import { IssuerMark } from '../../studio/issuer-mark.tsx'
import styles from '../../studio/public-page.module.css'
import { SkillFacts } from '../../studio/skill-facts.tsx'
import { TakenBack } from '../../studio/taken-back.tsx'
import { publicPageWords } from '../../texts.ts'
import { AnotherBadge } from './another-badge.tsx'
import { GaveOurs } from './gave-sentence.tsx'
import { RegistryLines } from './registry-lines.tsx'
import { UnreadPage } from './unread-page.tsx'
import { VerdictHead } from './verdict-head.tsx'

type Verification = Output<typeof verifyBadge>

/** The public verification page: the verdict in words, then each check with its evidence. */
export function VerifyPage({ badgeId }: { badgeId: string }) {
  const publicPageTexts = useTexts(publicPageWords)
  const { data, error, refetch, isFetching } = useQueryCall(verifyBadge, { badgeId }, { staleTime: 0, quiet: true })
  const missing = { title: publicPageTexts.notFoundTitle(), text: publicPageTexts.notFoundText() }
  return (
    <PublicFrame page={publicPageTexts.verification()} actions={<AnotherBadge place="head" />}>
      {data ? (
        <Verified badge={data} onRetry={() => void refetch()} working={isFetching} />
      ) : (
        <UnreadPage problem={error} missing={missing} onRetry={refetch} />
      )}
    </PublicFrame>
  )
}

type Props = { badge: Verification; onRetry: () => void; working: boolean }

function Verified({ badge, onRetry, working }: Props) {
  const publicPageTexts = useTexts(publicPageWords)
  const copy = useCopy()
  useReportOnce(reportCheck, { badgeId: badge.badgeId })
  return (
    <div className={styles.page}>
      <BadgeStage spec={badge.card as CardSpec} />
      <Stack as="section" gap="xxl" across="start">
        <VerdictHead badge={badge} gave={<GaveOurs badge={badge} word={badge.word} />}>
          {badge.word === 'genuine' && <IssuerMark issuer={badge.issuer} />}
          <TakenBack badge={badge} type="lead" />
        </VerdictHead>
        <CheckList checks={badge.checks} because={badge.because} badge={badge} />
        <Advice judged={badge} />
        <RegistryLines registries={badge.registries} />
        <SkillFacts skills={badge.skills} />
        <GiverPart {...badge} />
        <ButtonRow full className={styles.actions}>
          <AdviceButton judged={badge} issuerUrl={badge.issuer.pageUrl} onRetry={onRetry} working={working} />
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
        </ButtonRow>
        {badge.credentialUrl && <OtherFiles credentialUrl={badge.credentialUrl} />}
        {badge.isLocal && (
          <Text type="small" tone="ink3" breaks>
            {publicPageTexts.local()}
          </Text>
        )}
      </Stack>
    </div>
  )
}
