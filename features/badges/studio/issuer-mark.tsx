import type { Output } from '#base/endpoint.ts'
import { Row } from '#ui/layout/row.tsx'
import { CheckedMark } from '#ui/marks/checked-mark.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { getShare } from '../contract.ts'
import { publicPageWords } from '../texts.ts'

/** The issuer's verified mark, and the way to its public page. */
export function IssuerMark({ issuer }: { issuer: Output<typeof getShare>['issuer'] }) {
  const publicPageTexts = useTexts(publicPageWords)
  const { name, host, promotedAt, pageUrl } = issuer
  if (!promotedAt && !pageUrl) return null
  return (
    <Row as="p" gap="l" rows="s" align="stretch" wrap type="small" tone="ink2">
      {promotedAt && <CheckedMark at={promotedAt} host={host} />}
      {pageUrl && (
        <a className="bz-link" href={pageUrl}>
          {publicPageTexts.aboutIssuer({ issuer: name })}
        </a>
      )}
    </Row>
  )
}
