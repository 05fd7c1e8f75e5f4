import { useId } from 'react'
import styles from '#features/developers/studio/developers.module.css'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { kindGroupWords, kindWords, webhookForm } from '../page-texts.ts'
import { KINDS, type Kind } from '../rules.ts'

const GROUPS = [
  { word: 'badges', kinds: ['badge.issued', 'badge.revoked', 'badge.suspended', 'badge.resumed'] },
  { word: 'sends', kinds: ['claim.created', 'claim.taken', 'claim.bounced', 'send.finished'] },
  { word: 'people', kinds: ['member.joined', 'member.left', 'ticket.checkedIn', 'presentation.done'] },
  { word: 'quests', kinds: ['challenge.passed', 'quest.done', 'points.booked'] },
  { word: 'templates', kinds: ['template.published', 'template.changed', 'template.deleted'] },
] as const satisfies { word: keyof typeof kindGroupWords; kinds: Kind[] }[]

type Props = { chosen: Kind[]; onChange: (chosen: Kind[]) => void; error?: string | undefined }

/** What an endpoint is notified of, in groups. */
export function KindChoice({ chosen, onChange, error }: Props) {
  const say = useTexts(webhookForm)
  const groupTexts = useTexts(kindGroupWords)
  const kindTexts = useTexts(kindWords)
  const id = useId()
  const isAll = chosen.length === KINDS.length
  const choose = (kind: Kind, isChosen: boolean) =>
    onChange(KINDS.filter((one) => (one === kind ? isChosen : chosen.includes(one))))
  return (
    <Stack as="fieldset" gap="s" className={styles.choices} aria-describedby={error ? id : undefined}>
      <legend>
        {say.kinds()}
        <span className={styles.tally}>{say.chosen({ count: chosen.length, total: KINDS.length })}</span>
      </legend>
      {error && (
        <div id={id}>
          <ProblemNote>{error}</ProblemNote>
        </div>
      )}
      <Row as="label" gap="s" className={styles.choice}>
        <input
          type="checkbox"
          checked={isAll}
          aria-invalid={error ? true : undefined}
          onChange={() => onChange(isAll ? [] : [...KINDS])}
        />
        <span>{say.allKinds()}</span>
      </Row>
      <Stack gap="m">
        {GROUPS.map(({ word, kinds }) => (
          <fieldset key={word} className={styles.group}>
            <legend>{groupTexts[word]()}</legend>
            {kinds.map((kind) => (
              <Row as="label" key={kind} gap="s" className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.includes(kind)}
                  onChange={(event) => choose(kind, event.currentTarget.checked)}
                />
                <span>{kindTexts[kind]()}</span>
                <code className="bz-mono">{kind}</code>
              </Row>
            ))}
          </fieldset>
        ))}
      </Stack>
    </Stack>
  )
}
