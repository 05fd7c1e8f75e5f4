import { useId } from 'react'
import styles from '#features/developers/studio/developers.module.css'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
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

/** All kinds; does not compile while one is in no group. */
const OFFERED: readonly (typeof GROUPS)[number]['kinds'][number][] = KINDS

type Props = { chosen: Kind[]; onChange: (chosen: Kind[]) => void; error?: string | undefined }

/** What an endpoint is notified of, in groups. */
export function KindChoice({ chosen, onChange, error }: Props) {
  const say = useTexts(webhookForm)
  const groupTexts = useTexts(kindGroupWords)
  const kindTexts = useTexts(kindWords)
  const id = useId()
  const isAll = chosen.length === OFFERED.length
  const choose = (kind: Kind, isChosen: boolean) =>
    onChange(OFFERED.filter((one) => (one === kind ? isChosen : chosen.includes(one))))
  return (
    <fieldset className={styles.choices} aria-describedby={error ? id : undefined}>
      <legend>
        {say.kinds()}
        <span className={styles.tally}>{say.chosen({ count: chosen.length, total: OFFERED.length })}</span>
      </legend>
      {error && (
        <div id={id}>
          <ProblemNote>{error}</ProblemNote>
        </div>
      )}
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isAll}
          aria-invalid={error ? true : undefined}
          onChange={() => onChange(isAll ? [] : [...OFFERED])}
        />
        <span>{say.allKinds()}</span>
      </label>
      <div className={styles.groups}>
        {GROUPS.map(({ word, kinds }) => (
          <fieldset key={word} className={styles.group}>
            <legend>{groupTexts[word]()}</legend>
            {kinds.map((kind) => (
              <label key={kind} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.includes(kind)}
                  onChange={(event) => choose(kind, event.currentTarget.checked)}
                />
                <span>{kindTexts[kind]()}</span>
                <code className="bz-mono">{kind}</code>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}
