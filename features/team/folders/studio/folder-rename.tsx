import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { useCall } from '#ui/calls/use-call.ts'
import { FieldLine } from '#ui/fields/field-line.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { FOLDER_NAME_MAX } from '../../rules.ts'
import { getAccess, updateFolder } from '../contract.ts'
import { folderPage } from '../page-texts.ts'
import type { Folder } from './access-view.ts'

/** The folder's name as a field, selected: Enter saves it, Esc keeps the name as it was. */
export function FolderRename({ folder, onDone }: { folder: Folder; onDone: () => void }) {
  const folderTexts = useTexts(folderPage)
  const common = useTexts(words)
  const sentence = useProblemText()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(folder.name)
  const { run, working, problem, reset } = useCall(updateFolder, { invalidates: [getAccess] })
  useEffect(() => field.current?.select(), [])
  const save = async () => {
    if (name.trim() === folder.name) return onDone()
    const { output } = await run({ roleId: folder.id, name })
    if (output) onDone()
    else field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onDone()
  }
  return (
    <FieldLine
      width="middle"
      grow
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        ref={field}
        label={folderTexts.name()}
        value={name}
        onChange={(text) => {
          reset()
          setName(text)
        }}
        maxCount={FOLDER_NAME_MAX}
        error={problem && sentence(problem.key)}
        autoComplete="off"
      />
      <Button type="submit" kind="secondary" working={working} workingLabel={common.saving()}>
        {common.save()}
      </Button>
      <Button kind="quiet" onClick={onDone}>
        {common.cancel()}
      </Button>
    </FieldLine>
  )
}
