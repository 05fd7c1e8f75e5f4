import { type FormEvent, useState } from 'react'
import { EMAILS_MAX, LIST_NAME_MAX } from '#features/claims/rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FieldLine } from '#ui/fields/field-line.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Rows } from '#ui/layout/rows.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { listRecipientLists, saveRecipientList } from '../contract.ts'
import { listWords } from '../texts.ts'
import { RecipientListLine } from './recipient-list-line.tsx'

type Props = {
  /** The addresses entered so far, which can be saved as a list. */
  emails: string[]
  onUse: (emails: string[]) => void
  onClose: () => void
}

/** The issuer's recipient lists: use, rename or delete one, or save the entered addresses as another. */
export function RecipientLists({ emails, onUse, onClose }: Props) {
  const listTexts = useTexts(listWords)
  const query = useQueryCall(listRecipientLists, {})
  return (
    <Dialog opened onClose={onClose} above={listTexts.above()} title={listTexts.title()}>
      <Loaded query={query} coming={<RuledOutline kind="lines" count={3} />}>
        {({ lists }) =>
          lists.length === 0 ? (
            <Text width="hint" tone="ink2">
              {listTexts.none()}
            </Text>
          ) : (
            <Rows lined="below" aria-label={listTexts.label()}>
              {lists.map((list) => (
                <RecipientListLine key={list.id} list={list} onUse={() => onUse(list.emails)} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {emails.length > 0 && emails.length <= EMAILS_MAX && <SaveAsList emails={emails} />}
    </Dialog>
  )
}

function SaveAsList({ emails }: { emails: string[] }) {
  const listTexts = useTexts(listWords)
  const common = useTexts(words)
  const sentence = useProblemText()
  const [name, setName] = useState('')
  const { run, working, problem, reset } = useCall(saveRecipientList, { invalidates: [listRecipientLists] })
  const validation = useFieldProblems({ name }, ({ name }) => (name.trim() === '' ? { name: 'listNameMissing' } : {}))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!validation.isRight() || name.length > LIST_NAME_MAX) return
    const { output } = await run({ name, emails })
    if (!output) return
    setName('')
    toastSuccess(listTexts.saved())
  }
  return (
    <FieldLine above="xl" onSubmit={(event) => void save(event)}>
      <TextField
        label={listTexts.saveThese({ count: emails.length })}
        hint={listTexts.replaces()}
        placeholder={listTexts.example()}
        error={validation.problems.name ? sentence(validation.problems.name) : problem && sentence(problem.key)}
        maxCount={LIST_NAME_MAX}
        countFrom={LIST_NAME_MAX - 20}
        value={name}
        onChange={(text) => {
          setName(text)
          reset()
        }}
      />
      <Button type="submit" working={working}>
        {common.save()}
      </Button>
    </FieldLine>
  )
}
