import type { Output } from '#base/endpoint.ts'
import { CheckList } from '#features/badges/findings/studio/check-list.tsx'
import styles from '#features/badges/studio/public-page.module.css'
import { publicPageWords } from '#features/badges/texts.ts'
import { UnreadPage } from '#features/badges/verification/studio/unread-page.tsx'
import { VerdictHead } from '#features/badges/verification/studio/verdict-head.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getShown } from '../../contract.ts'
import { shownPage } from '../../page-texts.ts'
import { shownIssuer } from '../../shown-rules.ts'
import { issuerWords } from '../../texts.ts'
import { ReportPage } from './report-page.tsx'
import shown from './shown-page.module.css'

type Shown = Output<typeof getShown>

/** A holder's public page of a badge of another issuer: the verdict and its words, without any picture of others. */
export function ShownPage({ shareId }: { shareId: string }) {
  const say = useTexts(shownPage)
  const { data, error, refetch } = useQueryCall(getShown, { shareId }, { staleTime: 0, quiet: true })
  const missing = { title: say.offTitle(), text: say.offText() }
  return (
    <PublicFrame>
      {data ? (
        <ShownBadge badge={data} shareId={shareId} />
      ) : (
        <UnreadPage problem={error} missing={missing} onRetry={refetch} />
      )}
    </PublicFrame>
  )
}

function ShownBadge({ badge, shareId }: { badge: Shown; shareId: string }) {
  const say = useTexts(shownPage)
  const words = useTexts(issuerWords)
  const { called, isQuoted } = shownIssuer(badge.issuer)
  const name = isQuoted ? words.stated({ name: called }) : called
  const issuer = { name, host: badge.issuer.host, promotedAt: '' }
  const named = { ...badge, title: badge.title || say.untitled(), issuer }
  const here = { issuer: issuer.name, host: new URL(badge.shownUrl).host }
  return (
    <div className={`${styles.page} ${shown.page}`}>
      <Stack as="section" gap="xxl" across="start">
        <VerdictHead
          badge={named}
          standard={badge.standard}
          gave={badge.word === 'genuine' ? say.shows(here) : say.claims(here)}
        />
        <CheckList checks={badge.checks} because={badge.because} badge={named} />
        <Stack gap="l" full>
          <IssuersText badge={named} />
          <Dates badge={badge} />
        </Stack>
        <ReportPage shareId={shareId} />
      </Stack>
    </div>
  )
}

/** Addresses in it stay text: nothing here leads to a place that its issuer chose. */
function IssuersText({ badge }: { badge: Pick<Shown, 'title' | 'description' | 'criteria'> }) {
  const { title, description, criteria } = badge
  const say = useTexts(issuerWords)
  return (
    <Stack gap="s" breaks>
      <Text type="small" tone="ink3">
        {say.says()}
      </Text>
      <h2 dir="auto">{title}</h2>
      {description && (
        <Text tone="ink2" width="text" lines dir="auto">
          {description}
        </Text>
      )}
      {criteria && (
        <>
          <Heading as="h3" above="s">
            {say.criteria()}
          </Heading>
          <Text tone="ink2" width="text" lines dir="auto">
            {criteria}
          </Text>
        </>
      )}
    </Stack>
  )
}

function Dates({ badge: { issuedAt, validUntil } }: { badge: Shown }) {
  const publicPageTexts = useTexts(publicPageWords)
  const format = useFormat()
  return (
    <Text tone="ink2">
      {issuedAt && (
        <>
          {publicPageTexts.issuedOn({ at: format.date(issuedAt) })}
          <br />
        </>
      )}
      {validUntil ? publicPageTexts.validUntil({ at: format.lastDay(validUntil) }) : publicPageTexts.noEnd()}
    </Text>
  )
}
