import type { Output } from '#base/endpoint.ts'
import type { ProofFinding } from '#features/proofs/rules.ts'
import { proofWords } from '#features/proofs/texts.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Fact, Facts } from '#ui/lists/facts.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyAny } from '../../contract.ts'
import type { NamedBadge } from '../sentence-rules.ts'
import { CheckRows } from './check-row.tsx'
import { isConfirmed } from './is-confirmed.ts'
import { ProofLine } from './proof-line.tsx'

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
    <Stack as="section" gap="m" full>
      <h2>{isChanged ? proofTexts.titleOther() : proofTexts.title()}</h2>
      {isChanged ? (
        <Text tone="ink2" width="text">
          {proofTexts.changed()}
        </Text>
      ) : (
        proof.asOf && (
          <Text tone="ink2" width="text">
            {proofTexts.asOf({ at: format.dateTime(proof.asOf) })}
          </Text>
        )
      )}
      <CheckRows>
        {findings.map((finding) => (
          <ProofLine key={finding.about} finding={finding} badge={badge} />
        ))}
      </CheckRows>
      <Heading as="h3" above="m">
        {proofTexts.keys()}
      </Heading>
      {!isConfirmed(proof) && (
        <Text tone="ink2" width="text">
          {proofTexts.keysText()}
        </Text>
      )}
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
