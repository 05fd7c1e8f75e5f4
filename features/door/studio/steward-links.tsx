import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { createSteward, endSteward, getDoor } from '../contract.ts'
import { STEWARD_NAME_MAX } from '../rules.ts'
import { doorWords } from '../texts.ts'
import styles from './door.module.css'

const HOURS = 24

type Props = { templateId: string; stewards: Output<typeof getDoor>['stewards'] }

/** Door staff links: created, copied and ended. */
export function StewardLinks({ templateId, stewards }: Props) {
  const doorTexts = useTexts(doorWords)
  const format = useFormat()
  const sentence = useProblemText()
  const [name, setName] = useState('')
  const making = useCall(createSteward, { invalidates: [getDoor] })
  const validation = useFieldProblems({ name }, (): { name?: string } => ({}))
  const ending = useCall(endSteward, { invalidates: [getDoor] })
  const make = async () => {
    validation.forget()
    const { output, problem } = await making.run({ templateId, name, hours: HOURS })
    if (output) setName('')
    else if (!isServerTrouble(problem)) validation.refuse('name', problem.key)
  }
  const copy = useCopy()
  return (
    <section className={styles.section}>
      <h2>{doorTexts.stewards()}</h2>
      <p className={styles.hint}>{doorTexts.stewardsHint()}</p>
      <div className={styles.line}>
        <TextField
          label={doorTexts.stewardName()}
          value={name}
          onChange={setName}
          maxLength={STEWARD_NAME_MAX}
          error={validation.problems.name && sentence(validation.problems.name)}
        />
        <Button working={making.working} onClick={() => void make()}>
          {doorTexts.make()}
        </Button>
      </div>
      <ul className={styles.rows}>
        {stewards.map(({ id, name, link, expiresAt }) => (
          <li key={id}>
            <span>
              {name}
              <small>{doorTexts.until({ time: format.dateTime(expiresAt) })}</small>
            </span>
            <Button size="compact" onClick={() => void copy(link)}>
              {doorTexts.copy()}
            </Button>
            <Button size="compact" kind="danger" onClick={() => void ending.run({ templateId, steward: id })}>
              {doorTexts.end()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
