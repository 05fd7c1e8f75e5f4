import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Fact, Facts } from '#ui/lists/facts.tsx'
import { CheckedMark } from '#ui/marks/checked-mark.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Community } from '../../public-page/contract.ts'
import { EVIDENCE } from '../../public-page/rules.ts'
import styles from '../../public-page/studio/community-page.module.css'
import { evidenceWords } from '../../public-page/texts.ts'
import { DID_CONFIGURATION_PATH } from '../../rules.ts'

/** What anyone can look up: who checked the identity, what the community has proven, and where its keys are. */
export function EvidenceSection({ community }: { community: Community }) {
  const say = useTexts(evidenceWords)
  const { promotedAt, host, did, didWeb, pageUrl, verifications } = community
  const of = (type: 'domain' | 'email') => verifications.filter((each) => each.type === type)
  const document = `/issuers/${pageUrl.split('/').at(-1)}/did.json`
  return (
    <Box
      as="section"
      lined="above"
      className={`${styles.part} ${styles.evidence}`}
      id={EVIDENCE}
      aria-label={say.title()}
      tabIndex={-1}
    >
      <h2>{say.title()}</h2>
      <Facts above="m" type="small" tone="ink2">
        <Fact label={say.identity()}>{promotedAt ? <CheckedMark at={promotedAt} host={host} /> : say.self()}</Fact>
        {of('domain').map(({ domain }) => (
          <Fact key={domain} label={say.domains()}>
            {domain}{' '}
            <a className="bz-link" href={`https://${domain}${DID_CONFIGURATION_PATH}`} rel="noopener nofollow">
              {say.file()}
            </a>
          </Fact>
        ))}
        {of('email').map(({ domain }) => (
          <Fact key={domain} label={say.emails()}>{`@${domain}`}</Fact>
        ))}
        <Fact label={say.host()}>
          {host}{' '}
          <a className="bz-link" href={document}>
            {say.document()}
          </a>
        </Fact>
        <Fact label={say.did()} className="bz-mono">
          <Stack as="span" gap="s">
            <span>{didWeb}</span>
            <span>{did}</span>
          </Stack>
        </Fact>
      </Facts>
    </Box>
  )
}
