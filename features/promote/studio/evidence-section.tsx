import type { ReactNode } from 'react'
import { CheckedMark } from '#ui/marks/checked-mark.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Community } from '../public-contract.ts'
import { EVIDENCE } from '../public-rules.ts'
import { evidenceWords } from '../public-texts.ts'
import { DID_CONFIGURATION_PATH } from '../rules.ts'
import styles from './evidence-section.module.css'

/** What anyone can look up: who checked the identity, what the community has proven, and where its keys are. */
export function EvidenceSection({ community }: { community: Community }) {
  const say = useTexts(evidenceWords)
  const { promotedAt, host, did, didWeb, pageUrl, verifications } = community
  const of = (type: 'domain' | 'email') => verifications.filter((each) => each.type === type)
  const document = `/issuers/${pageUrl.split('/').at(-1)}/did.json`
  return (
    <section className={styles.section} id={EVIDENCE} aria-label={say.title()} tabIndex={-1}>
      <h2>{say.title()}</h2>
      <dl>
        <dt>{say.identity()}</dt>
        <dd>{promotedAt ? <CheckedMark at={promotedAt} host={host} /> : say.self()}</dd>
        {of('domain').map(({ domain }) => (
          <Fact key={domain} label={say.domains()} value={domain}>
            <a className="bz-link" href={`https://${domain}${DID_CONFIGURATION_PATH}`} rel="noopener nofollow">
              {say.file()}
            </a>
          </Fact>
        ))}
        {of('email').map(({ domain }) => (
          <Fact key={domain} label={say.emails()} value={`@${domain}`} />
        ))}
        <Fact label={say.host()} value={host}>
          <a className="bz-link" href={document}>
            {say.document()}
          </a>
        </Fact>
        <dt>{say.did()}</dt>
        <dd className="bz-mono">{didWeb}</dd>
        <dt className={styles.again}>{say.did()}</dt>
        <dd className="bz-mono">{did}</dd>
      </dl>
    </section>
  )
}

function Fact({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {value} {children}
      </dd>
    </>
  )
}
