import type { Output } from '#base/endpoint.ts'
import type { ProofFinding } from '#features/proofs/rules.ts'
import { proofWords } from '#features/proofs/texts.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Fact, Facts } from '#ui/lists/facts.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyAny } from '../contract.ts'
import type { NamedBadge } from '../sentence-rules.ts'
import { isConfirmed } from './is-confirmed.ts'
import { ProofLine } from './proof-line.tsx'
import styles from './proof-section.module.css'
import page from './public-page.module.css'

type Proof = NonNullable<Output<typeof verifyAny>['proof']>

/** What a proof file proves by itself, part by part, and whose keys all of it rests on. */
export function ProofSection({ proof, badge }: { proof: Proof; badge: NamedBadge }) {
  const proofTexts = useTexts(proofWords)
  const format = useFormat()
  const isChanged = proof.word === 'notGenuine'
  const isFailed = ({ result }: ProofFinding) => result === 'failed'
  // What was changed comes first.
  const findings = proof.findings.toSorted((a, b) => Number(isFailed(b)) - Number(isFailed(a)))
  return (
    <Stack as="section" gap="m" full className={styles.section}>
      <h2>{isChanged ? proofTexts.titleOther() : proofTexts.title()}</h2>
      {isChanged ? (
        <p>{proofTexts.changed()}</p>
      ) : (
        proof.asOf && <p>{proofTexts.asOf({ at: format.dateTime(proof.asOf) })}</p>
      )}
      <ul className={page.checks}>
        {findings.map((finding) => (
          <ProofLine key={finding.about} finding={finding} badge={badge} />
        ))}
      </ul>
      <h3>{proofTexts.keys()}</h3>
      {!isConfirmed(proof) && <p>{proofTexts.keysText()}</p>}
      <Facts even>
        {proof.account.did && <Key name={proofTexts.account()} value={proof.account.did} known={proof.account.known} />}
        <Key name={proofTexts.log()} value={proof.log.key} known={proof.log.known} />
      </Facts>
    </Stack>
  )
}

type KeyProps = { name: string; value: string; known: Proof['log']['known'] }

function Key({ name, value, known }: KeyProps) {
  const proofTexts = useTexts(proofWords)
  return (
    <Fact label={name}>
      <span className="bz-mono">{value}</span>
      <Text as="small" type="small" tone="ink2" block>
        {proofTexts[known]()}
      </Text>
    </Fact>
  )
}
