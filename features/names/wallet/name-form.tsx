import { type FormEvent, useState } from 'react'
import type { Endpoint } from '#base/endpoint.ts'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { listOwnNames, removeOwnName, setOwnName } from '../contract.ts'
import { NAME_MAX, readName } from '../rules.ts'
import { ownNames } from '../wallet-texts.ts'
import type { OwnName } from './use-own-names.ts'

/** `affects`: calls of higher features whose answers contain the name. */
type Props = { own: OwnName; affects: Endpoint[]; onDone: () => void }

/** Changes or removes what the holder told a community that they are called. */
export function NameForm({ own, affects, onDone }: Props) {
  const say = useTexts(ownNames)
  const common = useTexts(words)
  const sentence = useProblemText()
  const isOnline = useIsOnline()
  const stale = { invalidates: [listOwnNames, ...affects] }
  const save = useCall(setOwnName, stale)
  const remove = useCall(removeOwnName, stale)
  const { issuerId, community, givenName, seenName } = own
  const [name, setName] = useState(seenName)
  const validation = useFieldProblems({ name }, check)
  const isWorking = save.working || remove.working
  const finish = ({ problem }: { problem?: { key: string; status: number } }, done: string) => {
    if (problem && !isServerTrouble(problem)) validation.refuse('name', problem.key)
    if (problem) return
    toastSuccess(done)
    onDone()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isWorking || !validation.isRight()) return
    finish(await save.run({ issuerId, name }), say.saved())
  }
  const { problems } = validation
  return (
    <Stack as="form" ref={validation.form} gap="l" padBlock="s" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={say.titleOf({ community })}
        autoComplete="name"
        data-autofocus
        disabled={!isOnline}
        maxCount={NAME_MAX}
        countFrom={NAME_MAX - 15}
        value={name}
        onChange={setName}
        error={problems.name && sentence(problems.name)}
      />
      <Row gap="s" align="stretch" wrap>
        <Button kind="primary" type="submit" disabled={!isOnline} working={save.working} workingLabel={common.saving()}>
          {common.save()}
        </Button>
        {givenName && (
          <Button
            disabled={!isOnline || save.working}
            working={remove.working}
            onClick={async () => finish(await remove.run({ issuerId }), say.removed())}
          >
            {common.remove()}
          </Button>
        )}
        <Button kind="quiet" onClick={onDone}>
          {common.cancel()}
        </Button>
      </Row>
    </Stack>
  )
}

function check({ name }: { name: string }): { name?: string | undefined } {
  return { name: readName(name) === undefined ? 'nameNotValid' : undefined }
}
