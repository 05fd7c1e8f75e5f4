import { type FormEvent, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { LIST_NAME_MAX } from '#features/claims/rules.ts'
import { readSession } from '#features/sign-in/studio/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { FieldLine } from '#ui/fields/field-line.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { deleteRecipientList, listRecipientLists, renameRecipientList } from '../contract.ts'
import { listWords } from '../texts.ts'

type List = Output<typeof listRecipientLists>['lists'][number]
type Props = { list: List; onUse: () => void }

const STALE = { invalidates: [listRecipientLists] }

/** One list: a button to use it, and a menu to rename or delete it, each confirmed in place. */
export function RecipientListLine({ list, onUse }: Props) {
  const listTexts = useTexts(listWords)
  const common = useTexts(words)
  const [mode, setMode] = useState<'shown' | 'rename' | 'delete'>('shown')
  const deleting = useCall(deleteRecipientList, STALE)
  const { name, emails, isOfContributor } = list
  const isAdmin = readSession().full?.claims.isContributor === false
  const remove = async () => {
    const { problem } = await deleting.run({ listId: list.id })
    if (!problem) toastSuccess(listTexts.deleted())
  }
  if (mode === 'rename') return <Rename list={list} onEnd={() => setMode('shown')} />
  if (mode === 'delete') {
    return (
      <li role="alert">
        <Box as="p" grow>
          {listTexts.deleteSure({ name })}
        </Box>
        <Button size="compact" onClick={() => setMode('shown')}>
          {listTexts.keep()}
        </Button>
        <Button size="compact" kind="dangerFilled" working={deleting.working} onClick={() => void remove()}>
          {common.delete()}
        </Button>
      </li>
    )
  }
  return (
    <li>
      <Row as="p" gap="m" rows="xxs" grow wrap>
        <Text as="strong" weight={500}>
          {name}
        </Text>
        <Text as="span" tone="ink2">
          {listTexts.count({ count: emails.length })}
        </Text>
        {isAdmin && isOfContributor && (
          <Text as="span" tone="ink2">
            {listTexts.ofContributor()}
          </Text>
        )}
      </Row>
      <Button size="compact" aria-label={listTexts.takeOf({ name })} onClick={onUse}>
        {listTexts.take()}
      </Button>
      <MoreMenu
        size={30}
        label={listTexts.more({ name })}
        choices={[
          { label: listTexts.rename(), onSelect: () => setMode('rename') },
          { label: common.delete(), danger: true, onSelect: () => setMode('delete') },
        ]}
      />
    </li>
  )
}

function Rename({ list, onEnd }: { list: List; onEnd: () => void }) {
  const listTexts = useTexts(listWords)
  const common = useTexts(words)
  const sentence = useProblemText()
  const [name, setName] = useState(list.name)
  const { run, working, problem, reset } = useCall(renameRecipientList, STALE)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (name.length > LIST_NAME_MAX) return
    if (name.trim() === list.name) return onEnd()
    const { output } = await run({ listId: list.id, name })
    if (!output) return
    toastSuccess(listTexts.renamed())
    onEnd()
  }
  return (
    <li>
      <FieldLine grow onSubmit={(event) => void save(event)}>
        <TextField
          label={listTexts.newName({ name: list.name })}
          error={problem && sentence(problem.key)}
          maxCount={LIST_NAME_MAX}
          countFrom={LIST_NAME_MAX - 20}
          value={name}
          onChange={(text) => {
            setName(text)
            reset()
          }}
          autoFocus
          // Escape must not close the surrounding dialog.
          data-mantine-stop-propagation="true"
          onKeyDown={(event) => event.key === 'Escape' && onEnd()}
        />
        <Button onClick={onEnd}>{common.cancel()}</Button>
        <Button kind="primary" type="submit" working={working}>
          {common.save()}
        </Button>
      </FieldLine>
    </li>
  )
}
