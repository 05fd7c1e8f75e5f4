import { useId } from 'react'
import { SCOPES, type Scope } from '#base/scopes.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyDialogs } from '../page-texts.ts'
import { scopeGroupWords, scopeWords } from '../scope-texts.ts'
import styles from './developers.module.css'

const GROUPS = [
  { word: 'templates', scopes: ['templates:read', 'templates:write'] },
  { word: 'badges', scopes: ['sessions:read', 'sessions:write', 'badges:read', 'badges:revoke'] },
  { word: 'people', scopes: ['members:read', 'addresses:read'] },
  { word: 'quests', scopes: ['points:read', 'points:write', 'quests:read', 'quests:write'] },
  { word: 'programs', scopes: ['presentations:verify', 'webhooks:manage'] },
] as const satisfies { word: keyof typeof scopeGroupWords; scopes: Scope[] }[]

type Props = { chosen: Scope[]; onChange: (chosen: Scope[]) => void; error?: string | undefined }

/** What a key may do: everything, or one scope at a time, in groups. */
export function ScopeChoice({ chosen, onChange, error }: Props) {
  const say = useTexts(keyDialogs)
  const groupTexts = useTexts(scopeGroupWords)
  const scopeTexts = useTexts(scopeWords)
  const id = useId()
  const isAll = chosen.length === SCOPES.length
  const choose = (scope: Scope, isChosen: boolean) =>
    onChange(SCOPES.filter((one) => (one === scope ? isChosen : chosen.includes(one))))
  return (
    <Stack as="fieldset" gap="s" className={styles.choices} aria-describedby={error ? id : undefined}>
      <legend>
        {say.permissions()}
        <span className={styles.tally}>{say.chosen({ count: chosen.length, total: SCOPES.length })}</span>
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
          onChange={() => onChange(isAll ? [] : [...SCOPES])}
        />
        <span>{say.everything()}</span>
      </Row>
      <Stack gap="m">
        {GROUPS.map(({ word, scopes }) => (
          <fieldset key={word} className={styles.group}>
            <legend>{groupTexts[word]()}</legend>
            {scopes.map((scope) => (
              <Row as="label" key={scope} gap="s" className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.includes(scope)}
                  onChange={(event) => choose(scope, event.currentTarget.checked)}
                />
                <span>{scopeTexts[scope]()}</span>
                <code className="bz-mono">{scope}</code>
              </Row>
            ))}
          </fieldset>
        ))}
      </Stack>
    </Stack>
  )
}
